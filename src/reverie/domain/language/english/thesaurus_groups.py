"""Thesaurus groups: words that may say the same, a line each.

`a, b, c`: each finds each. `a > b, c`: the general word finds its kinds, and they find it.
"""

from __future__ import annotations

GROUPS = """
database, datastore, data store
database > sqlite, postgres, postgresql, mysql, mariadb, mongodb, redis, dynamodb, cassandra, duckdb, oracle, cockroachdb, firestore, couchdb, neo4j, clickhouse, supabase, sql server, elasticsearch, bigquery, snowflake, firebase, leveldb, rocksdb
relational > sqlite, postgres, postgresql, mysql, mariadb, oracle, sql server, mssql
nosql > mongodb, dynamodb, cassandra, couchdb, firestore, redis, document store
postgres, postgresql, psql, pg, pgsql
mongodb, mongo
mssql, sql server, tsql
elasticsearch, opensearch, elastic
search engine > elasticsearch, opensearch, solr, lucene, meilisearch, typesense, algolia, tantivy
full text, fulltext, fts, text search
vector store > pgvector, faiss, qdrant, milvus, weaviate, pinecone, chroma, hnsw
time series > influxdb, timescaledb, prometheus, victoriametrics, questdb
data warehouse > snowflake, bigquery, redshift, databricks, clickhouse
orm > sqlalchemy, prisma, hibernate, sequelize, typeorm, drizzle, django orm, active record, entity framework, diesel, gorm, peewee, mongoose, mikroorm, tortoise, sqlmodel, jooq, mybatis, ecto
row, record, tuple, entry
column, field, attribute
primary key, pk, identifier, unique id
foreign key, fk, reference
uuid, guid, ulid, unique identifier
schema, data model, table structure, ddl
schema change, migration, alter table
migration tool > alembic, flyway, liquibase, knex, goose, dbmate, sqitch
migrate, move over, switch over, port over, cut over, convert, switch
index, indices, btree
query, select, lookup, sql statement, sql query
transaction, commit, atomic, acid
rollback, roll back, revert, undo, back out, restore previous
stored procedure, trigger, plpgsql, database function
replica, replication, standby, follower, secondary
primary, leader, master, primary node
shard, partition
connection pool, pooling, pool size, pgbouncer, hikari
connection string, dsn, database url, jdbc url
null, nil, undefined, empty value, none value
upsert, insert, on conflict, merge into
seed, fixture, sample data, test data, dummy data
backup, dump, snapshot, pg_dump, archive copy, back up
restore, recover, recovery, bring back
soft delete, tombstone, deleted flag, archived flag
slow query, explain plan, query plan, full scan
pagination, paging, page size, cursor, offset
sort, order by, ordering, rank
aggregate, group by, sum, rollup, summarize
duplicate, dedupe, deduplicate, repeated, twice, double
retention, retain, keep data, purge, retention period, data lifetime
etl, elt, data pipeline, ingestion
etl > airflow, dagster, prefect, dbt, luigi, nifi, fivetran, airbyte
queue, message queue, job queue, task queue, broker
broker > rabbitmq, kafka, nats, activemq, mqtt, redpanda
queue > rabbitmq, kafka, sqs, nats, activemq, zeromq, pulsar, redis streams, pubsub, kinesis, eventbridge, service bus, redpanda, nsq, mqtt
task queue > celery, sidekiq, bullmq, rq, resque, huey, dramatiq
pubsub, publish subscribe, event bus, fan out
subscribe, consume, listener
dead letter, dlq, poison message, failed messages
event sourcing, event log, cqrs, event store
idempotent, exactly once, safe retry, run twice
worker, background job, async task, background process
cache, memoize, in-memory store
cache > redis, memcached, varnish, lru, cdn, valkey, caffeine
invalidate, bust, flush cache, evict, clear cache
ttl, expiry, expiration, lifetime, valid until, how long
stale, outdated, obsolete, old data, out-of-date
language > python, javascript, typescript, java, rust, golang, ruby, php, kotlin, swift, scala, haskell, elixir, erlang, c++, c#, perl, lua, zig, dart, julia, fortran, cobol, ocaml, clojure
python, py, python3, cpython
javascript, js, ecmascript, es6
typescript, ts, tsx
golang, go lang, go code
c++, cpp, cplusplus
c#, csharp, dotnet, .net
rust, cargo, rustc, crate
java, jdk, jre, openjdk
shell > bash, zsh, fish, powershell, nushell
compiler > gcc, clang, rustc, javac, tsc, msvc, llvm, babel, swc
type hint, type annotation, typing, type check, type checker
type checker > mypy, pyright, tsc, pyre
function, method, procedure, routine, subroutine
argument, parameter, arg, param
regex, regexp, regular expression, pattern matching
null pointer, nullpointerexception, npe, nonetype, undefined error
dependency injection, ioc, inversion control, injector
design pattern > singleton, factory, observer, strategy, adapter, visitor, decorator, builder
framework > django, flask, fastapi, rails, spring, express, laravel, react, vue, angular, svelte, nextjs, nestjs, symfony, phoenix, nuxt, axum, tornado, actix, remix, sveltekit
web framework > django, flask, fastapi, express, rails, laravel, spring boot, axum, actix, phoenix, nestjs, koa, starlette
frontend framework > react, vue, angular, svelte, preact, qwik
react, reactjs, jsx, react hooks
nextjs, next.js, app router
node, nodejs, node.js
library, lib, package, dependency, third party, third-party, module
package manager > npm, yarn, pnpm, bun, pip, poetry, pipenv, uv, conda, cargo, composer, bundler, maven, gradle, apt, brew, nuget, dnf, pacman, winget, chocolatey
homebrew, brew, linuxbrew
install, setup, set up
upgrade, update, bump, newer version, latest version
downgrade, older version, step back, roll back
pin, lock, fixed version, exact version
lockfile, lock file, package-lock, poetry.lock, cargo.lock, yarn.lock
semver, semantic versioning, major version, minor version, patch version
breaking change, incompatible, backwards incompatible, breaks compatibility
backward compatible, compatibility, legacy support
deprecated, obsolete, sunset, phase out, discontinued, eol
legacy, old code, inherited, outdated
virtual environment, venv, virtualenv, conda env, pyenv
version manager > nvm, pyenv, rbenv, asdf, mise, rustup, sdkman, volta
build tool > makefile, cmake, gradle, maven, bazel, ninja, webpack, vite, esbuild, meson, sbt, scons, justfile, turborepo, gulp
bundler > webpack, vite, rollup, esbuild, parcel, turbopack, rspack
monorepo, mono repo, single repo, workspace
monorepo > nx, turborepo, lerna, bazel
build failure, build broken, compile error, broken build, build fails
binary, executable, exe, build output, artifact, build artifact
cpu architecture > x86, amd64, arm64, aarch64, riscv, x86_64, apple silicon, arm
test framework > pytest, jest, vitest, mocha, junit, rspec, unittest, catch2, gtest, phpunit, xunit, nunit, testng, minitest, jasmine
test runner, test framework, test tool, testing library
integration test, e2e, end-to-end, system test, functional test
e2e > playwright, cypress, selenium, puppeteer, webdriver, testcafe, detox
load test, stress test, benchmark, performance test
load test > k6, locust, jmeter, gatling, wrk, artillery, vegeta
mock, stub, fake, test double, spy
coverage, test coverage, covered, untested
flaky, intermittent, unstable, sometimes fails, nondeterministic, random failure, sporadic, occasionally fails, unreliable
regression, broke again, worked before, reappeared, came back
snapshot test, golden file, approval test
property testing > hypothesis, quickcheck, proptest, fast-check
tdd, test driven, test first
bdd > cucumber, gherkin, behave, specflow
failing, not passing, red build, test failure
manual testing, qa, quality assurance, tester, qa engineer
acceptance, uat, acceptance criteria, sign off
edge case, corner case, boundary, special case
reproduce, repro, reproduction, replicate, steps
ci, continuous integration, pipeline, build server
ci > github actions, gitlab ci, jenkins, circleci, travis, buildkite, teamcity, drone, azure pipelines, woodpecker, bitbucket pipelines, argo workflows, tekton, bamboo, concourse
cd, continuous delivery, continuous deployment, automatic deploy
git, version control, vcs, source control, scm
version control > git, mercurial, svn, subversion, perforce, jujutsu, fossil
code hosting > github, gitlab, bitbucket, gitea, codeberg, sourcehut
repository, codebase, git repo
commit, check in, changeset, revision
commit hash, sha, revision, commit id
commit message, conventional commits, commit style
main, master, trunk, default branch, mainline
rebase, squash, rewrite history, amend
cherry pick, cherrypick, backport
force push, push force, overwrite history
pull request, pr, merge request, mr, patch
gitignore, ignored files, untracked, not committed
git hook, pre-commit, precommit, husky, lefthook
diff, difference, delta
codeowners, code owner, maintainer, required reviewer
deploy, release, ship, rollout, roll out, go live, launch, go-live, push live, put live
deploy > ansible, capistrano, argocd, helm, terraform, spinnaker, fluxcd, kamal
release notes, changelog, change log, what changed
release candidate, rc, prerelease, beta, alpha
production, prod, live system, live environment, prod environment, production environment
staging, preprod, pre-production, stage environment, test environment, pre-prod
development environment, dev environment, local environment, localhost, dev machine
environment > production, staging, development, sandbox, qa, preview
canary, gradual rollout, phased rollout, percentage rollout
blue green, zero downtime, rolling update, rolling deploy
feature flag, feature toggle, feature switch, launchdarkly, unleash, kill switch
code freeze, release freeze, freeze, moratorium, change freeze
cloud > aws, azure, gcp, digitalocean, hetzner, linode, cloudflare, heroku, ovh, google cloud, scaleway, vultr, oracle cloud, fly.io, vercel, netlify, alibaba
aws, amazon web, amazon cloud
gcp, google cloud, gcloud
aws > ec2, s3, lambda, rds, sqs, dynamodb, ecs, eks, cloudfront, iam, route53, fargate
hosting > heroku, vercel, netlify, render, fly.io, railway, digitalocean, hetzner, github pages, cloudflare pages
object storage, bucket, blob storage, s3 bucket
object storage > s3, minio, gcs, r2, azure blob, backblaze
serverless, faas, cloud function, edge function
serverless > lambda, cloud run, cloud functions, azure functions, fargate
virtual machine, vm, vps, virtual server
virtual machine > ec2, droplet, virtualbox, vmware, qemu, kvm, proxmox, vagrant, hyper-v
region, datacenter, data center, availability zone
region > us-east-1, eu-west-1, eu-central-1, us-west-2, frankfurt, ireland, virginia
cdn > cloudflare, cloudfront, fastly, akamai, bunny
iac > terraform, pulumi, cloudformation, ansible, opentofu, cdk, bicep
configuration management > ansible, puppet, chef, saltstack, nix
scale, scale out, autoscale, autoscaling, grow
on-premise, on-prem, own hardware, self hosted, self-hosted, in-house
container > docker, podman, containerd, lxc, kubernetes, buildah
docker image, container image, oci image
base image > alpine, debian, ubuntu, distroless, busybox, bookworm, bullseye
docker compose, docker-compose, compose file
kubernetes, k8s, kubectl, kube
kubernetes > eks, gke, aks, k3s, minikube, openshift, rancher, microk8s
orchestration > kubernetes, nomad, docker swarm, ecs, mesos
volume, mount, persistent volume, bind mount
registry > docker hub, ghcr, ecr, harbor, quay, pypi, npmjs, artifactory, nexus, crates.io
crashloopbackoff, crash loop, keeps restarting, restart loop
liveness, readiness, health check, healthcheck, heartbeat, probe
server, host, machine, node, box
web server > nginx, apache, caddy, iis, lighttpd, gunicorn, uvicorn, tomcat, puma
reverse proxy > nginx, traefik, caddy, haproxy, envoy
proxy, reverse proxy, gateway, ingress
load balancer, haproxy, elb, alb, round robin
port, port number, listen, bind
port > 80, 443, 22, 3000, 4000, 5000, 5173, 5432, 3306, 6379, 8000, 8080, 8081, 8443, 8888, 9000, 9090, 9200, 27017
eaddrinuse, port conflict, port taken, port occupied, address already
localhost, 127.0.0.1, loopback, local machine
dns, domain name, nameserver, name resolution
dns > cname, mx record, txt record, route53, dnsmasq, pihole, unbound
url, link, uri, web address, hyperlink
firewall, iptables, ufw, nftables, security group, blocked port
vpn > wireguard, openvpn, tailscale, ipsec, zerotier
tunnel, port forward, ngrok, ssh tunnel
ssh, remote shell, secure shell, remote login
remote access > ssh, rdp, vnc, teamviewer, anydesk, vpn
file transfer > ftp, sftp, scp, rsync, rclone
protocol > http, https, tcp, udp, grpc, websocket, mqtt, ftp, smtp, quic, amqp
websocket, web socket, socket.io, realtime, sse, server-sent
tls, ssl, https, encrypted connection
certificate, cert, x509, ssl certificate, let's encrypt, letsencrypt, certbot
connection refused, econnrefused, cannot connect, unreachable, not reachable, connection failed
connection reset, econnreset, disconnect, broken pipe, dropped connection, connection lost
wifi, wi-fi, wireless, wlan, internet connection
cors, cross origin, same origin, preflight, access-control
login, log in, sign in, signin, logon, authenticate, auth
logout, log out, sign out, signout, logoff
sign up, signup, register, registration, create account
authentication > oauth, jwt, saml, sso, ldap, oidc, passkey, basic auth, api key, kerberos, session cookie, magic link, password, token, oauth2, mtls, webauthn, session, otp, fingerprint, face id
authorization, authorisation, permission, access control, access rights, privilege
access control > rbac, abac, acl, role based, iam
identity provider > okta, auth0, keycloak, cognito, azure ad, entra, google login, clerk
oauth, oauth2, oidc, openid, social login
sso, single sign-on, saml, one login
token, jwt, bearer, access token, session token
session, cookie, session id, logged in
two factor, 2fa, mfa, multi factor, totp, authenticator, one-time
password, passphrase, passwd, pwd, passcode, login credentials
password hashing > bcrypt, argon2, scrypt, pbkdf2
password manager > bitwarden, 1password, keepass, lastpass, keepassxc
forgot password, password reset, reset link, recover account
secret, credential, api key, password, token, private key
secrets manager > vault, aws secrets, sops, doppler, parameter store, key vault, keychain
private key, public key, ssh key, keypair, key pair
leak, expose, disclose
encrypt, cipher, cryptography, crypto
encryption > aes, rsa, gpg, pgp, chacha20, tls, luks
hash, digest, checksum, fingerprint
hash > sha256, md5, sha1, blake3, crc32, xxhash
vulnerability, cve, security hole, exploit, weakness, security issue
vulnerability > xss, csrf, sql injection, ssrf, path traversal, rce, buffer overflow, clickjacking
attack, hack, breach, intrusion, compromised
validate, sanitize, sanitise, input check, verify input
validation > pydantic, zod, joi, yup, marshmallow, json schema, ajv
admin, administrator, superuser, root, sudo
forbidden, 403, access denied, permission denied, not authorized
unauthorized, 401, not authenticated, invalid credentials
not found, 404, missing, nonexistent, enoent
server error, 500, internal error, 502, 503, bad gateway
bad request, 400, invalid request, malformed
rate limit, throttle, 429, quota, request limit
captcha, bot protection, recaptcha, turnstile
privacy, personal data, pii, confidential, sensitive
gdpr, data protection, privacy law, compliance, ccpa
compliance > gdpr, hipaa, soc2, pci, iso27001, sox
anonymize, anonymise, redact, mask, pseudonymize, scrub
audit, audit log, audit trail, history
log, logfile, log file
logging > loguru, structlog, log4j, winston, pino, logback, serilog, syslog, slf4j, journald
log aggregation > loki, elk, splunk, logstash, fluentd, graylog, kibana, datadog
monitoring, observability, metrics, telemetry, dashboard
monitoring > prometheus, grafana, datadog, new relic, sentry, nagios, zabbix, cloudwatch, opentelemetry, uptime kuma, dynatrace, netdata, loki, statsd, honeycomb, pingdom, healthchecks, jaeger
error tracking > sentry, rollbar, bugsnag, airbrake, crashlytics
tracing > opentelemetry, jaeger, zipkin, honeycomb
metric, measurement, kpi, statistic, indicator
alerting > pagerduty, opsgenie, alertmanager, victorops
on call, on-call, oncall, pager, pagerduty, standby duty
incident, outage, downtime, disruption, unavailable, offline, service down
postmortem, post-mortem, incident report, root cause, retrospective
uptime, availability, sla, slo, reliability
error, failure, fault, problem, bug, issue, defect, glitch, trouble, malfunction, breakage, went wrong
crash, segfault, abort, panic, core dump, die, blew up, fatal error, abnormal termination
segfault, segmentation fault, sigsegv, access violation, core dump
exception > keyerror, typeerror, valueerror, attributeerror, nullpointerexception, indexerror, importerror, runtimeerror
modulenotfounderror, importerror, no module, cannot import, import error
stack trace, stacktrace, traceback, backtrace, call stack
exit code, return code, exit status, errno
root cause, underlying cause, culprit, turned out
debug, troubleshoot, diagnose, investigate
debugger > gdb, lldb, pdb, devtools, breakpoint, delve, ipdb, xdebug
fix, repair, resolve, solve, patch, hotfix, bugfix
workaround, work around, hack, temporary fix, stopgap, bypass, band-aid, quick fix, monkeypatch, kludge
broken, not working, stopped working, malfunction, defective
hang, freeze, stuck, unresponsive, locked up, never returns, never finishes, spinning
corrupt, damaged, garbled
encoding error, unicodedecodeerror, mojibake, garbled, wrong charset
retry, try again, reattempt, backoff, exponential backoff, repeat attempt, rerun, re-run
fallback, fall back, backup plan, plan b, contingency
failover, fail over, redundancy, high availability, ha
kill, terminate, sigkill, end process, stop process
restart, reboot, relaunch, bounce, start again
start, launch, boot, startup, bring up, begin, kick off
stop, halt, shut down, shutdown, turn off
timeout, time out, deadline, time limit, time-out, how long, too long
performance, speed, throughput, latency, slow, fast
slow, latency, sluggish, lag, laggy, takes long, takes forever, slowdown, time-consuming, bottleneck
optimize, optimise, tune, speed up, accelerate, faster, performance improvement, make faster
profile, flamegraph, flame graph
profiler > cprofile, py-spy, perf, valgrind, pprof, scalene
benchmark, bench, timing, performance measurement
response time, latency, p95, p99, percentile, milliseconds
cpu, processor, cpu core
gpu, graphics card, cuda, vram, nvidia
memory, ram, heap, memory usage
memory leak, memory growth, grows forever, leaking memory
oom, oomkilled, memory exhausted, out-of-memory, memory error, killed
garbage collection, gc, garbage collector, gc pause
disk space, disk full, enospc, storage full, space left
concurrency > threads, asyncio, goroutines, coroutines, multiprocessing, tokio, event loop
thread, multithreaded, thread pool
async, asynchronous, asyncio, await, non-blocking, nonblocking
lock, mutex, semaphore, critical section
deadlock, dead lock, lock contention, waiting forever, database locked
race condition, race, data race, timing bug, concurrent access
scheduler > cron, systemd timer, airflow, celery beat, apscheduler, quartz, task scheduler
cron, crontab, scheduled job, every night, periodic task, scheduled task, scheduler
daemon, systemd, systemctl, background process, system service, unit file
process manager > systemd, supervisor, pm2, supervisord, runit
coordination service > etcd, zookeeper, consul, raft, paxos, eureka
microservice, micro service, service oriented, soa
monolith, single application, one app
data format > json, yaml, xml, csv, toml, parquet, avro, protobuf, msgpack, ini, arrow, jsonl
serialize, serialise, marshal, encode, dump
yaml, yml
csv, tsv, comma separated, delimited
spreadsheet, excel, xlsx, google sheets, libreoffice
markdown, md, commonmark, mdx
unicode, utf-8, utf8, encoding, charset, character set
compress, zip, gzip, shrink
compression > gzip, zstd, brotli, zip, lz4, bzip2, xz, snappy, 7zip
timestamp, datetime, date time, created at
timezone, time zone, utc, gmt, local time, tz
daylight saving, dst, summer time, clock change
line ending, crlf, lf, newline
whitespace, spaces, tabs, indentation
api, endpoint, web service, rest api
api > rest, graphql, grpc, soap, openapi, webhook, json-rpc, trpc
rest, rest api, http api
openapi, swagger, api spec, api documentation
payload, body, request body, message content
webhook, callback url, notification url, web hook
api gateway > kong, apigee, tyk, traefik
http client > requests, httpx, axios, curl, aiohttp, urllib, okhttp, postman
plugin, extension, addon, add-on, module
scrape, crawler, crawl, spider
scraper > scrapy, beautifulsoup, playwright, selenium, puppeteer, lxml
configuration, setting, preferences
config file, settings file, .env, dotenv, ini file
environment variable, env var, envvar, dotenv, .env
default, default value, preset, standard value
disable, turn off, deactivate, switch off
folder, path, subdirectory
where, location, place, stored, position, whereabouts
operating system, os, platform
operating system > linux, windows, macos, ubuntu, debian, fedora, android, ios, freebsd, arch, openbsd, chromeos, centos, windows 10, windows 11, mint, red hat
linux > ubuntu, debian, fedora, arch, centos, red hat, alpine, mint, nixos, suse, rocky
macos, mac, osx, os x, macbook
desktop environment > gnome, kde, xfce, hyprland, sway, i3
desktop app > electron, tauri, qt, gtk, wpf, winforms, tkinter
editor, ide, text editor, code editor
editor > vscode, vim, neovim, emacs, intellij, pycharm, sublime, zed, cursor, nano, webstorm, notepad, helix, atom, eclipse, xcode, android studio, visual studio, kate, windsurf
vscode, vs code, visual studio, code editor
vim, neovim, nvim, vi
intellij, jetbrains, pycharm, webstorm, goland
terminal > iterm, alacritty, kitty, wezterm, tmux, ghostty
linter, lint, static analysis
linter > eslint, ruff, flake8, pylint, clippy, rubocop, shellcheck, golangci-lint, biome, stylelint, oxlint, hadolint, ktlint, checkstyle, sonarqube, clang-tidy, bandit, tflint
formatter, code formatting, auto format, autoformat, code style
formatter > black, prettier, gofmt, rustfmt, ruff, clang-format, yapf, biome
code style, style guide, convention, coding standard, pep8
convention, rule, standard, guideline, norm, policy
snake case, snake_case, camel case, camelcase, kebab case, casing
refactor, restructure, clean up, rewrite, reorganize, cleanup, tidy code, rework
rewrite, reimplement, start over, from scratch, redo
technical debt, tech debt, cruft, quick hack
boilerplate, scaffold, template, starter, skeleton
complex, complicated, overengineered, overcomplicated, convoluted
comment, docstring, inline comment, javadoc
todo, fixme, action item, open task, to-do
frontend, front end, front-end, client side, client-side
backend, back end, back-end, server side
tech stack, stack, technologies
ui, user interface, gui, graphical interface
component library > material ui, shadcn, chakra, ant design, bootstrap, radix, vuetify, headless ui
state management > redux, zustand, mobx, vuex, pinia, recoil, jotai
static site > hugo, jekyll, astro, gatsby, eleventy, mkdocs, docusaurus
template engine > jinja, handlebars, ejs, mustache, pug, twig
browser > chrome, firefox, safari, edge, brave, chromium, opera
website, site, homepage, web page, webpage, web site
modal, dialog, popup, pop-up, overlay
menu, navigation, navbar, nav, sidebar, hamburger
spinner, loading indicator, progress bar, loader, skeleton
chart, graph, plot, visualization, visualisation
chart library > d3, chart.js, recharts, plotly, echarts, highcharts, matplotlib, vega
css, stylesheet, style sheet, styling
css > tailwind, sass, scss, bootstrap, styled-components, bulma, postcss, css modules
responsive, mobile friendly, breakpoint, media query, small screen
dark mode, dark theme, night mode, dark background
theme, skin, color scheme, appearance
color, hue, shade, palette
color > red, blue, green, yellow, orange, purple, pink, black, white, brown, gray, grey, teal, turquoise
blue > navy, teal, turquoise, cyan, azure, indigo
gray, grey, silver
font > arial, helvetica, roboto, comic sans, courier, georgia, jetbrains mono, fira code, garamond
design tool > figma, sketch, adobe xd, photoshop, illustrator, canva, inkscape, gimp
mockup, wireframe, prototype, sketch, design draft
prototype, poc, mvp, demo, spike, proof-of-concept
image, picture, graphic, img
image format > png, jpeg, jpg, webp, svg, gif, avif, heic, tiff
accessibility, a11y, wcag, screen reader, aria
localization, localisation, l10n, i18n, internationalization, translation
seo, search ranking, google ranking, meta tags
analytics, tracking, usage statistics, web analytics
analytics > google analytics, matomo, plausible, mixpanel, posthog, amplitude, umami
ab test, a/b test, experiment, split test
cms > wordpress, drupal, contentful, strapi, joomla
ecommerce > shopify, woocommerce, magento, prestashop
payment > stripe, paypal, visa, credit card, klarna, apple pay, adyen, invoice
checkout, cart, basket, shopping cart
subscription, recurring payment, plan, monthly fee
mobile, phone, smartphone, cell phone, handset
mobile app > android, ios, react native, flutter, swiftui, kotlin, ionic, capacitor
cross platform > flutter, react native, xamarin, maui, ionic, electron, qt, kotlin multiplatform
ios, iphone, ipad, apple device
app store, play store, google play, testflight
push notification, apns, fcm, firebase messaging
app, application, program, software
embedded > arduino, esp32, raspberry pi, stm32, microcontroller, firmware, esp8266, rtos, pico
microcontroller, mcu, dev board
raspberry pi, raspi, rpi, single board
firmware, flash, bootloader, ota
sensor > thermometer, accelerometer, gyroscope, lidar, camera, hygrometer, dht22, bme280
bus > i2c, spi, uart, usb, modbus
circuit board, pcb, solder, electronics, breadboard
iot, smart device, mqtt, connected device
smart home, home automation, home assistant, zigbee, matter
3d printer, 3d printing, filament, prusa, ender
game engine > unity, unreal, godot, bevy, pygame, phaser
graphics > opengl, vulkan, webgl, directx, webgpu, three.js
data science > pandas, numpy, jupyter, scipy, polars, matplotlib, statsmodels, r language
notebook, jupyter, colab, ipynb
plotting > matplotlib, seaborn, ggplot, bokeh, altair
big data > spark, hadoop, flink, hive, databricks, dask, presto, trino
bi tool > tableau, power bi, looker, metabase, superset, grafana
average, mean, median, avg
outlier, anomaly, unusual value, abnormal
dataset, data set, corpus, training data
machine learning, ml, ai, artificial intelligence, model training
machine learning > pytorch, tensorflow, scikit-learn, keras, xgboost, jax, lightgbm, catboost, hugging face, transformers, onnx, mlx, fastai, random forest, gradient boosting, svm
sklearn, scikit-learn, scikit learn
deep learning, neural network, neural net, nn
neural network > transformer, cnn, rnn, lstm, gan, mlp, resnet, unet, autoencoder
language model, llm, gpt, chatbot, foundation model
language model > gpt, claude, gemini, llama, mistral, bert, qwen, deepseek, gemma
ai assistant > chatgpt, claude, copilot, gemini, cursor, codex, aider
coding agent, ai agent, assistant, code assistant
prompt, system prompt, instruction
context window, context length, token limit, context size
embedding, vector, sentence embedding
rag, retrieval augmented, retrieval, knowledge base
semantic search, similarity search, nearest neighbor, knn, vector search
fine tune, finetune, fine-tuning, lora
hyperparameter, learning rate, batch size, hyperparameter tuning, step size
optimizer > adam, sgd, adamw, rmsprop, adagrad
overfit, memorize, generalize, regularization
accuracy, precision, recall, f1, score, auc
evaluation, eval, assess, score
classification, classify, categorize, categorise
cluster, kmeans, k-means, dbscan
quantize, int8, 4-bit, gguf
computer vision, image recognition, object detection, opencv, yolo
speech recognition, transcription, whisper, transcribe, dictation, stt
tts, speech synthesis, voice output, text-to-speech
ocr, text recognition, tesseract, scanned text
mlops > mlflow, wandb, kubeflow, dvc, sagemaker, tensorboard
documentation, docs, manual, readme, guide, handbook, reference, user guide
documentation tool > sphinx, mkdocs, docusaurus, javadoc, doxygen, storybook, confluence
wiki, confluence, notion, knowledge base
tutorial, guide, howto, how-to, walkthrough, instructions
runbook, playbook, operating procedure, checklist
adr, architecture decision, decision record, design doc, rfc
specification, spec, requirement
diagram > mermaid, plantuml, drawio, uml, flowchart, excalidraw, graphviz
note, memo, jot down, write down
explain, describe, clarify, explanation, elaborate
summary, summarize, overview, recap, tldr, gist
license > mit, apache, gpl, bsd, agpl, lgpl, mpl, creative commons, proprietary, unlicense, isc, zlib, bsl, sspl, cc0, epl
open source, oss, free software, foss, public code
proprietary, closed source, commercial, private
copyright, intellectual property, ip rights, ownership
contract, agreement, terms, deal
legal, law, lawyer, attorney, solicitor
nda, non-disclosure, confidentiality, secrecy
project management > jira, trello, asana, linear, basecamp, clickup, todoist, notion, github issues, youtrack, redmine, pivotal tracker, airtable
project name, codename, code name, working title
agile > scrum, kanban, sprint, standup, backlog
sprint, iteration, two weeks, cycle
standup, stand-up, daily meeting, status meeting, daily scrum
retrospective, retro, lessons learned, look back
backlog, todo list, wish list, queue
ticket, issue, task, story, card
epic, user story, feature request, story
estimate, story points, effort, guess
roadmap, plan, timeline, strategy
priority, prioritize, urgent, important, top priority
urgent, asap, immediately, critical, pressing, right away
blocked, blocker, stuck, held up
progress, status, how far, current state
feature, functionality, capability
optional, not required, nice-to-have, voluntary
team, group, squad, crew, department
developer, engineer, programmer, coder, dev, swe, software engineer, software developer, programming
engineer > developer, sre, devops, architect, data engineer, frontend developer, backend developer
devops, sre, platform team, operations, ops, infrastructure
manager, boss, lead, supervisor, head, superior, line manager
tech lead, team lead, lead developer, lead engineer
cto, ceo, executive, director, vp, founder
founder, cofounder, co-founder, founded, started company
product manager, product owner, pm, po
intern, trainee, apprentice, junior, internship
senior, experienced, veteran, expert, seasoned
junior, beginner, newbie, novice, inexperienced
contractor, freelancer, consultant, self-employed
colleague, coworker, co-worker, teammate, workmate, work friend
customer, client, buyer, consumer, end user, shopper
vendor, supplier, provider, seller
onboarding, new hire, first day, ramp up
handover, hand over, hand off, handoff, take over, transfer
owner, responsible, in charge, maintainer, accountable, who, owned by, belongs, person responsible
assign, allocate, delegate, assignee
contact, point person, reach out, contact person
review, code review, look over, feedback
approve, sign off, lgtm, accept, green light, ok'd, go-ahead
reject, decline, refuse, turn down, deny, veto, dismissed, shot down, ruled out
suggest, propose, recommend, advise
deadline, due date, due, cutoff, target date, time limit, end date
late, delayed, overdue, behind schedule, tardy, slipped, running late, behind
postpone, delay, put off, defer, push back, reschedule, moved back, later date
meeting, appointment, sync, get-together, conference call, call
meeting tool > zoom, teams, google meet, skype, webex, jitsi
meeting > standup, retro, one-on-one, workshop, all hands, kickoff, interview, planning
one-on-one, 1:1, personal meeting, private meeting
cancel, call off, scrap, abort
attend, participate, join, take part
presentation, talk, slides, slide deck, powerpoint, keynote
workshop, course, class, seminar, training
minutes, meeting notes, protocol, recap
chat, direct message, dm, conversation, messaging
chat tool > slack, discord, teams, whatsapp, telegram, signal, mattermost, matrix, irc, zulip, rocket chat, google chat, imessage, wechat, messenger
email, mail, e-mail, inbox, message
email service > gmail, outlook, sendgrid, mailgun, postmark, ses, protonmail, fastmail, smtp
announce, inform, tell everyone, notify
discuss, talk about, debate, conversation
why, reason, because, cause, rationale, motivation, due to, how come
cause, trigger, culprit
purpose, goal, aim, intention, objective, target
choose, pick, settle on, select, opt, went with, favored
decision, choice, verdict, conclusion
alternative, instead, substitute, replacement, rather than, other option
versus, vs, compare, comparison
trade-off, tradeoff, compromise, balance
advantage, benefit, upside, plus, strength
disadvantage, drawback, downside, con, weakness
forbid, forbidden, not allowed, never, prohibit, ban, disallow, must not, off limits, may not, no-go, taboo
allow, permit, authorize
never, avoid, must not, refrain, steer clear, stay away
always, every time, without exception, consistently
must, required, mandatory, obligatory, compulsory, must have
prefer, like, rather, favor, favour, favourite, would rather, inclined
favorite, best liked, most liked, beloved
like, enjoy, love, fond, keen
dislike, hate, can't stand, detest, loathe, not like
want, wish, desire, would like
rename, new name, call, change name, retitle
name, called, title, nickname
nickname, alias, aka, known as, pseudonym, other name
username, user name, handle, login name, account name
remove, drop, delete, get rid, discard, eliminate, erase, wipe, purge, strip, take out, cut out, ditch, phase out
add, introduce, append, insert, include
replace, swap, substitute, exchange, switch to, supersede, in favor, move away
change, modify, alter, edit, adjust, tweak
increase, raise, bump, grow, rise, higher, go up
decrease, reduce, lower, shrink, cut, decline, go down
limit, cap, threshold, maximum, restrict, upper bound, quota, ceiling
minimum, at least, lower bound, min, floor
how long, duration, timeout, length, time span, minutes, hours, days, weeks, lasts
how much, price, cost, amount, total
how many, number, count, quantity, amount
how often, frequency, interval, cadence, times per
how old, age, years old, born
how far, distance, miles, kilometers, km
how big, size, dimensions, megabytes, gigabytes
when, date, what time, which day
which version, version number, what version
steps, procedure, instructions, how to
originally, initially, formerly, at first
previous, earlier, former, prior, past, last time, before
current, latest, newest, most recent, up-to-date
next, upcoming, following, coming up
final, eventually, ultimately, ended up
temporary, temporarily, interim, for now, provisional, short term
permanent, forever, long term
agree, consensus, agreement, accept
disagree, objection, oppose, against, pushback
confirm, verify, acknowledge
promise, pledge, vow, guarantee, warranty
remember, recall, recollect
remind, nudge, follow up
complain, complaint, grumble, gripe, unhappy
plan, intend, intention
fail, unsuccessful, failure, went wrong
succeed, success, worked out, managed
finish, complete, done, wrap up
pause, suspend, interrupt, on hold, halt
discover, find, notice, realize
teach, instruct, train, coach, tutor
learn, study, pick up, taking lessons
misunderstand, confuse, mix up
mistake, wrong, incorrect, blunder, oversight, mistaken, inaccurate, erroneous, screwed up, messed up
doubt, unsure, uncertain, not sure, skeptical
difficult, hard, tricky, challenging, tough
easy, simple, straightforward, effortless, simplicity
risk, danger, risky, unsafe, hazard, threat
warn, caution, careful, heads up, watch out
better, improve, enhance, superior
strange, weird, odd, unusual, bizarre
daily, every day, each day, per day
weekly, every week, once week, per week
monthly, every month, per month
yearly, annual, every year, per year
weekend, saturday, sunday
weekday > monday, tuesday, wednesday, thursday, friday
month > january, february, march, april, june, july, august, september, october, november, december
season > spring, summer, autumn, fall, winter
fortnight, two weeks, biweekly, 14 days
no longer, anymore, stopped, discontinued, used to
save, store, persist, preserve
copy, duplicate, clone, replicate
split, divide, separate, decouple, isolate, break up
merge, combine, unite, consolidate, join
author, writer, wrote, creator
roughly, approximately, ballpark, circa
ignore, skip, disregard, overlook, leave out
override, overrule, overwrite, clobber, supersede
compatible, supported, works with
investigate, look into, analyze, analyse, dig into, examine
result, outcome, finding, consequence
effect, impact, consequence, influence
lesson, learned, takeaway, insight
support, help desk, customer service, assistance
read only, readonly, immutable, write protected
unsupported, not supported, incompatible
whitelist, allowlist, allow list, safe list
blacklist, blocklist, denylist, deny list
placeholder, dummy, stub, lorem ipsum
hardcoded, hard-coded, magic number, literal value
sandbox, isolated, jail, restricted environment
algorithm > quicksort, dijkstra, binary search, bfs, dfs, dynamic programming, mergesort, gradient descent
data structure > tree, linked list, stack, heap, trie, graph, hash table, queue, bloom filter
random, seed, shuffle, rng
deterministic, reproducible, same result
architecture, design, structure, system design
business logic, domain logic, domain model, business rules
mvc, mvvm, model view, controller
multi-tenant, multitenant, tenancy, multi tenancy
dotfiles, bashrc, zshrc, shell config
hobby project, side project, pet project, personal project
hackathon, hack day, coding contest
code generation, codegen, scaffolding, generator
pair programming, pairing, mob programming
burnout, overworked, exhausted, stressed
quit, resign, leave job, step down, left company
hire, recruit, employ, joined company, new employee
fire, laid off, dismiss, let go, layoff, sacked
promote, raise, advancement
salary, wage, pay, income, earnings, compensation, paycheck, payroll, remuneration
job, position, role, profession, employment
job interview, interview, candidate, job application, applicant
resume, cv, curriculum vitae
company, employer, firm, business, corporation, enterprise, organization
startup, new company, venture, young company
office, workplace, headquarters, desk
home office, remote work, telework, wfh, work remotely
overtime, extra hours, long hours
part time, half time, reduced hours
shift, night shift, working hours, work schedule
vacation, time off, leave, pto, days off, annual leave, break
sick leave, sick day, off sick, called sick
parental leave, maternity leave, paternity leave
union, labor union, strike, works council
money, cash, funds, currency, finances, financial
currency > dollar, euro, pound, yen, franc, usd, eur, gbp, rupee, peso, krona
price, cost, fee, charge, expense, bill, spend, how much
expensive, costly, pricey, overpriced
cheap, inexpensive, affordable, low cost, bargain
free, gratis, complimentary, no charge, no cost
budget, funds, spending limit, allowance
buy, purchase, acquire, order, picked up, shopping
sell, sale, resale
pay, payment, settle
discount, sale, coupon, rebate, reduced price, voucher
mortgage, home loan, house loan
loan, debt, owe, lend, borrow, credit
bank, bank account, checking account, savings account
save, put aside, nest egg
invest, stocks, shares, portfolio
invest > stocks, bonds, etf, index fund, real estate, crypto, mutual fund
crypto > bitcoin, ethereum, dogecoin, solana, btc, eth
tax, vat, income tax, irs
insurance, insurance policy
profit, earnings, gain, margin
revenue, turnover, sales, income
funding, investor, venture capital, seed round, raised
donate, charity, contribute
credit card, debit card, visa, mastercard, amex
rent, rental, lease, tenant
family, relatives, kin
family > mother, father, sister, brother, son, daughter, aunt, uncle, cousin, grandmother, grandfather, nephew, niece, wife, husband, stepfather, twin
parent > mother, father
sibling > brother, sister, twin, half-brother, stepsister
child > son, daughter, toddler, baby, teenager
baby, infant, newborn, toddler
grandmother, nana
grandfather, granddad
grandparent > grandmother, grandfather, granddad
grandchild, grandson, granddaughter, grandkids
spouse > wife, husband
partner > girlfriend, boyfriend, wife, husband, spouse, fiance, fiancee
fiance, fiancee, engaged, betrothed
in-laws > mother-in-law, father-in-law, brother-in-law, sister-in-law, son-in-law
stepfather, stepmother, stepdad, stepmom
adopt, foster
marry, wedding, marriage, get married
wedding, ceremony, bride, groom, nuptials
divorce, separated, split up, ex-wife, ex-husband
break up, split up, breakup
dating, romance, going out, seeing someone, romantic
single, unmarried, not married, not dating
relationship status > single, married, divorced, widowed, engaged, dating
pregnant, pregnancy, expecting, baby bump
birth, born, give birth
birthday, birth date, born, birthdate, turned
anniversary, wedding day, wedding anniversary
died, death, passed away, deceased, dead
funeral, burial, memorial, mourning, grief, bereaved
friend, buddy, pal, mate, friendship, close friend, companion
neighbor, neighbour, next door, neighborhood
roommate, flatmate, housemate
meet, get together, hang out, encounter
visit, come over
teenager, teen, adolescent, youth
identity, gender, transgender, lgbtq, nonbinary
nationality, citizen, citizenship, passport
hometown, grew up, home country, native, birthplace, roots
immigrate, emigrate, moved abroad, expat
religion > christian, muslim, jewish, buddhist, hindu, catholic, atheist, protestant
religion, faith, belief, spiritual
church, chapel, mosque, temple, synagogue
meal > breakfast, lunch, dinner, supper, brunch, snack
dinner, supper, evening meal
food, meal, dish, cuisine, eat
food > pizza, pasta, bread, rice, soup, salad, sushi, burger, sandwich, curry, tacos, steak, noodles, eggs, ramen, burrito, lasagna, dumplings, pancakes, hot dog, stew, fries
recipe, cook, ingredients, cooking instructions, cookbook
cook, prepare, chef
bake > cake, bread, cookies, pie, muffins, cupcakes, brownies
grill, barbecue, bbq, cookout
spicy, chili, peppery, hot sauce
sweet, sugary, sugar, candy
delicious, tasty, yummy, good food
vegetarian, vegan, plant-based, meatless, no meat
diet, nutrition, eating habits, dietary
diet > vegan, vegetarian, keto, gluten-free, low carb, paleo, pescatarian, halal, kosher
gluten, gluten-free, celiac, wheat
lactose, dairy, milk intolerance
allergy, allergic, intolerance, reaction, hypersensitive, cannot eat
allergy > peanuts, nuts, shellfish, pollen, hay fever, gluten, lactose, penicillin, eggs
fruit > apple, banana, orange, strawberry, mango, grape, pear, peach, cherry, lemon, blueberry, pineapple, melon, kiwi, plum, raspberry, watermelon, avocado, apricot, fig, lime, coconut
vegetable > carrot, tomato, potato, onion, broccoli, spinach, lettuce, cucumber, pepper, cabbage, zucchini, beans, peas, garlic, kale, cauliflower, mushroom, eggplant, corn, asparagus, beet
meat > beef, chicken, pork, lamb, turkey, steak, bacon, ham, sausage
seafood > fish, shrimp, salmon, tuna, crab, lobster, oysters, mussels, prawns
dairy > milk, cheese, yogurt, butter, cream
pasta > spaghetti, noodles, lasagna, macaroni, penne, ravioli
nuts > peanut, almond, walnut, cashew, hazelnut, pistachio
spice > pepper, cinnamon, cumin, paprika, turmeric, ginger, curry
dessert > cake, ice cream, pie, chocolate, cookies, pudding, tiramisu, cheesecake
soda, soft drink, cola, coke, pop
drink, beverage, refreshment
drink > coffee, tea, water, juice, beer, wine, soda, milk, lemonade, cocktail, whisky, smoothie, hot chocolate, espresso, cola, kombucha, milkshake
coffee > espresso, latte, cappuccino, americano, flat white, decaf, mocha
tea > green tea, earl grey, chamomile, matcha, chai
alcohol > beer, wine, whisky, vodka, gin, rum, cocktail, tequila, champagne
sober, no alcohol, teetotal, quit drinking, alcohol-free
restaurant, diner, eatery, bistro, eat out, dine
cafe, coffee shop, coffeehouse
bar, pub, tavern
takeout, takeaway, food delivery, order food
cuisine > italian, mexican, chinese, indian, thai, japanese, french, korean, greek, vietnamese
groceries, supermarket, grocery store, food shopping
shop, store, boutique
kitchen appliance > oven, fridge, microwave, toaster, blender, dishwasher, air fryer, kettle, mixer
fridge, refrigerator, freezer, icebox
health, wellbeing, wellness, fitness, medical
ill, sick, disease, unwell, ailing
disease > cancer, diabetes, asthma, flu, covid, arthritis, alzheimer, hypertension, epilepsy, parkinson, heart disease, stroke, depression, pneumonia, migraine, lupus, multiple sclerosis, celiac, bronchitis, anemia, thyroid
cancer, tumor, tumour, chemo, chemotherapy, oncology
diabetes, insulin, blood sugar
cold, flu, influenza, cough, runny nose
covid, corona, coronavirus, pandemic, lockdown
fever, high temperature, feverish
pain, ache, hurt, sore
headache, migraine, head hurts
back pain, backache, sciatica, bad back
stomach ache, nausea, upset stomach, vomiting, food poisoning
injury, injured, hurt, wound, accident
injury > fracture, sprain, broken leg, concussion, torn ligament, bruise, broken arm, dislocated, pulled muscle, twisted ankle, stitches, tendonitis
broken bone, fracture, broke arm, broke leg, cast
heart attack, stroke, cardiac, heart disease
blood pressure, hypertension, high blood
doctor, physician, gp, medical, specialist, practitioner, doctor's appointment
doctor > dentist, surgeon, cardiologist, dermatologist, pediatrician, psychiatrist, gynecologist, neurologist, therapist, gp, orthopedist, optometrist, oncologist, urologist, vet, radiologist
dentist, teeth, dental, toothache
hospital, clinic, emergency room, er, admitted, intensive care
surgery, operation, surgeon
medicine, medication, drug, pill, tablet, prescription
medicine > ibuprofen, aspirin, antibiotics, paracetamol, insulin, antidepressant, painkiller, antihistamine, vitamin, inhaler, statin, melatonin, cough syrup, ointment, steroid
pharmacy, drugstore, chemist
vaccine, shot, jab, immunization
diagnosis, diagnosed, test results
treatment, therapy, cure, heal
therapy, therapist, counseling, counselor, psychologist
mental health, depression, anxiety, psychological
depression, low mood, hopeless
anxiety, anxious, panic attack, worry
adhd, autism, neurodivergent, attention deficit
addiction, rehab, recovery
smoke, cigarette, tobacco, vape
physical therapy, physiotherapy, rehab, physio
sleep, asleep, nap, rest, bedtime
insomnia, sleepless, cannot sleep, trouble sleeping
tired, exhausted, fatigue, worn out, sleepy, drained, sleep deprived
weight, lose weight, weigh, pounds, kilos, kg
overweight, obese, gain weight
exercise, workout, work out, training, gym
exercise > running, yoga, swimming, weightlifting, cycling, pilates, cardio, push-ups, hiking, jogging, squats, rowing, crossfit, zumba, dancing, walking
gym, fitness center, fitness studio, health club
weightlifting, lifting, weights, strength training, bodybuilding
meditation, mindfulness, relaxation
glasses, spectacles, contacts, contact lenses, eyesight
deaf, hearing loss, hearing aid, hearing impaired
body part > arm, leg, foot, knee, shoulder, neck, elbow, ankle, wrist, hip
hair, haircut, hairstyle, hairdresser, barber
happy, glad, joyful, delighted, pleased, cheerful, content
sad, unhappy, upset, miserable
angry, mad, furious, annoyed, irritated, rage, anger, pissed, outraged
afraid, scared, fear, frightened, terrified, phobia, scary, dread
phobia > heights, spiders, flying, claustrophobia, snakes, needles
worried, concerned, anxious, nervous, uneasy, tense
stress, pressure, overwhelmed, strain, burned out
relaxed, calm, peaceful, chill, unwind
excited, thrilled, looking forward, enthusiastic
proud, pride, accomplishment, achievement
ashamed, embarrassed, shame, awkward
jealous, envy, envious, jealousy
surprised, amazed, astonished, unexpected, shocked
disappointed, let down, frustrated
frustrated, fed up, annoyed
grateful, thankful, appreciate, gratitude
sorry, apologize, regret, remorse
guilty, guilt, blame, accuse
love, adore, affection
dream, aspiration, ambition, bucket list
motivated, inspired
confident, self-esteem, self confidence, assured
shy, introvert, reserved, timid
outgoing, extrovert, sociable
nice, friendly, caring, gentle, kindness
funny, humorous, hilarious, joke, amusing
cry, tears, weep, sob
fight, argue, argument, quarrel, dispute
trust, rely, reliable, trustworthy
lie, dishonest, cheat
lazy, idle, unmotivated, procrastinate
smart, clever, intelligent, brilliant
habit, routine, ritual, custom
travel, trip, journey, tour, excursion, getaway, vacation, visited
vacation > beach holiday, cruise, camping, road trip, ski trip, city break, safari, honeymoon
honeymoon, wedding trip, newlyweds
abroad, overseas, foreign country, another country
sightseeing, tourist attraction, landmark, sights
fly, flight, plane, airplane, aircraft
airline > lufthansa, ryanair, emirates, easyjet, british airways
flight delay, missed flight, cancelled flight, layover, stopover
luggage, baggage, suitcase, bags, carry-on
passport, id card, visa, travel document
visa, residence permit, work permit, green card
hotel, accommodation, lodging
hotel > hostel, airbnb, motel, guesthouse, resort, inn, b&b
book, reserve, make reservation
itinerary, travel plan, route
map, directions, navigation, gps, google maps
camp, tent, campsite
camper, rv, motorhome, campervan
hike, trek, trail, walk
mountain, peak, summit, hill, alps
beach, seaside, coast, shore
forest, woods, woodland, jungle
countryside, rural, country, village
city, town, downtown, metropolis
city > london, paris, berlin, new york, tokyo, rome, madrid, amsterdam, vienna, chicago, san francisco, sydney, barcelona, munich, hamburg, zurich, seattle, boston, los angeles, toronto, lisbon, prague, dublin, singapore, stockholm
country > germany, france, italy, spain, japan, china, india, canada, brazil, mexico, australia, sweden, poland, united states, england, ireland, scotland, korea, thailand, turkey, greece, portugal, norway, switzerland, austria, argentina, russia, egypt, kenya
europe > germany, france, italy, spain, poland, sweden, netherlands, austria, greece, portugal, switzerland, norway
asia > china, japan, india, thailand, vietnam, korea, indonesia, singapore
america, usa, united states, u.s.
uk, united kingdom, britain, england, great britain
scandinavia > sweden, norway, denmark, finland, iceland
spoken language > english, german, french, spanish, italian, chinese, japanese, russian, portuguese, arabic, korean, hindi
mother tongue, native language, first language, bilingual, fluent
cruise, ship, ferry, boat trip
vehicle > car, bike, motorcycle, bus, truck, van, scooter, train, tram, boat, suv, tractor, airplane, helicopter, camper, ambulance, e-bike
car, automobile, auto, vehicle
car > suv, sedan, tesla, toyota, honda, ford, volkswagen, bmw, audi, prius, subaru, convertible
electric car, ev, tesla, electric vehicle, charging station
motorcycle, motorbike, moped, scooter
public transport > bus, train, subway, tram, metro, ferry
subway, metro, underground, tube
train, railway, rail, railroad
taxi, cab, uber, lyft, ride
drive, driver
driver's license, driving licence, driving test
parking, parking spot, parking lot, parking space, garage
gas, petrol, fuel, gasoline, diesel
gas station, petrol station, fill up, refuel
mechanic, garage, repair shop, car repair
flat tire, tyre, puncture, tire
car accident, crash, collision, fender bender, car crash, rear-ended
breakdown, broke down, car trouble, tow
traffic, traffic jam, congestion, rush hour
ticket, fine, speeding, penalty
highway, motorway, freeway, autobahn
rental car, car rental, hire car, rented car
home > house, apartment, condo, cottage, studio, townhouse, cabin, villa
apartment, flat, condo
address, street address, postal code, zip code
live, lives, reside, based in
move, relocate, new home, moved house, moving out
landlord, landlady, property owner, rent
real estate, property, realtor, estate agent
room > kitchen, bedroom, bathroom, living room, basement, attic, garage, dining room
living room, lounge, sitting room
bathroom, toilet, restroom, shower, washroom
basement, cellar, underground room
garden, yard, backyard, lawn, garden plot, vegetable patch
gardening, plant, grow
balcony, terrace, patio, deck
furniture > sofa, chair, bed, desk, bookshelf, wardrobe, dresser, lamp
sofa, couch, settee
renovate, remodel, refurbish, makeover
paint, wallpaper, wall color, repaint
decorate, interior design
tool > hammer, screwdriver, drill, saw, wrench, pliers
diy, handyman, home improvement, home repair
plumber, plumbing, water leak, leaking pipe
electrician, wiring, power outlet, wall socket
electricity, electric power, energy
power outage, blackout, power cut
solar, solar panels, photovoltaic
heating, heater, furnace, radiator, heat pump
air conditioning, ac, air conditioner, cooling
thermostat, temperature setting, room temperature
clean, tidy, wash, vacuum, scrub, mop, dust
housework, chores, household, cleaning
laundry, washing machine, washing, dryer
trash, garbage, rubbish, waste, bin
declutter, get rid, throw away, tidy up
burglary, burglar, thief, theft, steal, robbery, robbed
alarm system, security camera, doorbell camera
pest > mice, rats, ants, cockroaches, termites, moths
pet > dog, cat, hamster, rabbit, parrot, goldfish, guinea pig, turtle, bird, fish, kitten, puppy, iguana, gerbil, ferret, tortoise
dog, puppy, canine
dog > labrador, poodle, beagle, terrier, golden retriever, german shepherd, bulldog, dachshund, husky, corgi, shiba inu, collie, chihuahua, spaniel, rottweiler, pug, dalmatian
cat, kitten, feline, kitty
vet, veterinarian, animal doctor
animal shelter, rescue, adopt pet, humane society
animal > horse, cow, pig, sheep, lion, elephant, bear, wolf, fox, deer, monkey, tiger, rabbit
horse, pony, riding, equestrian
bird > parrot, eagle, owl, sparrow, crow, pigeon, robin, penguin, canary
insect > bee, ant, butterfly, mosquito, beetle, wasp
reptile > snake, lizard, turtle, crocodile, gecko
fish > salmon, trout, goldfish, shark, tuna, cod
zoo, aquarium, safari park
farm, farmer, agriculture, ranch
plant > tree, flower, cactus, succulent, fern, shrub, herb
flower > rose, tulip, sunflower, lily, orchid, daisy, dahlia, lavender
tree > oak, maple, pine, birch, palm, willow, apple tree
weather > rain, snow, sun, storm, wind, fog, hail, thunderstorm, cloudy
weather, climate, forecast
rain, rainy, shower, drizzle, wet
snow, snowy, blizzard, snowfall
storm, hurricane, thunderstorm, tornado, typhoon
hot, heat, heatwave, warm
cold, freezing, chilly, frost
temperature, degrees, celsius, fahrenheit
natural disaster > flood, earthquake, wildfire, hurricane, tornado, tsunami, volcano, landslide
climate change, global warming, co2, emissions
hobby, leisure, free time, spare time, interest, passion, recreation
hobby > painting, reading, gardening, photography, knitting, cooking, fishing, hiking, chess, pottery, woodworking, gaming, drawing, sewing, sailing, birdwatching, model trains, blogging, yoga, camping, baking, singing
painting, watercolor, canvas, acrylic, oil painting
drawing, sketch, illustration
art, artwork, artist, creative
sculpture, pottery, ceramics, clay
photography, photo, camera, pictures
camera > canon, nikon, sony, leica, fujifilm, gopro
knitting, crochet, sewing, needlework
woodworking, carpentry, carpenter, wood
collect, collector, stamps, coins
book, novel, paperback, ebook
book > novel, biography, thriller, memoir, textbook, fantasy, cookbook, comic
science fiction, sci-fi, scifi
comic, manga, graphic novel
e-reader, kindle, ebook, kobo
news, newspaper, magazine, headlines, press, article
blog, blog post, article
podcast, episode, radio show, audio show
movie, cinema, motion picture
movie genre > comedy, drama, horror, thriller, documentary, romance, animation
tv show, series, tv series, sitcom
streaming > netflix, disney, hulu, prime video, youtube, hbo, twitch, spotify
tv, telly
theater, theatre, play, stage, drama
game, play, video game
video game > minecraft, zelda, mario, fortnite, tetris, skyrim, pokemon, elden ring, witcher
game console > playstation, xbox, nintendo switch, ps5, wii, steam deck
board game > chess, monopoly, catan, scrabble, checkers, carcassonne
card game > poker, bridge, rummy, uno, blackjack, solitaire
tabletop, role playing, dungeons dragons, rpg, dnd
puzzle, jigsaw, crossword, sudoku
song, music, tune, melody, track
music genre > rock, jazz, pop, classical, hip hop, metal, blues, folk, techno, reggae, punk, electronic, indie, soul, rap, edm, r&b, opera, grunge, ambient, disco
album, record, lp, vinyl
band, musicians, orchestra, music group
singer, vocalist, musician
musician > singer, guitarist, drummer, pianist, violinist, bassist, composer
instrument > guitar, piano, violin, drums, flute, saxophone, cello, trumpet, clarinet, ukulele, bass, harp, accordion, keyboard, banjo, oboe, trombone, harmonica, viola
sing, choir, chorus, karaoke
concert, gig, live show, live music
music lesson, piano lesson, guitar lesson, music teacher
headphones, earphones, earbuds, airpods, headset
music service > spotify, apple music, youtube music, tidal, soundcloud, deezer
dance > ballet, salsa, tango, hip hop, ballroom, waltz
sport > soccer, football, tennis, basketball, baseball, hockey, golf, swimming, running, volleyball, rugby, cricket, boxing, skiing, climbing, cycling, badminton, table tennis, handball, gymnastics, surfing, rowing, fencing
soccer, football, fifa
american football, nfl, super bowl
basketball, nba, hoops
tennis, badminton, squash, table tennis, padel
table tennis, ping pong
hockey, ice hockey, nhl
run, jog
race, marathon, half marathon, 5k, 10k, triathlon
ski, snowboard
winter sport > skiing, snowboarding, ice skating, sledding, curling
water sport > surfing, kayaking, sailing, diving, rowing, paddleboarding
surf, surfboard, waves
dive, scuba, snorkel
climb, bouldering, mountaineering
martial arts > karate, judo, taekwondo, boxing, kickboxing, jiu-jitsu, aikido, kung fu
fishing, angling, fisherman, fishing rod
competition, contest, tournament, championship, race
win, victory, winner, beat, champion, first place, triumph
lose, defeat, beaten
prize, award, trophy, medal, reward
school > kindergarten, elementary school, high school, college, university, preschool
kindergarten, preschool, nursery school
daycare, childcare, babysitter, nanny, babysit
college, university, uni, campus
high school, secondary school, grammar school
student, pupil, learner, undergraduate
teacher, instructor, professor, tutor, educator
class, course, lesson, lecture
school subject > math, history, biology, chemistry, physics, geography, english, art
math, mathematics, arithmetic, algebra
major, studied, study program, degree program
degree, bachelor, master, phd, diploma
phd, doctorate, dissertation
exam, test, quiz, examination, finals, midterm, passed exam
grade, mark, score, gpa
homework, assignment, coursework
graduate, finish school
scholarship, grant, bursary, stipend
tuition, school fees, student loan
semester, term, school year
drop out, dropout, quit school
certificate, certified, qualification
skill, ability, talent, competence
experience, expertise, know-how, background
holiday > christmas, easter, thanksgiving, halloween, hanukkah, diwali, eid, ramadan, new year, passover, labor day, independence day, valentine, kwanzaa, carnival, mother's day, christmas eve
christmas, xmas, yuletide, december 25
new year, january 1
public holiday, bank holiday, day off
party, celebration, get-together, bash, festivity
party > birthday party, housewarming, baby shower, bachelor party, reception
event > concert, wedding, conference, festival, party, exhibition, race, parade, fundraiser, birthday, graduation, funeral, meetup, hackathon, workshop, picnic, marathon
gift, present, gave, surprise
tradition, custom, ritual, family tradition
clothes, outfit, garment, apparel, wear
clothes > shirt, pants, dress, jacket, sweater, skirt, jeans, coat, socks, shorts, suit, hoodie, blouse, t-shirt, trousers, scarf, hat, gloves, tie, leggings, boots
pants, trousers, jeans, slacks
sweater, jumper, pullover, sweatshirt, hoodie
jacket, coat, parka, blazer
shirt, t-shirt, tee, blouse
shoes > sneakers, boots, sandals, heels, loafers, trainers, slippers
swimsuit, bikini, swimming trunks, bathing suit
jewelry, jewellery, necklace, ring, bracelet, earrings
watch, wristwatch, smartwatch, timepiece
handbag, purse, wallet, bag
uniform, dress code, work clothes
fabric > cotton, wool, silk, linen, polyester, denim, leather
phone > iphone, pixel, galaxy, android phone, samsung
phone number, telephone number, mobile number, cell number
computer, pc, laptop, desktop, workstation
laptop > macbook, thinkpad, dell xps, chromebook
keyboard layout > qwerty, dvorak, colemak, qwertz, azerty
mouse, trackpad, touchpad, trackball
battery, charge, charger, power bank
social media > facebook, instagram, twitter, tiktok, linkedin, reddit, mastodon, snapchat, bluesky, youtube, pinterest, tumblr, twitch
video, clip, recording, footage, film
video call, facetime, zoom call, skype
volunteer, charity work, community service, charitable work
charity, nonprofit, non-profit, ngo, foundation
shelter, homeless, food bank, soup kitchen
fundraiser, donation drive, charity event
politics, government, election
election, vote, ballot
politician > president, mayor, senator, prime minister, governor, chancellor
protest, demonstration, rally, march
police, cop, officer, law enforcement
court, trial, lawsuit, sue
prison, jail, behind bars
army, military, soldier, veteran, armed forces
occupation > nurse, teacher, lawyer, chef, engineer, plumber, electrician, accountant, architect, pilot, journalist, farmer, doctor, dentist, carpenter, mechanic, photographer, librarian, therapist, designer, programmer, scientist, police officer, firefighter, baker, social worker
accountant, bookkeeper, tax advisor
own business, self-employed, entrepreneur, own shop
package, parcel, delivery, shipment, shipping, courier
return, send back, exchange, give back
secondhand, second-hand, pre-owned, thrift, used goods
wake up, get up, woke, alarm clock
emergency, crisis, urgent, 911
smell, odor, scent, fragrance, perfume
advice, tip, recommendation, guidance
childhood, growing up
amusement park, theme park, disneyland, roller coaster
meteor shower, perseids, shooting stars
space > planet, rocket, nasa, mars, galaxy, satellite
terminal, shell, command line, console, cli, command prompt
iac, infrastructure code, infrastructure-as-code, provisioning
dry run, dry-run, simulate, no-op, trial run
source-of-truth, canonical, authoritative
gotcha, pitfall, trap, caveat, quirk, catch
assumption, assume, presume
unclear, ambiguous, vague, open question, undecided
known issue, known bug, known limitation, limitation
subagent, sub-agent, child agent, helper agent, delegate
tool call, function calling, tool use, mcp
session, conversation, chat history, transcript
instruction file > claude.md, agents.md, cursorrules, copilot instructions
permission prompt, ask before, ask first, approval required, confirm first
without asking, autonomously, unattended
hallucinate, made up, invented, fabricated
pronoun, he/him, she/her, they/them
gadget, device, appliance, hardware, unit, machine, equipment, kit
device > sensor, board, node, phone, tablet, printer, scanner, router, camera, modem, probe, beacon, tracker, reader
brain, controller, board, microcontroller, processor, chip
chip > esp32, stm32, atmega, rp2040, nrf52, cortex, attiny, esp8266, soc
board > arduino, raspberry, esp32, pico, nano, uno, feather, teensy, jetson, zero
wireless > wifi, bluetooth, lora, lorawan, zigbee, radio, cellular, lte, gsm, ble, nfc, gprs, antenna, sim
radio > lora, lorawan, antenna, frequency, mhz, transmitter, receiver, transceiver, gateway, airtime
antenna, aerial, reception, range, signal
reception, signal, coverage, range, network, bars
connectivity, network, online, internet, uplink, link
mobile network > sim, lte, gsm, 4g, 5g, gprs, modem, carrier
offline, disconnected, unplugged, without internet, no signal, airplane
power > battery, solar, mains, adapter, volt, usb, charger, charging, supply, plug, cell, lithium, lipo
energy, power, electricity, current, consumption, watt, battery, milliamp, charge
battery > lithium, lipo, aa, 18650, cell, accumulator, lifepo4, coin, alkaline, rechargeable
last, lifetime, survive, endure, hold
drain, consumption, flat, empty, discharge, dies
voltage, volt, millivolt, 5v, 3.3v, 12v
wire, cable, lead, cord, connector, plug, soldered
connector > usb, jst, plug, socket, terminal, jack, header, pin, molex, barrel
box, case, enclosure, housing, shell, container, cabinet
waterproof, watertight, sealed, rain, moisture, weatherproof, ip65, ip67, gasket, silicone, leak, damp, wet
moisture, humidity, damp, wet, condensation, water
outdoors, outside, weather, field, rain, sun, exposed, garden, open air
indoors, inside, room, hall, building
weigh, weight, scale, load, mass, kilo, kg, gram, heavy
weight > kg, gram, kilogram, kilos, pounds, tons, load cell, tare
calibrate, adjust, reference, offset, zero, factor, known weight
drift, creep, wander, inaccurate, shift, deviation, bias
accurate, accuracy, precise, exact, error, off by, tolerance
inaccurate, wrong, drift, off, noise, noisy, jitter, deviation
noise, noisy, jitter, fluctuate, spike, outlier, median, smoothing, filter
smooth, average, median, filter, moving average, kalman
reading, measurement, sample, value, data point
measure, reading, sensor, sample, gauge, monitor, record
measurement > temperature, humidity, weight, pressure, voltage, distance, speed, light, level
sample, interval, rate, reading, every, hz
often, frequency, interval, every, each, hourly, daily, minute, times, regularly, period
frequency > hourly, daily, weekly, monthly, every, interval, seconds, minutes, nightly, once
interval > seconds, minutes, hours, every, daily
regularly, periodic, every, schedule, interval, routine
temperature > degrees, celsius, warm, cold, heat, frost, fahrenheit, thermometer, ds18b20
warm, hot, heat, temperature, overheat, degrees
overheat, hot, heat, temperature, throttling, cooling, fan, heatsink
freeze, frost, cold, ice, winter, zero degrees
sun, solar, sunlight, sunshine, shade, light
light, lamp, led, bulb, brightness, backlight
indicator, led, light, lamp, blink, flash
blink, flash, led, pulse
button, switch, key, press, push, click, tap
display > lcd, oled, e-ink, epaper, screen, monitor, led, panel, matrix
screen > oled, lcd, display, monitor, touchscreen, e-ink, tablet, panel
motor, servo, stepper, actuator, drive
sound, audio, noise, beep, buzzer, speaker, microphone, tone, volume
beep, buzzer, sound, tone, chime, alarm
loud, volume, noisy, decibel, quiet
quiet, silent, mute, silence
storage > sd, disk, ssd, flash, drive, bucket, s3, volume, card, usb, nas, eeprom
memory card, sd, sd card, microsd, flash
drive, disk, ssd, hdd, harddisk, nvme, volume
wear, wear out, corrupted, lifetime, aging
clock, time, rtc, ntp, timestamp, drift, timezone
wake, wakeup, sleep, deep sleep, standby, idle, interrupt
standby, sleep, idle, hibernate, deep sleep, low power
reset, restart, reboot, watchdog, power cycle
watchdog, reset, hang, restart, reboot
upload, send, transmit, transfer, push, post, submit, sync, uplink
send, transmit, deliver, dispatch, post, upload, publish, mail
transmit, send, uplink, radio, packet, payload, upload
receive, arrive, incoming, inbound, get
message, text, notification, sms, mail, email, alert, telegram, push
notify, alert, sms, email, message, push, telegram, text, ping, warn, tell, inform
alert > sms, email, push, telegram, siren, alarm, notification, pager, threshold
text message, sms, whatsapp, message, twilio, signal
warned, alert, alarm, notified, notification, threshold
threshold, limit, trigger, above, below, exceed, drops
exceed, above, over, more than, beyond, threshold
below, under, less than, drop, beneath
lose, missing, dropped, gap, disappear
gap, missing, hole, lost, outage
buffer, queue, store, cached, backlog, local copy, spool
resend, retry, again, retransmit, catch up, replay
cheap, budget, inexpensive, affordable, cost, price, free tier
cost > euro, dollar, cents, price, fee, month, per month, free, usd, eur, pounds
price > euro, dollar, cents, fee, free, discount, reduced, pounds, percent
money > euro, dollar, cents, price, cost, budget, invoice, donation, fee
fee, charge, commission, percent, percentage, cut, surcharge
spend, cost, budget, paid, price, expense
earn, income, revenue, proceeds, takings, sales, profit
paid, invoice, transfer, bank, card, cash, stripe, paypal
pay, payment, card, cash, transfer, checkout, stripe, paypal, iban, sepa, invoice
payment provider > stripe, paypal, mollie, adyen, klarna, square, sumup, braintree
pay > cash, card, invoice, paypal, stripe, transfer, sepa, instalment
cash, coins, notes, till, money, register, box office
cents, integer, amount, money, currency, rounding, decimal
rounding, decimals, cents, precision, truncate
refund, money back, cancel, return, chargeback, reimburse, voucher
cancel, refund, withdraw, revoke, storno, call off
discount > student, child, pensioner, member, reduced, concession, percent, coupon, early bird
reduced, discount, concession, student, cheaper, half price, lower
cheaper, discount, reduced, cost, price, lower, save
student, pupil, reduced, concession, learner
admission, entry, entrance, ticket, door, access, gate
ticket, admission, seat, pass, booking, entry, voucher
ticket > seat, pdf, qr, barcode, admission, reserved, standing, pass
seat, chair, place, row, spot, bench
seating, seat map, rows, plan, numbered, chairs
hall, venue, church, room, auditorium, theatre, stage
venue > church, hall, theatre, school, club, stadium, auditorium, chapel
place > hall, church, house, garden, office, room, shed, site, street, city
show, concert, performance, event, gig, play, premiere
event > concert, performance, show, rehearsal, party, meeting, workshop
performance, show, concert, gig, evening, premiere
audience, guests, visitors, crowd, spectators, people, public, listeners
guest, visitor, attendee, audience, participant
people, visitors, members, users, guests, folks, audience
crowd, many, rush, peak, load, queue
full, sold out, capacity, overbooked, limit, booked out
capacity, seats, maximum, limit, room, full, size
reserve, hold, book, block, keep, set aside
hold, reserve, lock, keep, block, minutes
expire, timeout, minutes, release, lapse, run out, valid
scan, scanner, qr, barcode, camera, check, reader
barcode, qr, qr code, code, scan
check in, scan, entrance, door, arrival, gate
door, entrance, gate, opening, entry
forge, fake, counterfeit, copied, fraud, signature, signed
fraud, fake, scam, cheat, abuse, stolen
cheat, fraud, abuse, trick, misuse, reuse
signature, signed, hmac, hash, verify
verify, check, validate, confirm, signature, proof
advertise, poster, newsletter, campaign, promote, marketing, flyer
print, printer, paper, pdf, a4, label, hardcopy
paper, pdf, print, a4, letter, sheet
document > pdf, letter, invoice, contract, form, spreadsheet, report, slides, docx, sheet
pdf, document, print, file, attachment
attachment, pdf, file, enclosed
label, tag, sticker, badge, name, caption, mark
form, questionnaire, input, fields, survey, sheet
fill, fill in, enter, input, complete, type in
type, enter, input, key in, write
letter, mail, email, post, message, envelope
newsletter, mailing, mailing list, subscribers, email
spam, junk, unsolicited, dkim, spf, dmarc, inbox
bounce, undeliverable, returned, rejected
mail > smtp, imap, postmark, sendgrid, mailgun, ses, postfix, inbox, sender
sender, from, from address, reply, reply-to
recipient, receiver, to, addressee
receipt, invoice, confirmation, bill, proof
bookkeeping, accounting, ledger, invoices, export, datev, tax, treasurer
accountant, treasurer, bookkeeper, tax, finance
treasurer, money, accounts, cashier, finance
tax, vat, percent, rate, exempt
club, association, society, members, committee, organisation
member, club, subscriber, user, belongs
committee, board, directors, chair, chairman, meeting, vote
chair, chairwoman, chairman, head, president, lead
volunteer, helper, unpaid, staff
staff, employees, team, crew, personnel, helpers
boss, chief, head, owner, manager, director, lead
wife, husband, partner, spouse
neighbour, neighbor, next door, nearby
expert, specialist, knows, experienced, consultant
somebody, someone, person, who, anyone
responsible, charge, owner, owns, maintains, looks after, takes care, handles
handles, takes care, responsible, deals, looks after, owns
look after, maintain, owner, care, watch
supervise, oversee, lead, watch, monitor
phone, call, ring, telephone, number, reach, mobile
reach, contact, phone, call, number, email
elderly, old, older, seniors, grandparents, pensioner, aged
blind, screen reader, accessible, contrast, visually impaired
wheelchair, accessible, disabled, ramp, step-free
child, young, school, under
plant > water, soil, leaf, seed, pot, greenhouse, irrigation, garden
watering, irrigation, soil, pump, valve, moisture
pump, valve, water, flow, pipe, tank
animal > dog, cat, bee, bird, cow, sheep, goat, chicken, mouse, hedgehog
steal, theft, thief, missing, gps, tracker
damage, broken, cracked, destroyed, ruined, snapped
broke, failed, snapped, cracked, died, defect, burnt
die, dead, failed, stopped, gave up
burn, burnt, fried, smoke, overheated, fire
wet, water, rain, soaked, damp, flooded, moisture
spare, replacement, reserve, extra, backup, second
order, bought, delivery, shop, supplier, purchase, arrived
supplier > amazon, aliexpress, mouser, digikey, reichelt, conrad, farnell
arrive, delivered, delivery, come, shipped, due
wait, pending, pause, delay, queue, hold on
hurry, quickly, urgent, soon, deadline, fast
soon, shortly, next, upcoming, tomorrow
recent, lately, last, latest, yesterday, new
date > monday, tuesday, wednesday, thursday, friday, saturday, sunday, january, february, march, april, june, july, august, september, october, november, december
day > monday, tuesday, wednesday, thursday, friday, saturday, sunday, weekday, weekend
time > am, pm, hour, minutes, noon, midnight, morning, evening, afternoon, clock, seconds
evening, night, pm, tonight, late, after work
morning, am, early, breakfast, dawn
night, midnight, overnight, evening, am, dark
noon, midday, lunch, 12
begin, start, opening, from, first
end, finish, last, closing, over, until
until, till, deadline, end, before, latest
deadline > monday, friday, tomorrow, end, month, week, before, until, date
early, before, ahead, advance, sooner
late, after, behind, delayed, evening
year, annual, season, anniversary, 2024, 2025, 2026
holiday, off, away, closed, christmas, easter
away, absent, vacation, gone, travelling, out of office
busy, occupied, load, peak, rush
weekly > monday, tuesday, wednesday, thursday, friday, saturday, sunday
nightly, midnight, cron, every night, 2am, 3am, 02:00, 03:00
size > kb, mb, gb, bytes, pixels, px, width, height, large, small, cm, mm, metres
big, large, size, huge, heavy, wide, long
small, tiny, little, compact, short, narrow
long, length, duration, lengthy, wide, minutes, hours
wide, width, breadth, pixels, px
tall, height, high, pixels, px
deep, depth, nested, level
short, brief, length, terse, concise, few
length, characters, chars, long, maximum, columns, limit
characters, letters, length, columns, digits, chars
digits, number, numeric, decimals, figures
speed > ms, milliseconds, seconds, fast, slow, latency, baud, mbit, per second
quick, fast, speed, rapid, instant, seconds, ms
delay, wait, lag, pause, seconds, latency, debounce
instant, immediately, at once, directly, real time, live
live, realtime, real time, streaming, instant, current
far, distance, range, metres, meters, km, kilometres, reach
distance > metres, meters, km, kilometres, miles, range
near, close, nearby, next, beside, distance
shape, form, layout, format, structure
material > wood, plastic, metal, aluminium, steel, glass, pla, petg, foam, acrylic, rubber
plastic > pla, petg, abs, nylon, acrylic, polycarbonate
glue, epoxy, silicone, tape, adhesive, hot glue, sticky
screw, bolt, nut, fasten, mount, bracket
mount, bracket, holder, stand, screw, attach, fix
look, appearance, style, design, theme, layout, colour
colour > red, blue, green, yellow, orange, purple, pink, black, white, grey, amber, teal, navy, hex, palette, contrast
logo, icon, emblem, image, brand, favicon
brand, logo, identity, name, style, colours
icon, symbol, emoji, glyph, pictogram, logo
typeface, font, letters, serif, sans, typography
font > serif, sans, mono, inter, arial, roboto, helvetica, lato
layout, grid, columns, arrangement, design, position
page, screen, view, site, route
screen, page, view, display, form
list, table, overview, index
table, list, grid, rows, columns
picture, image, graphic, illustration, screenshot, diagram
movie, video, clip, animation, recording
animation, transition, moving, fade, motion
words, text, phrase, copy, language, term
wording, text, copy, phrasing, tone, message
tone, voice, style, polite, formal, informal, friendly
polite, formal, courteous, informal, tone
language > english, german, french, spanish, italian, dutch, polish, turkish, translation, bilingual
translate, english, german, french, i18n, locale, bilingual
translated, language, locale, strings
spelling, typo, spelt, misspelled, british, american
call, named, title, term, rename
name > called, rename, prefix, suffix, title, codename, domain, label
domain > com, org, io, dev, net, subdomain, dns, www, registrar, namecheap
web address, domain, url, link, subdomain
identifier, id, number, key, name, uuid, slug, code
number, id, code, digit, figure, count
numbering, sequence, increment, counter, consecutive, running number
version > v1, v2, v3, release, beta, 1.0, 2.0, tag, upgrade
edition, version, release, build
old, former, previous, legacy, earlier, existing
new, fresh, recent, latest, added, newly
same, identical, equal, duplicate, shared
different, other, separate, distinct, another
both, two, pair, each, either
single, one, only, sole, lone
several, many, multiple, few, various
many, number, count, several, dozens, hundreds
half, 50, percent, two
percent, percentage, share, ratio, proportion, rate
share, split, divide, portion, percent
maximum, most, limit, cap, up to, max
least, minimum, min, fewest, lowest
enough, sufficient, suffices, adequate, plenty
too much, excessive, over, overload, exceeds
store, keep, save, database, persist, hold, record
keep, store, retain, preserve, hold
stored, kept, saved, database, file, table, disk, bucket
persist, save, store, database, disk, file
throw away, delete, discard, purge, drop, remove
old data, archive, retention, purge, delete, expire
backup > nightly, rsync, restic, borg, snapshot, dump, s3, copy, tar, offsite
safe, secure, safety, protected, backup
protect, secure, guard, lock, encrypt, password
secure, encrypted, protected, https, locked, safe
lock, key, protect, closed
key, secret, token, password, credential
credential > password, token, key, secret, login
password, login, secret, credential, hash, bcrypt
sign in, login, password, link, code, session, oauth, magic
log in > password, link, oauth, session, token, google, magic
account, user, login, profile, registration
user, person, customer, visitor, account, member
users > customers, visitors, members, people, admins, guests
role, admin, editor, viewer, permission, rights
admin, dashboard, backoffice, staff, manager, root
access, permission, allowed, rights, reach, open, entry
allowed, may, permitted, can, rights, permission
right, permission, allowed, entitled, access
private, personal, confidential, hidden, secret, internal
hide, invisible, conceal, mask, secret
visible, shown, seen, public, display
show, display, present, render, visible
see, view, look, show, visible, read
privacy, gdpr, personal, consent, data protection, delete, anonymous
consent, agree, permission, opt-in, cookie, banner
track, analytics, follow, monitor, trace
law > gdpr, vat, licence, contract, legal, imprint, terms, privacy, act
hosting > server, vps, hetzner, cloud, provider, aws, docker, machine, pi, fly
provider > hetzner, aws, google, azure, cloudflare, digitalocean, ovh, netlify, vercel, render
host, server, machine, vps, provider, runs, box
runs, hosted, deployed, server, machine, lives
live, hosted, deployed, production, running
machine > server, laptop, pi, vps, vm, desktop, nas, raspberry, mac
computer > laptop, desktop, mac, pi, server, thinkpad, raspberry, tablet
laptop, notebook, macbook, computer, thinkpad
tablet, ipad, android, touchscreen
phone > android, iphone, ios, mobile, pixel
mobile, phone, small screen, responsive, android, ios
browser, chrome, firefox, safari, web, page
server > nginx, vps, ubuntu, debian, host, docker, hetzner, port, caddy
port, 8080, 3000, 5000, listen, host
publish, release, deploy, upload, public, push, announce
release, deploy, publish, version, tag, ship, launch, rollout
deploy > ssh, rsync, docker, script, push, pipeline, tag, friday, restart, systemd
launch, start, release, go live, opening, deploy
pipeline, ci, actions, workflow, build, jobs
automate, script, cron, automatic, job, bot
script, command, bash, makefile, tool, job
command > make, npm, pytest, docker, git, python, run, cargo, just
run, execute, start, launch, invoke, call
test > pytest, unit, integration, suite, coverage, fixture, assert, ci, jest, mock
tests, suite, pytest, spec, checks
check, test, verify, validate, inspect, assert, lint
prove, test, verify, demonstrate, evidence
try, test, attempt, experiment, trial
experiment, trial, tried, test, prototype
measured, benchmark, result, ms, seconds
quality, lint, review, test, standard
review, approve, pull request, feedback, check
merge, branch, main, pull request, squash, rebase
branch, main, feature, merge, fork
commit, message, git, history, push
history, log, past, commits, earlier, changelog
habit, rule, convention, always, practice, routine
rule > never, always, must, only, forbidden, required, dont
rules, convention, guideline, policy, must, never
forbidden, never, not, banned, must not, don't
promise, agreed, commitment, guarantee
agreement, agreed, decided, contract, consensus
decide, settled, picked, agreed, went, choice, vote
decided, settled, agreed, picked, final
pick, choose, select, went, favour
selected, chosen, picked, use
stack, framework, language, library, technology, tools
technology > python, javascript, typescript, django, react, flask, sqlite, postgres, docker, rust, svelte
tool > script, cli, editor, linter, formatter, library
library > package, dependency, module, requests, numpy, react
framework > django, flask, react, svelte, fastapi, vue, rails, express, htmx, astro
written, language, implemented, code, python, rust
written > python, rust, javascript, typescript, golang, java, kotlin, c
code, source, program, script, function, implementation
program, app, script, code, software, tool
bug, error, fault, problem, wrong, defect, crash, broken, issue
problem, bug, issue, trouble, failure, wrong, error, cause
trouble, problem, issue, bug, error, failure, difficulty
wrong, error, bug, mistake, incorrect, broken, fault
failure, crash, error, outage, broke, down
cause, reason, because, due, culprit, root, turned out, fault
culprit, cause, root, because, turned out, fault, guilty
reason, because, why, since, so that, cause
fault, bug, error, defect, broken, blame
solution, fix, workaround, answer, solved
fixed, solved, repaired, solution, patch, resolved, helped
cure, fix, remedy, solved, helped
weird, strange, odd, unexpected, ghost, random, mysterious
random, sometimes, intermittent, sporadic, flaky, occasionally
sometimes, occasionally, intermittent, now and then, flaky, rarely
rare, seldom, once, occasionally
twice, double, duplicate, two times, again, repeated
duplicate, twice, double, same, repeated, copy
empty, blank, nothing, null, none, missing
blank, empty, white, nothing
missing, absent, not found, lost, lacking, forgot, gone
forgot, missing, left out, overlooked
wrong time, timezone, utc, dst, offset, hour
summer time, dst, timezone, clock, hour, utc
slow, seconds, performance, timeout, lag, index
memory, ram, heap, leak, mb, oom
crash, oom, segfault, died, exception, restart
limit, maximum, cap, quota, at most, threshold, up to
growing, bigger, increase, larger, scale
shrink, smaller, reduce, compress, less
import, load, read, csv, upload, ingest
export, csv, download, dump, output, extract, spreadsheet
convert, transform, translate, change, format, turn into
format > csv, json, pdf, xml, yaml, iso, png, svg, parquet, markdown
spreadsheet, excel, csv, sheet, xlsx, table
report, summary, statistics, chart, overview, figures
statistics, numbers, figures, chart, report, count
chart, graph, plot, curve, diagram, d3, line
curve, line, graph, trend
trend, rising, falling, change, curve, slope
predict, forecast, estimate, expect, model
guess, estimate, approximate, suppose, assume
map, location, coordinates, gps, openstreetmap, leaflet
location, place, gps, where, address, coordinates, position, site
address, street, location, url, email
street, road, address, lane, avenue
country > germany, france, england, switzerland, austria, italy, usa, netherlands
city > berlin, london, paris, hamburg, munich, vienna, zurich
travel, trip, drive, journey, train, visit
drive, car, van, trip, journey, travel
car, van, vehicle, trailer, drive
plan, intend, roadmap, next, going to, later, idea
idea, proposal, suggestion, plan, thought, concept
later, future, postponed, next, someday, after
future, later, next, plan, someday, roadmap
left, remaining, todo, open, still, pending
open, unresolved, pending, todo, undecided, still
undone, open, pending, todo, unfinished, remaining
todo, open, pending, remaining, next, still
done, finished, complete, ready, closed
ready, done, finished, complete, prepared
drop, abandon, remove, gave up, cancelled, discard
abandoned, dropped, gave up, discarded, removed, stopped
reject, against, dropped, no, refuse, turned down
against, reject, instead, not, opposed, rather
instead, rather, replaced, alternative, over
switch, change, migrate, moved, replace, swap
changed, moved, switched, replaced, now, became, updated
stop, end, quit, no longer, disable
avoid, prevent, never, against, stop, skip
prevent, avoid, stop, guard, block, protect
guarantee, ensure, make sure, always, promise
ensure, make sure, guarantee, check, must
remember, note, recall, keep in mind, forget
like, prefer, love, want, enjoy, favourite
annoy, hate, dislike, bother, irritate
hate, dislike, annoy, never, avoid
happy, pleased, satisfied, glad, good
feedback, complaint, comment, review, opinion, response
opinion, think, view, prefer, believe
explain, explanation, describe, tell, reason
teach, explain, train, show, lesson
beginner, newcomer, new, novice, first time
newcomer, new, beginner, onboarding, joins
help, support, assist, aid, guide
manual, guide, documentation, instructions, readme, docs
documented, docs, readme, written, wiki, comment
comments, docstring, documentation, remark, note
diary, log, journal, notes, record
log, record, journal, history, entries
record, log, entry, store, note
okay, ok, approval, permission, sign off, consent, agree
unlock, key, open, lock
locked, key, closed, shut
opening, inauguration, launch, premiere, start
closing, shut, end, last day
tongue, language, english, german, spoken
treasurer, accounting, bookkeeping, cash, fees
accounting, bookkeeping, books, ledger, invoices, treasurer
away, absent, out of office, on holiday, vacation, gone
quiet, silent, night, mute, disturb, hours
go down, outage, fails, falls over, crash, unreachable, offline
alert, alarm, notify, warning, sms, message, pager, mail
notified, alert, message, mail, sms, push, telegram, signal, email, told
letters, font, text size, point, characters, type
big, large, size, point, pixels, small, wide
small, tiny, little, size, narrow, short
kids, junior, school, young
disabled, wheelchair, blind, deaf, accessible, impaired
cannot see, blind, screen reader, visually impaired
cannot hear, deaf, subtitles, captions
frozen, hangs, stuck, deadlock, unresponsive
cause, because, reason, due, root cause, turned out
explain, because, reason, why, turned out
drown, flooded, too much water, overwatered, soaked, wet
dry, drought, dust, thirsty, water
warm, hot, temperature, degrees, heat, celsius
cold, frost, freezing, degrees, chill, temperature
fresh air, ventilation, window, fan, vent
frequently, often, every, interval, times, how long, months
how long, duration, minutes, hours, seconds, days, weeks, takes, lasts, months
maximum, limit, at most, longest, no more than, upper, cap
minimum, at least, lowest, no less than, lower
allowed, may, permitted, forbidden, never, must not, may not
forbidden, never, not allowed, must not, banned, do not, don't
hands off, do not touch, leave alone, stays as it is
secret, password, key, token, private, confidential
privacy, tracking, personal, gdpr, anonymous, traced, consent
terms, licence, license, mit, agpl, gpl, apache
published, public, released, open source, source, online
rent, hosting, lease, hire, provider, server
provider, hoster, hosting, company, vendor, supplier
machine, server, box, computer, host, hardware
native, app, ios, android, swift, kotlin, app store
app > pwa, web app, home screen, android, ios, native
package tool > poetry, pip, npm, yarn, cargo, maven, gradle, uv, pnpm, bundler, composer
programming language > python, micropython, rust, java, kotlin, swift, typescript, javascript, golang, ruby, php, scala, elixir, c++
protocol > mqtt, http, https, grpc, websocket, amqp, coap, modbus, ssh, ftp, smtp
audio > wav, opus, mp3, flac, ogg, aac, recording
picture > jpeg, png, webp, svg, gif, avif
messenger > telegram, signal, whatsapp, slack, matrix, discord, teams, threema
reject, decided against, turned down, dropped, not use, refused
alternative, instead, other option, against, rejected, compared
emergency, stop button, kill switch, red button, panic
upgrade, update, ota, firmware, new version
unfinished, still open, left to do, missing, todo, remaining
unit, litres, metres, celsius, gallons, inches, feet, miles
measurement, reading, sensor, probe, gauge, value
speaker, voice, narrator, actor, reader
guests, visitors, customers, users, audience
liked, satisfied, happy, survey, rating, stars
leave, leaves, quit, moved away, resigned
join, new member, hired, welcome
conflict, double, twice, clash, overlap, race, same time
workday, monday, tuesday, wednesday, thursday, friday, weekday
morning, sunrise, early, dawn, breakfast
evening, sunset, late, dusk, night
sluggish, slow, crawl, lag, laggy, takes ages, speed, seconds, latency, unresponsive
brisk, fast, quick, rapid, speedy, swift, instant, prompt
appointment, booking, visit, slot, reservation, consultation, session
appointment > calendar, schedule, meeting
schedule, timetable, calendar, roster, rota, plan, agenda, shift
persist, save, store, write, keep, database
company, firm, provider, vendor, supplier, business, agency, manufacturer
in charge, responsible, owner, owns, looks after, takes care, decides, manages, leads, belongs to, keeps, maintains
doctor, vet, physician, nurse, dentist, surgeon, practice, clinic, therapist
pet > dog, cat, rabbit, bird, hamster, animal
remark, note, comment, annotation, notice
staff, employees, team, personnel, colleagues, crew, internal, workers
client, customer, owner, patient, guest, buyer, patron
hear, told, reminder, notified, informed, message, learn
shut, closed, closure, holiday
suddenly, unexpectedly, short notice, out of the blue, unplanned, spontaneously
pair, two, both, double, couple, twice
identical, same, equal, double, twice, alike, duplicate
cure, fix, mend, solve, repair, remedy, solution, heal
crash, died, killed, out of memory, aborted, failed, stopped, exception, panic
overnight, night, at night, midnight
science, chemistry, physics, biology, lab, laboratory
science > chemistry, physics, biology, astronomy, geology
absent, sick, ill, away, missing, off, leave, substitution, vacation, out of office
substitute, stand-in, replacement, deputy, cover, fill in, stand in, backup
offer, provide, propose, suggest, supply, give
eat, lunch, dinner, breakfast, meal, canteen, food, snack, feed
child, pupil, student, toddler, baby, infant, boy, girl
duration, minutes, hours, seconds, days, weeks, time, how long, period, length
afternoon, daytime, noon, day, pm
cover, roof, lid, hood, cap, shutter, tarpaulin
unreliable, unstable, drops, flaky, intermittent, lost, disconnects
outsider, guest, visitor, stranger, non-member, external, third party
phone, call, number, ring, contact, dial
on its own, by itself, automatic, auto, unattended, self
marketplace > amazon, ebay, etsy, shop, platform
internet, online, web, net, website
pinched, stolen, lost, missing, theft, nicked
remove, delete, erase, take out, drop, clear, strip
purchase, buy, order, acquire, shop
relative, sister, brother, mother, father, uncle, aunt, cousin, nephew, niece, daughter, son, wife, husband, parents, family, grandmother, grandfather
consult, ask, check with, talk to, confer, seek advice
stock, inventory, goods, supplies, warehouse, shelf
details, data, information, particulars, facts
fetch, get, lookup, pull, retrieve, download, query
consume, use, eat, need, take, drink
fuel, petrol, diesel, gas, heating oil
worker, employee, staff, labourer, hand, thread, process
hire, employ, recruit, new colleague, take on
retire, pension, left, last day
successor, takes over, replaces, new, from now on, instead
injured, hurt, broken leg, accident, wound
bill, invoice, charge, receipt, statement
debt, owe, loan, credit, arrears
insure, liability, covered, policy
lawyer, solicitor, attorney, legal, barrister, notary
accountant, tax adviser, bookkeeper, auditor, treasurer
authority, office, ministry, government, council, agency
official, formal, authority, registered
permit, licence, approval, permission, allowed, certificate
fine, penalty, punish, fee
rule, law, regulation, policy, must, never, always, only, standard
law, statute, act, regulation, legal, required
obligatory, must, mandatory, required, compulsory, have to
voluntary, optional, may, free, if you like
exempt, exception, excluded, unless, skipped
exception, unless, apart from, special case, but not
guarantee, warranty, promise, ensure, assured
complaint, angry, annoyed, complained, unhappy, trouble, revolt
happy, glad, pleased, satisfied, success, delighted
afraid, fear, scared, worried, anxious, nervous, dread
worry, concern, fear, afraid, risk, nervous
surprise, unexpected, astonished, odd, suddenly
proud, success, achievement, pleased
tired, exhausted, sleepy, weary, worn out
hungry, eat, food, thirst
crowded, full, queue, busy, packed
queue, line, waiting, backlog
patience, wait, patient, delay
nuisance, annoying, trouble, pest, bother
trouble, problem, issue, bug, broken, difficulty, fault, hassle
odd, strange, weird, funny, unusual, peculiar
mess, chaos, untidy, disorder, clutter
tidy, clean, sort, organise, order, neat
dirty, dust, stain, soiled, mud, grease
broken, defective, faulty, out of order, damaged, kaput, cracked, torn
crack, break, split, fracture, gap
leak, drip, water, seep, tight
stuck, jam, blocked, frozen, hangs
loose, wobble, play, slack, rattles
worn, abrasion, old
bend, bent, curve, fold, warp
sharp, blade, knife, cutting, pointed
blunt, dull, rounded
stiff, rigid, hard, firm
soft, flexible, elastic, rubber, foam
thick, thin, width, mm, diameter
narrow, tight, slim, cramped
broad, wide, width, generous
height, tall, high, metres, cm
depth, deep, metres
weight, kg, grams, heavy, tonnes, load, pounds
load, weight, burden, charge, cargo, freight
volume, litres, loudness, capacity, cubic
area, square metres, surface, region, zone
angle, degrees, tilt, slope, inclination
direction, north, south, east, west, left, right, towards
upside down, inverted, reversed, rotated, flipped
backwards, reverse, rear, behind, mirrored
front, ahead, face, forward, first
middle, centre, between, half
edge, border, margin, side, rim
corner, angle, edge, nook
top, upper, above, head, roof
bottom, lower, below, base, floor
inside, within, indoor, interior
outside, outdoor, exterior, open air
nearby, close, next to, beside, around the corner, adjacent
distant, far, remote, away, kilometres
neighbour, next door, adjacent, beside
opposite, facing, across, contrary
upstairs, floor, attic, first floor, storey
cellar, basement, underground, downstairs
shed, hut, barn, garage, workshop, outbuilding
workshop, garage, shed, bench, studio
office, desk, room, bureau, study
desk, counter, reception, front office, table
till, cash desk, checkout, register, counter
shelf, rack, bookcase, cupboard
cupboard, cabinet, closet, locker, wardrobe, drawer
drawer, cupboard, desk, cabinet
box, crate, carton, case, container, package
bag, sack, pouch, backpack
bottle, jar, can, flask
bucket, pail, tub, bin
waste, rubbish, trash, scrap, throw away
scrap, junk, scrapyard, old
extra, additional, more, spare, surplus
shortage, lack, missing, too few, not enough, scarce
lack, missing, without, no, absence, need
plenty, enough, ample, abundant, many
few, little, handful, hardly, small number
dozen, twelve, 12
score, points, rating, grade, mark
rating, stars, review, grade
grade, mark, class, level, score
level, stage, tier, floor, grade
stage, phase, step, level
step, stage, move, procedure
phase, stage, period, milestone
era, period, age, time
century, hundred years
decade, ten years
quarter, three months, 15, fifteen
half a year, six months
annual, yearly, every year, once a year
hourly, every hour, 60 minutes
twice a day, morning and evening, every 12 hours
how frequently, every, interval, daily, hourly, weekly, per
how often, every, interval, daily, hourly, weekly, nightly, monthly, per day, times
rhythm, every, interval, cycle, frequency
dawn, sunrise, early morning, daybreak
dusk, sunset, evening, twilight
winter, snow, cold, frost, december, january, ice
summer, heat, july, august, hot
spring, april, may, march
autumn, october, november, september
yesterday, last night, day before
tomorrow, next day, morning
now, currently, from now on, these days, today, at present
formerly, used to, before, previously, once, old, until
lately, recently, these days, last week
eventually, finally, in the end, later
forever, permanent, always, never delete, for good, indefinitely
briefly, short, moment, seconds
deadline, by friday, due, until, at the latest, cut-off
latest, newest, last, most recent
expiry, expires, valid until, end date, ttl
valid, valid until, in force, correct, current
overdue, late, delayed, too late
ahead, early, before, in advance
meanwhile, until then, in the meantime
immediately, at once, instantly, straight away, right away, now
gradually, slowly, step by step, over time
restart, reboot, start again, power cycle
automatic, by itself, cron, timer, scheduled, auto
by hand, manual, ourselves
permission, allowed, may, consent, approval, ok, permit, licence
permitted, allowed, may, ok, can, fine, accepted
prohibited, forbidden, never, not allowed, must not, banned, no
banned, forbidden, never, blocked, not allowed
restrict, limit, only, confine
confidential, internal, private, secret, not public, nda
disclose, reveal, tell, share, publish, show
spy, watch, track, monitor, observe
trust, rely, reliable, believe, safe
suspicious, suspect, odd, fraud, strange
lie, false, untrue, wrong
truth, true, correct, fact
proof, evidence, receipt, test, certificate
witness, saw, present
blame, fault, cause, culprit, guilty
culprit, cause, fault, was it, guilty, to blame
origin, cause, source, from, comes from
consequence, result, then, effect, so
what happens, then, goes to, gets, becomes
what if, then, when, in case, goes to, otherwise
in case, if, when, should
otherwise, else, or, if not
on purpose, intentionally, deliberately, meant
by accident, accidentally, unintentionally, mistake
went wrong, cause, bug, error, because, failed, wrong, problem
what was wrong, cause, because, bug, was missing, error, fault
mistake, error, wrong, typo, bug, mix-up, slip
mix up, confuse, swap, mistaken, wrong
misread, wrong, parsed, misinterpreted
garbled, encoding, charset, utf-8, broken characters, umlaut
umlauts, special characters, encoding, charset, accents
disappear, vanish, lost, gone, missing, deleted
appear, show up, visible, pop up, turn up
flicker, blink, flash
noise, hum, loud, rattle, buzz
smoke, fire, burn, smell
explode, burst, blow up
shake, vibrate, wobble
spin, rotate, turn, revolution
tilt, lean, angle, slope
lift, raise, hoist, up
lower, reduce, down, drop, less
push, press, shove, button
pull, drag, draw
carry, bring, transport, haul
throw, toss, discard
catch, grab, capture
hold, keep, grip
squeeze, press, tight, compress
pour, fill, flow
fill, full, refill, top up
empty, drain, blank, clear
mix, blend, stir, combine
measure, gauge, meter, sensor, weigh
count, number, tally, how many
calculate, compute, work out, formula
estimate, guess, about, roughly, around
compare, versus, against, difference
differ, other, unlike, deviation
resemble, similar, like, alike
match, fit, correspond, equal
fit, suit, match, size
suit, fit, appropriate, right for
belong, owned, part of, property
own, belongs, possess, property
lend, borrow, loan, rent
rent, lease, tenant, monthly, hire
sell, sale, buyer, shop
bargain, cheap, discount, offer, deal
expensive, pricey, cost, dear, too much
cost, price, euros, dollars, pounds, fee, expensive, charge, amount
price, cost, euros, dollars, pounds, cents, fee, rate, amount
afford, budget, money, cost
budget, money, euros, dollars, limit, spend, funds
spend, pay, budget, cost, money
donate, gift, charity, give
sponsor, funding, grant, donor, finance
fund, money, finance, grant, pay
profit, margin, earn, revenue
loss, lose, deficit, minus
portion, part, share, piece
percentage, percent, %, share, rate
majority, most, more than half
minority, few, less than half
average, mean, typical, usual, on average
typical, usual, normal, standard
usual, normal, regular, standard, default
normal, usual, standard, regular, ordinary
special, exception, particular, extra
rare, seldom, hardly ever, once
common, frequent, often, usual
popular, most used, favourite, liked
famous, known, celebrity
unknown, unclear, no idea, not known
vague, unclear, roughly
secret, password, token, key, hidden
passcode, pin, code, password
key, code, password, lock
alarm, siren, alert, code
guard, watch, security
burglar, theft, break-in, stolen
police, officer, report
fire, smoke, extinguisher, burn
rescue, save, emergency, help
hospital, clinic, doctor, ward
medicine, drug, pill, tablet, dose
dose, mg, amount, pill
treatment, therapy, surgery, operation
operation, surgery, procedure
surgery, operation, theatre
allergy, allergic, nuts, reaction
injection, shot, vaccine
wound, injury, cut, bleed
fever, temperature, ill
sleep, bed, night, rest
dream, sleep, nightmare
wake, awake, alarm, up
food > bread, cheese, meat, fruit, vegetables, soup, cake
fruit > apple, banana, pear, grape, berry, orange
vegetable > carrot, potato, tomato, onion, cabbage, salad
meat > beef, pork, chicken, lamb, sausage
drink > water, coffee, tea, beer, wine, juice, milk
dairy > milk, cheese, butter, yoghurt, cream
grain > wheat, rye, oats, barley, flour
bakery, bread, oven, baker, dough
bake, oven, bread, cake
oven, stove, bake, furnace, kiln
fridge, refrigerator, cold, freezer, cooling
cooling, fan, cold, fridge, ventilation
kitchen, cook, chef, stove
recipe, ingredients, dish, cook
menu, dish, card, meal
restaurant, cafe, diner, bistro, inn
hotel, room, guests, hostel, inn
waiter, server, service, table
farm > field, tractor, cow, barn, harvest
crop, harvest, field, plants
harvest, crop, pick, yield
field, meadow, land, acre
soil, earth, ground, compost
seed, sow, plant, grain
weed, plant, unwanted
bee, hive, honey, colony
cow, cattle, milk, herd
sheep, lamb, wool, flock
chicken, hen, eggs, coop
fish, pond, aquarium, tank
boat, ship, ferry, sail, harbour
ship, boat, vessel, send
harbour, port, dock, pier
bridge, crossing, river
river, stream, water, flood
lake, pond, water
sea, ocean, coast, beach
hill, slope, mountain
forest, wood, trees
path, trail, way, route
route, way, path, road, line
road, street, lane, route
crossing, junction, crossroads, intersection
traffic light, signal, red, green
vehicle > van, lorry, truck, car, bus, bike, tractor, trailer
truck, lorry, van, delivery
tyre, wheel, tire
wheel, tyre, rim
brake, stop, pad
engine, motor, drive
gear, transmission, cog
belt, strap, pulley
chain, link, sprocket
bearing, ball, axle
spring, coil, tension
valve, tap, pipe
pipe, tube, hose, line
tank, container, reservoir, vessel
pressure, bar, psi, compressed
flow, stream, rate, litres
wind, gust, storm, breeze
storm, wind, gale, thunder
thunder, lightning, storm
lightning, flash, thunder, surge
fog, mist, haze
frost, ice, minus, freezing, below zero
heating, radiator, boiler, furnace, warm
boiler, heating, furnace, hot water
thermostat, temperature, heating
thermometer, temperature, degrees
wet, damp, rain, water, moist
dry, arid, drought, desiccant
sunny, sun, clear, bright
bright, light, sunny, brilliant
dark, night, unlit, black
candle, light, wax
mirror, glass, reflect
glass, window, pane, lens
curtain, blind, shade
fence, wall, barrier
wall, fence, partition
floor, ground, storey
ceiling, roof, top
stairs, steps, staircase
lift, elevator, up
chair, seat, stool
table, desk, board
bed, mattress, sleep
carpet, rug, floor
paint, coat, colour, varnish
glue, adhesive, stick, tape
tape, adhesive, ribbon, band
nail, screw, hammer
saw, cut, blade
cut, saw, slice, trim
weld, solder, join
solder, weld, tin
sew, stitch, needle, thread
thread, yarn, cotton
fabric, cloth, textile
leather, hide, skin
wood, timber, board, plank
metal > steel, iron, aluminium, copper, brass
stone, rock, brick, granite
concrete, cement, foundation
paper, sheet, page, printout
pen, pencil, write
ink, toner, cartridge, print
printer, print, toner, paper
print, printout, paper, press
copy, duplicate, photocopy, backup
stamp, postage, seal
postage, shipping, stamp
shipping, delivery, courier, parcel, post, dispatch
courier, delivery, parcel, dhl, ups, post
deliver, delivery, bring, ship, hand over
delivery, shipment, parcel, arrives
warehouse, storage, stock, depot
depot, warehouse, store
supplier, vendor, manufacturer, distributor, wholesaler
manufacturer, maker, producer, brand
factory, plant, works, production
production, making, factory, live
abandon, drop, give up, discontinue, stop, scrap, retire, kill
ability, skill, capable, able, can, know-how
abroad, foreign, overseas, other country, international
abrupt, sudden, sharp, hard
absorb, soak, take in, sponge
abuse, misuse, spam, attack, exploit
accelerate, speed up, faster, ramp, boost
accept, take, agree, allow, approve, receive, tolerate
access, reach, log in, enter, get in, permission, door, key, open
accompany, with, along, escort
accomplish, done, finish, achieve, complete
account, login, user, profile, bank, iban
accumulate, pile up, grow, collect, build up
accurate, exact, precise, correct, accuracy, tolerance
accuse, blame, claim, charge
acknowledge, confirm, ack, receipt, admit
acquire, buy, purchase, get, obtain, procure, order
activate, switch on, enable, turn on, start, trigger
activity, use, traffic, action, movement
adapt, adjust, change, modify, fit
adapter, converter, plug, dongle
addict, hooked, dependent
adhere, stick, follow, comply, glue
adjust, set, tune, change, calibrate, correct, tweak
administer, manage, admin, run
admire, like, praise, respect
admit, let in, allow, confess, entry
adopt, take, switch to, use, choose, introduce
adult, grown-up, over 18, parent
advance, ahead, forward, prepay, progress
adventure, trip, journey, expedition
adverse, bad, negative, harmful
advertise, promote, marketing, campaign, flyer, poster, announce
advise, recommend, suggest, tip, counsel
affect, influence, hit, impact, concern
afterwards, later, then, next, subsequently
agenda, topics, schedule, list
aggressive, bites, hostile, fierce
aim, goal, target, purpose, want
aircraft, plane, drone, helicopter, glider
airport, flight, terminal, runway
alcohol, beer, wine, spirits, liquor
align, straight, line up, level, centre
allergen, nuts, gluten, lactose, allergy
alley, lane, path, street
allocate, assign, give, distribute, reserve
allowance, limit, quota, budget, pocket money
alter, change, modify, edit, adapt
alternate, every other, odd, even, take turns, swap
altitude, height, metres, elevation
amateur, hobby, beginner, layman
ambulance, emergency, hospital, 112
amend, change, correct, add
amount, number, quantity, sum, how much, total
ample, enough, plenty, room
amuse, fun, laugh, entertain
ancestor, grandparents, predecessor, family tree
ancient, old, historic, antique
anniversary, birthday, jubilee, years
announce, tell, publish, post, inform, declare
anonymous, nameless, no name, without names, pseudonym
answer, reply, response, respond, solution
anticipate, expect, foresee, plan
antique, old, valuable, vintage
apologise, sorry, excuse
apparatus, machine, device, equipment, instrument
appeal, like, attractive, complaint
appliance, machine, device, fridge, washing machine
applicant, candidate, apply
apply, use, request, put on, file
appoint, name, choose, assign, elect
appreciate, thank, like, value
apprentice, trainee, intern, learner, student
approach, way, method, strategy, come near
appropriate, suitable, right, fit
approximately, about, around, roughly, some, circa
architect, designer, planner, builder
archive, old, store, keep, backup, history
argue, dispute, quarrel, discuss, object
argument, reason, quarrel, parameter, dispute
arrange, organise, plan, set up, order
arrest, stop, police, catch
arrive, come, get in, delivery, land, reach
artificial, fake, synthetic, man-made
artist, painter, musician, singer, performer
ascend, climb, rise, up
ashes, fire, burnt, urn
assemble, build, put together, mount, join
assess, rate, judge, evaluate, check, test
assets, property, values, files, images
assign, give, allot, map, responsible, allocate
assistant, helper, secretary, aide, deputy
associate, link, connect, partner
assume, suppose, guess, think, take
astronomy, stars, planets, telescope
athlete, runner, player, sportsman
atmosphere, air, mood, climate
attach, fix, fasten, connect, append, mount
attack, hit, abuse, hack, assault
attempt, try, trial, retry, run
attend, come, visit, participate, be present
attendance, present, headcount, visitors, participants
attention, notice, care, look
attic, loft, upstairs, roof
attract, draw, lure, appeal
auction, bid, sale, lot
audit, check, inspection, review, accountant, tax
authentic, real, genuine, original
authorise, allow, approve, permit, sign off
autonomous, independent, by itself, self
available, free, in stock, ready, there, reachable
average, mean, median, typical, usual
avoid, never, prevent, stay away, do not, shun
await, wait, expect
award, prize, medal, trophy, win
aware, know, conscious
awful, terrible, bad, horrible
awkward, clumsy, difficult, embarrassing
background, behind, history, wallpaper
backlog, queue, pile, waiting, to do
bad, poor, wrong, terrible, awful
balance, remainder, account, equilibrium, saldo
bandwidth, mbit, traffic, throughput, network
bank, account, iban, transfer, money
bankrupt, insolvent, broke, out of business
bare, naked, plain, empty
barrel, cask, drum, tub
barrier, gate, fence, obstacle, turnstile
basic, simple, fundamental, elementary
basin, sink, pool, tank
basket, cart, bag
bath, tub, shower, wash, pool
battery, charge, cells, power, accumulator, lithium
battle, fight, war, struggle
beach, sea, coast, sand
beam, ray, light, girder
beard, hair, shave
beast, animal, creature
beat, hit, win, rhythm
beautiful, pretty, nice, lovely
beetle, insect, bug, pest
begin, start, launch, open, commence, kick off
behave, act, react, do
behaviour, reaction, conduct, acts
belief, faith, opinion, think
bench, seat, workbench
benefit, advantage, gain, help, use
bet, wager, gamble, guess
beverage, drink, coffee, tea, juice
bind, tie, link, fasten
biography, life, history
birth, born, baby, newborn
biscuit, cookie, cake
bitter, taste, sour
blackout, power cut, outage, no electricity
blame, fault, cause, responsible
blanket, cover, duvet
blast, explosion, burst
bleed, blood, wound
block, stop, prevent, ban, lock
blog, post, articles, website
blood, bleed, plasma, red
bloom, flower, blossom
blow, wind, hit, gust
blueprint, plan, drawing, design
blur, unsharp, out of focus, fuzzy
board, committee, plank, panel, pcb
boil, cook, heat, 100 degrees
bonus, extra, reward, premium
book, reserve, volume, title, novel
booth, stand, stall, cabin
bore, dull, drill, tedious
bottleneck, slow, limit, jam
bottom, lowest, base, floor
bounce, return, rebound
boundary, limit, border, edge
bowl, dish, basin
branch, shop, office, fork, twig, location
brand, make, label, manufacturer, name
brave, courage, bold
bread, loaf, bun, roll, baguette
break, pause, rest, recess, crack, interval
breakdown, failure, outage, collapse, fault
breathe, air, lungs, ventilation
breed, race, raise, species
brew, beer, coffee, tea
bribe, corruption, money
brief, short, concise, summary
broadcast, send, radio, stream, transmit
brochure, leaflet, flyer, booklet
bruise, injury, blue
brush, broom, paint
buffer, reserve, queue, cushion, spare
builder, contractor, mason, construction
building, house, block, property, hall
bulk, mass, batch, large amount
bump, hit, knock
bundle, package, pack, group
burglary, break-in, theft
bury, grave, underground
bush, shrub, hedge
business, firm, shop, trade, company
butcher, meat, sausage
cable, wire, cord, lead, line
cage, coop, enclosure, hutch
calculation, computing, run, sum
calf, cow, young
calm, quiet, still, relaxed
camera, photo, lens, webcam, cctv
camp, tent, caravan
campaign, action, advertising, drive
cancel, call off, drop, revoke, annul
candidate, applicant, option, choice
canteen, cafeteria, lunch, kitchen
canvas, picture, cloth, painting
capable, able, can, good at
capacity, seats, room, max, litres, size
captain, skipper, leader
capture, record, catch, photograph
caravan, camper, trailer, motorhome
card, ticket, pass, badge
care, look after, nursing, attention
career, job, profession
careful, caution, cautious, attentive
careless, sloppy, negligent
caretaker, janitor, porter, facility
cargo, freight, load, goods
carpenter, joiner, wood
carriage, coach, wagon, car
cartoon, comic, drawing
carve, cut, wood
cashier, till, checkout
cast, throw, actors, plaster
castle, palace, fort
casual, informal, relaxed
category, kind, class, type, group, sort
cattle, cows, herd, livestock
cave, cellar, hole
cease, stop, end
celebrate, party, birthday, jubilee
cemetery, grave, churchyard
ceremony, wedding, funeral, service
certain, sure, definite
certify, confirm, certificate, attest
challenge, problem, difficulty
chamber, room, hall
champion, winner, best
chance, opportunity, risk, luck
chapter, section, part
character, letter, figure, nature
charge, fee, battery, load, bill
charity, donation, aid
chart, graph, diagram, map
chase, hunt, follow
chat, talk, conversation, message
cheat, fraud, trick, fake
check, test, verify, inspect, control, look
checklist, list, steps, points
cheek, face, insolent
cheer, applause, joy
chemical, acid, cleaner, substance
chest, breast, box
chew, eat, bite
chief, head, boss, main
chimney, stack, smoke
choir, singers, chorus, voices
chop, cut, hack
chronological, by date, in order, oldest first
church, chapel, parish, organ
cinema, film, screening
circle, ring, round
circuit, loop, wiring, fuse
circumstance, condition, situation
citizen, resident, inhabitant
civil, public, polite
claim, say, demand, assert
clamp, hold, vice, clip
clarify, explain, clear up
clash, conflict, collide, overlap
classify, sort, class, categorise
classroom, class, room, lesson
clay, mud, pottery
cleaner, cleaning, detergent, wash
clear, empty, plain, obvious
clever, smart, bright
cliff, rock, steep
climate, weather, temperature
climb, go up, rise
cling, stick, hold
clinic, practice, hospital, ward
clip, cut, video, fasten
cloth, fabric, rag
cloud, server, sky, online
clue, hint, trace
coach, trainer, bus, teacher
coal, fuel, heating
coarse, rough, thick
coast, shore, sea
coincide, same time, overlap, clash
collaborate, work together, cooperate
collapse, fall, break down, fail
collar, neck
colleague, coworker, teammate, staff
collect, gather, pick up, fetch
collide, hit, crash, conflict, clash
collision, conflict, clash, crash
colony, hive, settlement
column, field, pillar
combine, merge, join, mix
comfort, ease, convenience
command, order, instruct, run
comment, remark, note, feedback
commercial, business, paid, ad
commission, fee, share, percent, order
commit, promise, submit, save
committee, board, council, panel
communicate, talk, speak, message, protocol
commute, travel, drive
compact, small, dense
companion, friend, partner
comparison, versus, benchmark
compartment, drawer, box, section
compel, force, must
compensate, refund, pay, make up
compete, rival, contest
competent, able, skilled
competitor, rival, other firm
compile, build, put together
complain, angry, unhappy, grumble, moan
complete, whole, all, finished, full
complex, complicated, difficult
component, part, module, piece
compose, write, make up
comprehend, understand, grasp
compromise, middle, deal
conceal, hide, cover
concentrate, focus
concern, worry, about, matter
conclude, end, decide, finish
condition, state, requirement, if, must
conduct, lead, do, behaviour
confidence, trust, sure
configure, set up, setting
confirm, approve, check, acknowledge
confiscate, take away, seize
confuse, mix up, mistake, puzzled
congestion, jam, crowded, traffic
congratulate, happy birthday, well done
connect, join, link, plug, attach
connection, link, line, network, cable
conscious, aware, awake
consecutive, in a row, following, successive
conserve, save, preserve, keep
consider, think, regard
consignment, shipment, delivery
consistent, same, uniform
constant, always, fixed, steady
constraint, limit, rule, restriction
construct, build, make, erect
consultant, adviser, expert
consume, use, eat, draw, need
consumption, use, usage, kwh, litres
contact, reach, call, write, phone
contain, hold, include, have
container, box, docker, tank
contaminate, dirty, pollute, infect
contemporary, modern, present
content, text, inside, happy
continue, go on, carry on, resume
contract, agreement, deal, signed
contradict, conflict, oppose
contribute, give, add, help
control, steer, check, manage
convenient, handy, easy, practical
convention, rule, habit, standard, style
convince, persuade
cook, bake, boil, kitchen
cooperate, work together, help
coordinate, organise, position
copper, metal, wire
core, centre, main, kernel
corpse, dead, body
correct, right, fix, true
correspond, match, write
corridor, hall, passage, aisle
corrode, rust, oxidise
cottage, house, hut, cabin
cotton, fabric, cloth
cough, cold, ill
council, board, committee, town
counsel, advice, lawyer
counter, desk, till, bar
coupon, voucher, discount, code
courier, messenger, delivery
courtyard, yard, court
cradle, bed, baby
craft, trade, make, boat
craftsman, tradesman, carpenter, plumber, electrician
cramped, tight, narrow, small
crane, lift, hoist
crawl, slow, creep
crazy, mad, insane
cream, lotion, milk
create, make, add, new, generate
creature, animal, being
credentials, password, login, token, key
crime, theft, fraud, offence
criterion, condition, requirement, standard
critical, important, serious, urgent
criticise, complain, blame
crossing, level crossing, junction
crucial, important, vital, key
crude, rough, raw, simple
cruel, mean, brutal
crumble, fall apart, decay
crush, press, squeeze
cubicle, booth, cabin, toilet
cue, signal, hint
cultivate, grow, plant
curious, odd, interested
currency, euro, dollar, pound, money
current, present, ampere, now, flow
curriculum, lessons, plan, course
cushion, pillow, buffer
custom, habit, tradition, tailor-made
cut-off, deadline, until, limit
cycle, loop, round, bike
cylinder, tube, roll, drum
damage, harm, broke, hurt, ruin, destroy, defect
damp, wet, moist, humidity
dangerous, risky, unsafe, hazard, never
dare, risk, venture
dash, line, hyphen, run
daughter, girl, child, son
daylight, sun, day, light
dead, died, killed, gone, broken
deal, agreement, bargain, trade
dealer, seller, shop, trader
dear, expensive, beloved
debate, discuss, argue
debris, rubble, rest, rubbish
decay, rot, fall, rust
deceive, cheat, trick
decent, good, proper
decimal, comma, point, digits
deck, floor, cards, slides
declare, say, announce, state
decline, refuse, fall, reject
decorate, paint, adorn, ornament
dedicated, own, separate, special
deduct, subtract, take off, discount
defeat, beat, lose
defend, protect, guard
define, set, specify, fix
degree, celsius, extent
delay, late, wait, postpone, lag
delegate, hand over, assign
delete, erase, remove, wipe, purge, throw away
deliberate, on purpose, discuss
delicate, fragile, sensitive
demand, ask, require, need, want
demolish, tear down, destroy
demonstrate, show, demo, prove
depart, leave, go, set off
department, team, section, division, unit
departure, leaves, start
depend, rely, need, hinge
deposit, down payment, security, bail, pay in
depress, sad, press
deprive, take away
deputy, vice, stand-in, assistant, second
descend, go down, fall
describe, tell, explain, write
desert, leave, sand
deserve, earn, merit
design, draw, layout, plan, look
designate, name, assign, call
despair, hopeless
destination, target, goal, where
destroy, break, ruin, delete
detach, remove, unplug, loosen
detect, find, notice, sense, recognise
detergent, soap, cleaner
deteriorate, worse, decay
determine, decide, find out, set
detour, diversion, way round
develop, build, write, program
deviation, off, difference, error, tolerance
device, machine, gadget, unit, box, appliance
devote, dedicate, give
diameter, mm, width, size
diary, journal, log, calendar
dictate, say, rule
diet, food, eat, vegan, vegetarian
dig, hole, spade, excavate
dignity, respect
dilute, thin, water down
dimension, size, mm, cm, width, height
diminish, less, reduce, shrink
dine, eat, dinner
dip, drop, plunge
diploma, degree, certificate
dirt, mud, dust, soil
disabled, wheelchair, off, handicapped
disappoint, let down, sad
disaster, catastrophe, flood, fire
disc, disk, record, plate
discharge, empty, release, unload
discipline, order, subject
disconnect, unplug, drop, cut off
discount, reduction, percent off, cheaper, rebate
discover, find, notice, learn
discreet, quiet, secret
disease, illness, infection, sick
disguise, mask, hide
disgust, gross, awful
dish, plate, meal, bowl
dislike, hate, do not like
dismantle, take apart, remove
dismiss, fire, send away, reject
disorder, mess, illness
dispatch, send, ship
display, show, screen, monitor, panel
disposal, throw away, waste, get rid
disrupt, disturb, interrupt
dissolve, melt, end
distinguish, tell apart, differ
distort, warp, bend
distract, disturb
distribute, share, spread, hand out
district, area, region, quarter
disturb, bother, annoy, interrupt
ditch, trench, drain
dive, plunge, swim
diverse, various, different
divide, split, share, halve
divorce, separate, split
dizzy, sick
document, paper, file, record, write down
dodgy, suspicious, unreliable
domestic, home, house, pet
dominate, rule, lead
donor, sponsor, donation, giver
doorbell, ring, bell
doorman, porter, guard
dormant, sleeping, inactive, idle
dose, amount, mg, ml
double, twice, two, duplicate
doubt, unsure, question
downpour, rain, storm
downtime, outage, offline, not reachable
draft, sketch, version, concept
drain, empty, sewer, pipe
drastic, extreme, radical
drawback, disadvantage, downside, minus
drawing, sketch, plan, picture
dress, clothes, wear, costume
drill, hole, bore, exercise
drink, beverage, swallow
drip, drop, leak
drop, fall, lose, discard
drought, dry, no rain
drown, flood, water
drum, barrel, percussion
drunk, alcohol
dry, wipe, arid
dub, name, call
dubious, doubtful, suspicious
duct, pipe, channel
due, payable, deadline, owed
dull, boring, matt
dumb, silent, stupid
dump, backup, throw, rubbish
durable, lasting, robust, tough
dust, dirt, powder
duty, task, job, obligation, shift
dwell, live, stay
dye, colour, tint
early, soon, before, morning
earn, income, make, salary
earth, ground, soil, world
ease, simple, relief
eccentric, odd, off-centre
economical, cheap, saving, thrifty
edible, eat, food
educate, teach, school, train
effective, works, useful
efficient, fast, economical
effort, work, trouble, hours
eject, throw out, remove
elaborate, detailed, complex
elapse, pass, time
elect, vote, choose
elevate, raise, lift
eligible, may, entitled, qualified
emergency, urgent, alarm, crisis, fire
emit, send, give off
emphasise, stress, highlight
employ, use, hire
employer, boss, company, firm
enclose, attach, include, fence
enclosure, case, box, housing, cage
encounter, meet, find
encourage, motivate, support
endure, last, bear
enemy, rival, opponent
energy, power, kwh, electricity
enforce, force, insist
engage, hire, take part
enlarge, bigger, grow, extend, zoom
enquire, ask, question
enrol, register, sign up, join
ensemble, group, orchestra, band
entertain, amuse, host
enthusiastic, keen, eager
entire, whole, all, complete
entitled, may, allowed, right
entrance, door, entry, gate, way in
entrepreneur, founder, owner, businessman
entry, record, row, way in, admission
environment, surroundings, nature
equipment, gear, tools, devices, kit
equivalent, same, equal
erect, build, put up
errand, task, shopping
erratic, irregular, random
escape, flee, get out, run away
essential, needed, vital, must
establish, found, set up
estate, property, inheritance, land
eternal, forever, always
ethical, moral, fair
evacuate, clear, leave, get out
evaporate, dry, steam
evening, night, dusk, pm
event, concert, festival, happening, party
evidence, proof, sign
evil, bad
evolve, develop, change
exaggerate, too much, overdo
examine, inspect, check, look at
example, sample, instance
excellent, great, very good
excess, too much, surplus
exchange, swap, replace, trade
excited, thrilled, happy
exclude, except, leave out, without
exclusive, only, sole
excuse, sorry, reason
execute, run, do
exercise, training, practice, sport
exhausted, tired, empty, used up
exhibition, show, museum, gallery, display
exist, be, there
exit, way out, leave, quit
expand, grow, extend, bigger
expect, wait, think, assume
expenditure, cost, spend, expense
experienced, skilled, senior
expert, specialist, knows, professional
expire, run out, end, valid until
explain, tell, because, describe
exploit, use, abuse, hack
explore, look, discover
export, send, csv, abroad
expose, show, open, publish
extend, longer, lengthen, prolong, more
extension, plugin, longer, annexe
exterior, outside, facade
external, outside, foreign
extinct, gone, died out
extinguish, put out, fire
extract, take out, pull, get
extraordinary, special, unusual
extreme, very, maximum
fabricate, make, fake
facade, front, wall
facility, building, plant, site
factor, reason, multiplier
faculty, department, staff
fade, pale, vanish
failure, fault, error, outage, breakdown
faint, weak, pale
fair, just, market, trade show
faith, belief, trust
fake, forged, dummy, false, mock
fall, drop, tumble, autumn
fame, known, glory
familiar, known, used to
family, relatives, parents, children
famine, hunger
fancy, like, elegant
fare, ticket, price, fee
fashion, style, clothes
fasten, fix, tie, attach
fat, grease, oil, thick
fatal, deadly, serious
faucet, tap, water
fault, error, defect, mistake, bug
favour, kindness, prefer
feather, bird, down
feature, function, property
fee, price, charge, cost, membership
feeble, weak
feed, food, give, supply
fellow, colleague, mate
female, woman, girl
fertile, rich, breed
fertiliser, manure, compost
fetch, get, bring, pick up
fiction, novel, story
fierce, aggressive, strong
figure, number, person, shape
filter, sieve, select, strain
filthy, dirty
fingerprint, hash, finger, identity
finish, end, complete, done
fire, burn, flame, dismiss
firm, company, solid
flash, light, blink, memory
flat, apartment, level, even
flavour, taste, kind
flaw, bug, fault, defect
flee, escape, run
fleet, vehicles, vans, cars, ships
flesh, meat
flexible, adaptable, soft, elastic
flight, plane, fly, stairs
float, swim, decimal
flock, herd, sheep, birds
flood, water, inundation, overflow
flour, grain, wheat, bake
flourish, grow, bloom
fluctuate, vary, swing, change
fluid, liquid, water, oil
foam, bubbles, soft
fold, bend, crease
force, power, push, must
forecast, prediction, weather, outlook
foreign, other country, abroad, strange
foreman, boss, supervisor
forge, fake, smith
fork, branch, copy
formula, calculation, equation
forward, send on, ahead
foundation, base, fund, ground
founder, started, set up
fountain, water, spring
fragile, breaks, delicate, glass
fragment, piece, part
frame, border, picture, window
frequency, hz, how often, rate
friction, rub, resistance
fridge, cold, cooling, milk
fringe, edge, hair
frontier, border
fry, pan, cook
fulfil, meet, do
function, work, feature, routine
funeral, burial, grave, undertaker
fur, hair, coat
furnish, equip, furniture
fuse, breaker, blown, circuit
fuss, trouble
gain, win, profit, increase
gallery, museum, pictures
gamble, bet, risk
gap, hole, space, missing
garage, workshop, car
garment, clothes, shirt, dress
gate, door, barrier, entrance
gather, collect, meet
gauge, measure, meter, indicator
gaze, look
gear, equipment, cog
gender, sex, male, female
generate, make, create, produce
generator, power, diesel
generous, large, giving
gentle, soft, kind, careful
gesture, sign, wave
ghost, spirit
giant, huge, big
glance, look
glimpse, see
gloomy, dark, sad
glow, shine, light
goat, sheep, animal
gold, metal, yellow
goods, products, stock, items
govern, rule, control
gown, dress
grab, catch, take
graduate, finish, degree
grain, corn, wheat, seed
grandchild, family
grant, funding, money, allow
grasp, understand, hold
grass, lawn, meadow, mow
grave, serious, cemetery
gravel, stones
grease, fat, oil, lubricant
greedy, wants too much
greenhouse, plants, glasshouse, tomatoes
greet, welcome, hello
grid, net, power, raster
grind, mill, crush
grip, hold, tyre
groceries, food, shopping
ground, floor, soil, reason
grow, increase, bigger, plants
growth, increase, grow
guardian, parent, keeper
guess, estimate, think
guest, visitor, customer, attendee
guide, manual, leader, tour
gulf, sea, gap
gun, weapon
gutter, roof, rain
gym, sports hall, fitness
habit, always, usually, custom, routine, rule
hail, storm, ice
halt, stop, pause, freeze
hamper, hinder, slow
handful, few, some
handicap, disabled, disadvantage
handkerchief, tissue
handle, deal, manage, grip, process
handwriting, written, pen, by hand
handy, useful, practical, phone
hang, freeze, stuck, suspend
happen, occur, take place, event
harass, bother, annoy
harbour, port, dock, boats
hardly, barely, seldom, almost never
hardware, device, machine, board, box
harm, damage, hurt, injure
harsh, hard, rough
haste, hurry, quick
hatch, egg, door, lid
hate, dislike, cannot stand
haul, carry, pull, transport
headache, pain, trouble
headline, title, heading
headmaster, head, principal, school
headquarters, head office, main office, based
heal, cure, get well
health, fitness, well, doctor
heap, pile, lots
hedge, bush, fence
heir, inherit, successor
helmet, head, safety
helpline, support, hotline, phone
herd, cows, sheep, flock
heritage, tradition, inheritance
hesitate, wait, unsure
hinder, prevent, block, stop
hint, tip, clue, note
hold-up, delay, jam
hollow, empty, hole
holy, church, sacred
homeless, no home, shelter
honest, true, open
honey, bees, jar, sweet
honour, respect, award
hook, hang, callback
hop, jump
horn, signal, sound
horticulture, garden, plants
hospitality, hotel, restaurant, guests
host, server, machine, guest
hostile, enemy, against
hotline, support, phone number
household, home, family
housing, case, enclosure, flats
huge, large, enormous, big
humidity, moisture, damp, percent
humour, joke, fun
hunger, food, eat
hunt, chase, search
hurt, pain, injure, damage
hygiene, clean, wash, disinfect
ideal, perfect, best
identify, recognise, name, id
identity, name, passport, id card
ignite, fire, light
ignorant, does not know
illegal, forbidden, against the law
illuminate, light, lamp
illustrate, picture, draw, show
imagine, think, picture
imitate, copy
immature, young
immigrant, foreigner
immune, resistant, vaccinated
impact, effect, hit
impatient, cannot wait
implement, build, write, do, tool
imply, mean, suggest
import, read in, load, bring in
important, key, crucial, must, matters
impose, force, demand
impossible, cannot, not possible
impress, great, wow
improve, better, enhance, upgrade
improvise, make do, workaround
inaccurate, wrong, off, imprecise
inactive, idle, asleep, off
inappropriate, wrong, unsuitable
incentive, bonus, reward
incident, accident, event, outage
incline, slope, tend
include, contain, with, part of
income, earnings, salary, revenue
incompatible, does not work, conflict
incomplete, missing, unfinished
inconvenient, awkward, annoying
incorrect, wrong, false
increase, raise, more, grow, higher
independent, own, separate, alone
indicate, show, point
indicator, led, lamp, sign
indifferent, does not matter
individual, single, person, each
induce, cause
industry, factory, trade
infect, virus, ill
inferior, worse, lower
infinite, endless, forever
inflate, air, pump, blow up
influence, effect, affect
inform, tell, notify, let know, message
infrastructure, servers, network, roads
ingredient, flour, sugar, recipe, part
inherit, heir, take over
initiate, start, begin
inject, insert, needle
innocent, not guilty
innovation, new, invention
input, enter, type, keyboard
insect, bug, fly, bee
insert, put in, add
inspect, check, look, examine
inspector, inspection, check, authority
install, set up, mount, put in
instalment, part, payment, rate
instance, example, copy
instinct, feeling, gut
institute, school, university
instruct, teach, tell, order
instructor, teacher, trainer
instrument, tool, guitar, piano, violin
insulate, isolate, foam, warm
insult, offend
intact, whole, undamaged
integer, number, whole
integrate, connect, include
intend, plan, want, mean
intense, strong
interest, percent, like, curious
interfere, disturb, noise, conflict
intermediate, between, middle
internal, inside, staff, private
interpret, read, understand, translate
interrupt, break, disturb, stop
interval, every, minutes, period, break
interview, talk, questions
intruder, burglar, stranger
invade, enter
invalid, wrong, expired, not valid
invent, make up, new
inventory, stock, list, stocktaking
invest, money, put in
investigate, look into, find out, search
investor, money, shareholder
invisible, hidden, cannot be seen
invite, guests, ask
involve, include, take part
iron, metal, steel, press
irregular, uneven, random
irrelevant, does not matter
irrigation, water, sprinkler, valve
island, sea
isolate, separate, alone
issue, problem, ticket, number
itch, scratch
janitor, caretaker, cleaner
jeopardise, risk, endanger
jewel, gold, ring, necklace
join, connect, member, enter
joint, shared, link, together
joke, fun, laugh
journalist, press, newspaper, reporter
journey, trip, travel, way
judge, court, assess
juice, drink, fruit
jump, leap, skip
junk, rubbish, scrap
jury, judges, panel
justice, law, court
justify, reason, explain
juvenile, young, youth
keen, eager, wants
kettle, water, boil
keyboard, type, piano, keys
kick, foot, hit
kidnap, take
kindergarten, nursery, children
kingdom, king, country
kit, set, equipment
knee, leg
kneel, down
knit, wool, yarn
knob, button, dial
knock, hit, door
knot, tie, rope
labour, work, effort
laboratory, lab, experiment, chemistry
ladder, climb, steps
ladle, spoon
lag, delay, behind, slow
lame, limping
landlord, owner, rent, tenant
landmark, sight, sign
landscape, country, horizontal
lane, road, track
lap, round
laser, light, cutter
latter, last, second
laundry, wash, clothes
lavatory, toilet, wc
layer, level, coat
layout, arrangement, design, plan
leader, head, boss, chief
league, club, sport
lean, thin, tilt
lease, rent, contract
leash, dog, lead
leave, go, quit, holiday
lecture, talk, course, speech
legend, story, caption
lemon, fruit, sour
lens, glass, camera, optics
lessen, reduce, less
lesson, class, period, course
liable, responsible, liability
liberal, free
librarian, library, books
library, books, package
lid, cover, cap, top
lifespan, lasts, years, durable
lifetime, years, how long
lightweight, light, small
likely, probably, perhaps
limb, arm, leg
linen, sheets, laundry
linger, stay
listen, hear, port, ear
litre, volume, liquid
litter, rubbish, cat, puppies
livestock, cows, sheep, pigs, animals
living, income, alive
lobby, hall, entrance
locate, find, where
locker, cupboard, key
locksmith, lock, key
lodge, stay, hut
log, record, diary, wood
logistics, transport, delivery, shipping
lonely, alone
longing, wish
loop, cycle, circle, repeat
loot, stolen
loss, lose, gone, deficit
lottery, draw, win
lounge, living room, sitting
loyal, faithful, regular
luck, chance, fortune
lull, calm
lumber, wood, timber
lump, piece
lunch, noon, midday, canteen, meal
lunar, moon
luxury, expensive
lyrics, song, words
machinery, machine, engine, equipment
magazine, journal, paper
magnet, attract
maid, cleaner
maintain, look after, keep, service, repair
maintenance, service, repair, look after, downtime
make up, invent, account for
male, man, boy
manipulate, change, tamper
manner, way, how
manpower, people, staff
mansion, house
manual, guide, by hand, handbook
manufacture, make, produce, build
manure, dung, fertiliser
map, plan, atlas, chart
march, walk
margin, edge, profit, spare
marine, sea
maritime, sea, ship
mark, label, sign, grade
market, shop, trade, stall
marriage, wedding, wife, husband
marvel, wonder
mask, hide, cover, face
mason, bricks, builder
mass, weight, crowd, church
massive, huge, big
master, main, boss, teacher
mat, carpet
mate, friend, colleague
material, wood, metal, fabric, stuff
mathematics, maths, numbers
matter, thing, important, concern
mature, grown, ripe
maximum, at most, limit, max, cap, up to
mayor, town, politician
meadow, field, grass
mean, average, signify
means, way, money
meantime, until then
mechanic, garage, repair
mechanism, way, machine
mediate, between
medicine, drug, pills, doctor
medium, middle, press
melt, thaw, liquid
membership, members, club, fee, subscription
memorial, grave, remember
menace, threat
mend, repair, fix, patch
mental, mind
mentor, teacher, coach
menu, dishes, navigation
merchandise, goods, products
merchant, dealer, trader, shop
mercy, pity
merit, worth, advantage
messenger, courier, signal, whatsapp
method, way, how, procedure
microphone, mic, record, sound
midnight, night, 00:00, 12 am
midwife, birth, baby
migrate, move, switch over
mild, gentle, soft
mill, grind, flour
mine, coal, own
mineral, stone, salt, water
minimum, at least, lowest, not below
minister, government, church
minor, small, child
miracle, wonder
misbehave, wrong, naughty
misfortune, bad luck
misplace, lose
misprint, typo, error
mission, task, goal
mobile, phone, portable
mode, state, setting
moderate, medium, calm
modest, small, humble
moisture, damp, wet, humidity, dew, condensation
mole, animal, spot
molest, bother
momentum, speed
monarch, king, queen
monitor, screen, watch, check
monopoly, only, sole
monthly, every month, once a month
monument, memorial
mood, feeling, atmosphere
moor, boat, heath
moped, scooter, bike
mortal, deadly
mortgage, loan, house
motel, hotel
motion, movement, moves
motivation, reason, drive
mould, fungus, form, damp
mount, fix, attach, mountain, bracket
mourn, sad, grave
mow, grass, lawn, cut
mud, dirt, wet
mug, cup
multiply, times, increase
murder, kill
muscle, strength
mushroom, fungus
musician, plays, band, orchestra
mutual, both, each other
mystery, riddle, unclear
nag, remind, annoy
nappy, baby
nasty, bad, mean
nation, country
native, local, mother tongue
naughty, bad
navigate, map, route, gps
navy, ships, blue
near, close, next to, beside
necessary, needed, required, must
needle, sewing, pointer
neglect, forget, ignore
negotiate, talk, deal, bargain
nerve, nervous
nest, birds, eggs
net, mesh, network, after tax
neutral, impartial
newspaper, press, paper, daily
nibble, eat, bite
nightmare, dream, awful
nitrogen, gas, fertiliser
noble, fine
nod, agree
noisy, loud, noise
nominate, suggest, appoint
nominee, candidate
nonsense, rubbish, wrong
nonstop, all the time, around the clock
notch, step, groove
notepad, notes, paper
notice, see, sign, period
notify, tell, inform, alert, message, mail
notion, idea
notorious, known
nourish, feed
novel, book, new
nude, naked
numb, feeling
numerous, many
nun, church
nursery, kindergarten, plants
nurture, care
nutrition, food, diet
oak, tree, wood
oar, boat, row
oath, swear
obey, follow, comply
object, thing, against
obligation, must, duty
oblige, must, force
obscure, unclear, hidden
observe, watch, see, notice
obsolete, old, outdated, no longer used
obstacle, hurdle, problem, block
obstruct, block
obtain, get, receive
occasion, event, time
occupant, tenant, lives
occupy, busy, taken, fill
odour, smell
offence, crime, violation
officer, police, official
offspring, children, young
offset, shift, difference
oil, grease, fuel, lubricant
ointment, cream
omit, leave out, skip
ongoing, still running, open
onlooker, spectator
ooze, leak
opaque, not transparent
opening, start, hole, inauguration
operate, run, work, use
operator, user, runs, staff
opponent, against, rival
optimum, best
option, choice, possibility, setting
oral, spoken, mouth
orbit, circle, satellite
orchard, fruit trees, apples
orchestra, musicians, conductor, violin
ordeal, hard
ore, metal
organ, church, heart
organic, bio, natural
organise, arrange, plan, run
organisation, club, association, company
orient, direction, east
orphan, no parents
outbreak, start
outer, outside
outlaw, ban
outlet, socket, shop
outline, sketch, summary
outlook, forecast, view
output, result, print, produce
outright, completely
outset, beginning, start
outskirts, edge, suburb
outstanding, open, unpaid, excellent
oval, round
overall, total, whole
overcoat, coat
overcome, solve, beat
overcrowded, full, too many
overdraft, account, minus
overflow, too full, flood
overhaul, repair, renew
overhead, cost, above
overhear, hear
oversee, supervise, control
oversight, mistake, forgot
overtake, pass
overtime, extra hours, long
overturn, tip over
overview, summary, dashboard
owe, debt, unpaid
oxygen, air
pace, speed, tempo
pack, box, wrap, bundle
pad, cushion, notebook
paddock, field, horses
page, sheet, site, screen
painter, artist, paint
pale, light, white
palm, tree, hand
pamphlet, leaflet, brochure
pan, pot, cook
panel, board, display, group
panic, fear, crash
pantry, food, storage
parade, march
parallel, at the same time, side by side, workers
paramedic, ambulance
parasite, mite, pest
parcel, package, post
pardon, excuse, sorry
parish, church, priest
parliament, politics
parrot, bird
parson, priest, church
participant, attendee, takes part, member
particle, dust
particular, special, certain
partition, split, wall
partner, spouse, colleague
passage, way, corridor, text
passenger, traveller, rider, guest
passion, love
passport, id, identity
pastry, cake, croissant, bakery
pasture, meadow, grass, cows
patch, fix, piece
patent, right, invention
patient, ill, waits
patrol, guard, round
pattern, design, template, regularity
pause, break, stop, wait
pave, road, stones
pavement, path, walk
pay off, worth, debt
peaceful, quiet
peak, top, maximum, rush hour
peasant, farmer
pebble, stone
pedal, bike, foot
pedestrian, walk, foot
peel, skin
penetrate, get in
pension, retired, old age
perceive, see, notice
perform, play, do, run
performer, artist, singer, actor
peril, danger
period, time, lesson, duration, dot
perish, die, spoil
perishable, fresh, food, spoil
permanent, forever, always, fixed
persistent, stubborn, lasting
pest, mite, aphid, mice, rats
pesticide, spray, poison
petition, request
petty, small
pharmacy, chemist, medicine, drugs
phenomenon, effect
pianist, piano
pickle, preserve
pickup, collect, truck
pierce, hole
pig, pork, animal
pigeon, bird, dove
pile, heap, stack
pilgrim, travel, church
pillow, bed, cushion
pilot, plane, trial, test
pine, tree, wood
pioneer, first
pirate, illegal
pit, hole
pitch, field, tone, talk
pitfall, trap, danger
plague, pest, illness
planet, earth, mars, saturn, jupiter, moon
plaster, wall, wound
platform, stage, system, track
plausible, likely
playground, children, swings
pleasant, nice
plot, land, story, graph
plough, field, tractor
pluck, pick
plug, socket, connector, power
plumber, pipes, water, tap
plunge, dive, fall
plural, several
pocket, bag, trousers
poem, verse, text
poet, writer
poison, toxic, dangerous
pole, stick, mast
polish, shine, clean
polite, friendly, formal, please
poll, vote, survey, ask repeatedly
pollen, flower, bees
pond, lake, fish
pool, swimming, water, shared
populate, fill
population, inhabitants, people
porcelain, china, plates
porch, entrance
pore, hole
porridge, oats
portable, mobile, carry
porter, doorman, reception
portrait, picture, upright
pose, stand
possess, own, have
postcode, zip, address
poster, print, sign, notice
postpone, later, delay, put off, move
pot, pan, plant
potter, clay, kiln, ceramics
pottery, ceramics, clay, kiln, glaze
poultry, chicken, hens
poverty, poor
practise, rehearse, train, exercise
praise, compliment, like
pray, church
preach, church
precaution, safety, careful
precede, before
precious, valuable
predecessor, before, previous, former
predict, forecast, guess
predominantly, mostly
prefix, begins with, in front
pregnant, baby, birth
prejudice, bias
preliminary, first, provisional
premature, too early
premises, building, site
premium, expensive, fee
prepare, get ready, set up
prerequisite, required, before, needs
prescribe, medicine, order
presence, there, attendance
preset, default, saved
pressure, bar, stress
pretend, fake
prevail, win
prevent, stop, avoid, so that not
prey, hunt
prick, needle
priest, church, vicar, pastor
primary, main, first
prime, first, best
primitive, simple
prince, king
principal, main, head
principle, rule
print run, copies, edition
privilege, right, admin
probability, chance, likely
probe, sensor, test
procedure, steps, way, process
proceed, go on
proceeds, income, money
procession, march
proclaim, announce
produce, make, create, fruit
professional, expert, paid
proficient, good at
profound, deep
prognosis, forecast
programme, schedule, plan, show
projector, beamer, screen
prominent, known, visible
promote, advertise, raise
prompt, quick, ask
prone, tends
pronounce, say
propel, drive, push
proper, right, correct
property, house, land, attribute
proposal, suggestion, idea, offer
proprietor, owner
prosecute, court
prospect, outlook
prosper, grow
protest, against, complain
prototype, first version, sample
proverb, saying
province, region, state
provision, supply, food
provoke, cause
proximity, near
prune, cut
pub, bar, inn, beer
puberty, teenager
publicity, advertising, press
publish, release, post, make public
publisher, books, press, edition
puddle, water
pull out, leave
pulse, heart, beat
pump, water, air
punch, hole, hit
punctual, on time
puncture, flat tyre, hole
pupil, student, child, class
puppet, doll
purify, clean, filter
purity, clean
pursue, follow
puzzle, riddle
pyjamas, sleep
quake, earthquake
qualify, may, certificate
quarantine, isolate, separate
quay, dock
query, question, ask
quest, search
quilt, blanket
quota, limit, share, allowance
quotation, quote, price, offer
quote, offer, price, cite
rabbit, hare, pet
rack, shelf, server, stand
racket, noise, tennis
radius, circle, within
raffle, draw, lottery
raft, boat
raid, attack
rail, train, track
railway, train, track, station
rainfall, rain, mm
raise, lift, increase
rally, race, meeting
ramp, slope, increase
random, by chance, dice
range, distance, from to, span
ranger, forest
rank, order, place
ransom, money
rapport, relation
rash, skin
rate, price, speed, percent
raw, unprocessed, uncooked
razor, shave
reader, scanner, parser, audience
realise, notice, carry out
realm, area
rear, back
rearrange, reorder, move
reasonable, fair
reassure, calm
rebate, discount, refund
rebel, protest
rebuild, build again
reception, desk, front desk, signal
recipient, receiver, gets, to whom
recite, say
reckless, careless
reckon, think, guess
recline, lie
recognise, know, detect
reconcile, match, balance
reconstruct, rebuild
recover, restore, get back
recruit, hire, new member
recur, again, repeat
recycle, reuse, waste
redeem, voucher, use
redirect, forward, send to
redundant, spare, duplicate, superfluous
reed, grass
reef, sea
referee, match, judge
reference, link, number
refine, improve
reflect, mirror, think
reform, change
refresh, reload, update
refuel, petrol, fill
refuge, shelter
refuse, reject, rubbish
regain, get back
register, sign up, list, till
registration, sign up, number plate, enrolment
regulate, control
rehearsal, practice, orchestra, play
reign, rule
reimburse, pay back, refund
reinforce, strengthen
reinstate, bring back
rejoice, happy
relapse, again
relate, tell, concern
relax, rest
relay, switch, pass on
release, publish, version, let go
relevant, important
reliable, stable, trust
relief, help, ease
religion, church
relinquish, give up
reluctant, unwilling
remain, stay, left
remainder, rest, left
reminisce, remember
remnant, rest
remote, far, distance, control
render, draw, make
renew, extend, again
renovate, repair, modernise
renowned, known
rental, rent, hire, lend
reorganise, change
repay, pay back
repel, keep away
repertoire, pieces, songs
replenish, refill, reorder
replica, copy
reprimand, scold, warning
reproach, blame
reptile, snake, lizard, turtle
republic, state
reputation, name, image
request, ask, demand, wish
requirement, must, needed, condition
research, study, look into
resent, angry
reserve, book, hold, spare
reservoir, water, tank
resident, lives, tenant, inhabitant
residue, rest
resist, against
resolution, decision, pixels, dpi
resort, hotel, holiday
resource, material
respond, answer, reply, react
responsibility, duty, in charge
restless, nervous
restock, reorder, refill, order
restrain, hold
retail, shop, sale
retailer, shop, dealer
retention, keep, days, how long
retract, pull back
retreat, go back
retrieve, get, fetch, find
reunion, meet again
reuse, again
revenge, back
reverse, back, undo
revise, change, correct
revision, change, version
revive, bring back
revolt, protest, angry
revolve, turn
reward, bonus, prize
rhyme, verse, poem
rice, grain
rich, wealthy
rid, remove
ride, horse, bike, drive
ridge, roof, hill
ridiculous, silly, absurd
rifle, gun
rig, equipment
rinse, wash, water
riot, protest
rip, tear
ripe, ready, harvest
ripple, wave
rite, ceremony
ritual, ceremony, habit
rival, competitor, opponent
roam, wander
roar, loud
roast, coffee, oven
robe, dress
robot, machine, arm, mower
robust, strong, stable
rod, stick, bar
rogue, bad
role, part, function
roll, turn, bread
romance, love
rookie, beginner, new
roost, birds
rope, string, line
rot, decay, spoil
rotate, turn, change regularly, spin
rota, roster, shift, duty
rotten, bad
rough, coarse, approximate
rouse, wake
routine, habit, function
row, line, boat
royal, king
royalties, author, share, percent
rub, wipe
rubber, elastic, tyre
rubbish, waste, trash, nonsense
rude, impolite
rumour, heard, gossip
rush, hurry
rust, iron, corrode
rustic, country
sabotage, damage
sack, bag, fire
sacrifice, give up
saddle, horse, bike
safeguard, protect, secure
sailor, boat, ship
saint, church
salad, vegetable
salesman, sells, shop
salmon, fish
saloon, bar, car
salon, hairdresser, hair, beauty
salute, greet
salvage, save, rescue
sanction, penalty, allow
sanctuary, shelter
sandwich, bread
sane, healthy
sarcastic, joke
satellite, orbit, dish
satisfy, meet, happy
sauce, food
saucer, cup
savage, wild
savings, money, bank
savour, taste
scaffold, building
scale, size, weigh, kettle
scan, read, barcode, copy
scandal, shame
scar, wound
scarce, few, rare, shortage
scarf, neck
scatter, spread
scenario, case, situation
scenery, landscape, stage
sceptical, doubt
schema, structure
scheme, plan
scholar, student
scholarship, grant, money
scissors, cut
scold, tell off
scoop, spoon
scope, extent, part of
scorch, burn
scorn, hate
scout, search, children
scramble, climb, mix
scrape, scratch
scratch, damage, mark
scream, loud
script, text, program
sculptor, stone, art
sculpture, statue, stone
seal, close, tight, stamp
seam, sew
season, spring, summer, autumn, winter, months
seclude, alone
secondary, second
secretary, assistant, office
section, part, area
sector, area
seek, search, look for
segment, part
seize, take
selfish, ego
semester, term, half-year
senate, politics
senior, older, pensioner, experienced
sensation, feeling
sensible, reasonable
sensitive, delicate, personal
sentence, punishment, phrase
separate, apart, split, own
septic, infected
sequel, next
sequence, order, row
serial, number, series
series, several, row
serious, grave, important
sermon, church
servant, helper
settle, pay, decide
settlement, agreement, village
sever, cut
severe, hard, serious
sewage, waste water
shabby, old
shack, hut
shade, shadow, blind
shadow, dark
shaft, axle
shallow, not deep
shampoo, hair
shareholder, owner, investor
shatter, break
sheer, pure
shelter, roof, protection
shepherd, sheep, flock
shield, protect
shift, move, duty, work
shiver, cold
shock, electric, surprise
shopkeeper, owner, shop
shoplift, steal
shortcut, quick way, key
shortcoming, fault, disadvantage
shorten, cut, reduce
shoulder, arm
shout, loud
shovel, spade, dig
showcase, display
showroom, exhibition
shred, destroy, paper
shrewd, clever
shrug, no idea
shuffle, mix, random
shutdown, switch off, stop
shutter, blind, close
shuttle, bus
sibling, brother, sister
sick note, ill
siege, attack
sift, sort
sigh, breathe
sight, see, view
sightseeing, tour
sign off, approve, release
signal, sign, reception
significant, important
silk, fabric
silly, stupid
silver, metal
simmer, cook
simulate, pretend, model
sin, wrong
sincere, honest
sink, basin, go down
sip, drink
siren, alarm, loud
site, place, website
situated, where, lies
sizeable, big
skeleton, bones, frame
sketch, draw, draft
skid, slip
skin, theme, leather
skip, leave out, jump
skirt, dress
skull, head
slab, stone
slam, door
slang, language
slap, hit
slaughter, kill, butcher
slave, replica
slice, cut, piece
slim, thin
slip, slide, paper
slipper, shoe
slippery, ice, wet
slogan, motto
slope, hill, ramp
slot, appointment, opening, time
slump, fall
smash, break
smear, dirt
smile, happy
smooth, even
smuggle, illegal
snail, slug
snatch, grab
sneak, secret
sneeze, cold
snore, sleep
snug, tight
soap, wash
sober, not drunk
sociable, friendly
socket, plug, outlet, power
sole, only, shoe
solemn, serious
solicit, ask
solitary, alone
soloist, singer, orchestra
somewhat, a bit
soot, smoke
soothe, calm
sophisticated, complex
sorrow, sad
soup, food
souvenir, memory
spacious, large
spam, junk, abuse
spark, fire
sparse, few
spatial, room
spawn, start
speaker, talk, sound
species, kind, animal
specify, say, define
specimen, sample
spectacle, show
spectator, audience, viewer
speculate, guess
spell, write
sphere, ball
spice, pepper, salt
spider, web
spill, pour
spine, back
spiral, turn
spite, although
splash, water
splendid, great
splinter, wood
spoil, go bad, ruin
spokesman, speaks, press
spoon, cutlery
spot, place, see
sprain, injury
spray, paint, water
sprinkle, water
sprint, run
sprout, grow
spur, drive
square, place, rectangle
squash, press
squeak, noise
squirrel, animal
stab, knife
stabilise, steady
stable, horses, steady
stadium, football, sport
staff room, teachers, break room
stain, dirt, spot
stake, share
stall, stand, stop
stamina, endurance
stammer, speak
standstill, stop
staple, paper
starve, hunger
statement, says, account
static, fixed
stationary, fixed
stationery, paper, pens
statue, figure, stone
status, state
statutory, legal, law
steak, meat
steam, vapour, water
steep, slope
steer, control, drive
stem, stalk
stench, smell
stepmother, mother
stereo, sound, two
sterile, clean, disinfect
stern, strict
steward, helper
stimulate, encourage
sting, bee
stink, smell
stipulate, demand
stocktaking, inventory, count
stomach, belly
stopover, break
storage, store, keep
storehouse, warehouse
stove, oven, cook
strain, pull, filter
strand, beach
stranger, unknown, foreigner
straw, hay
stray, lost
streak, line
stream, river, flow
strength, strong, power
stretch, longer
strict, rule, must
strike, hit, refuse work
string, rope, text
strip, remove, band
stripe, line
strive, try
stroll, walk
studio, recording, flat
stuff, things
stumble, fall
stunning, great
sturdy, strong
stutter, speak
style, way, fashion
subject, topic, course
submit, hand in, send
subordinate, under
subscribe, join, monthly
subscriber, customer, member, reader
subsequent, after
subside, sink
subsidy, grant, money
subsidiary, branch, company
substance, material
substantial, large
subtle, fine
subtract, minus
succeed, success, follow
suck, vacuum
suffer, pain
suffix, ends with
suffocate, air
suicide, death
suit, clothes, fit
sulk, angry
summarise, short
summit, top
summon, call
superb, great
superficial, surface
superfluous, too much, not needed
supermarket, shop, food
superstition, belief
supper, dinner, evening
supplement, add
suppress, hide
surcharge, extra, fee
surf, sea
surge, rise, voltage
surname, name
surplus, too much, left over
surrender, give up
surround, around
surveillance, camera, watch
survey, questionnaire, measure
survive, live, last
suspend, pause, hang
suspicion, suspect
sustain, keep
swallow, eat, bird
swamp, wet
swan, bird
swear, promise
sweat, hot
sweep, clean
swell, bigger
swerve, turn
swing, move
sword, weapon
syllable, word
symbol, sign, icon
symmetry, same
sympathy, feel
symphony, orchestra
symptom, sign, error
synchronise, sync, same
syndrome, illness
synonym, word
syrup, sweet
safety copy, spare copy, backup, snapshot, dump, restore, off-site, second copy, rsync, restic, borg, copies, archive
copies > backup, rsync, restic, borg, snapshot, dump, nas, usb disk, storage box
safe copies, backup, nightly, restore, nas
disaster, backup, restore, fire, flood, outage, theft
how far, back, days, retention, percent, distance, metres, range, limit
go live, launch, release, deploy, production, rollout, publish, opening
rolled out, deployed, released, shipped, published, live, installed
ship, deploy, release, roll out, send, publish, push, merge
end of the week, friday, weekend, thursday
before the weekend, friday, thursday, deploy
listen, port, address, socket, reachable, bind
reached, port, url, address, phone, mail, vpn, ssh, number, contact, available
open in browser, url, port, address, localhost
web page, url, site, website, html, homepage, landing page
machine, server, host, box, pc, laptop, computer, vm, pi, rack, nuc, thinkpad
box, server, machine, host, pi, nuc, enclosure
brain, controller, microcontroller, esp32, arduino, pi, cpu, board, chip
chip, controller, processor, esp32, stm32, arduino, rp2040, pico, board, sensor
talk to each other, protocol, mqtt, http, bluetooth, websocket, api, rest, grpc, serial, modbus, lora
communicate > mqtt, http, bluetooth, websocket, api, serial, modbus, lora, wifi, radio, protocol, zigbee
exchange data, api, csv, export, import, json, protocol, sync
wireless, wifi, bluetooth, lora, radio, zigbee, cellular, lte
storage engine, database, sqlite, postgres, mysql, redis, files
data live, database, sqlite, postgres, server, disk, folder, bucket
keep its data, database, sqlite, postgres, store
information kept, database, sqlite, postgres, file, stored, sheet, excel
kept > database, folder, disk, drawer, cupboard, vault, bucket, server, shelf, safe
secrets kept, vault, 1password, bitwarden, env, keyring, keepass
credentials, vault, 1password, bitwarden, keepass, env, password, token, api key, safe
passwords, vault, 1password, bitwarden, keepass, env, token, secret
who pays, invoice, bill, budget, sponsor, cost, account
pay, stripe, paypal, card, cash, invoice, sumup, sepa, direct debit, bank transfer, mollie, klarna
credit card, stripe, paypal, payment, sumup, terminal, visa, mollie
money part, billing, invoices, payments, accounting, finance, treasurer
billing, invoices, payments, subscription, money, stripe
money, euros, dollars, pounds, cents, price, cost, budget, pay, fee, donation, invoice, salary, refund, deposit
tax, vat, sales tax, 19 percent, 7 percent, accountant, fiscal, revenue office
penny, cents, rounding, pound
off by, rounding, wrong, shifted, offset, timezone, error
totals, sum, amount, rounding, add up
outgoing mail, smtp, postmark, sendgrid, mailgun, mailjet, ses, brevo
sends mail, smtp, postmark, sendgrid, mailgun, ses, brevo, newsletter
mail, email, smtp, newsletter, postmark, sendgrid, mailgun, inbox, imap, letter
notification, push, sms, mail, alert, message, reminder, signal, telegram, bell, slack
alerted, notified, alarm, mail, sms, slack, telegram, pager, signal, push, phone
warned, alarm, alert, notified, threshold, siren, beep
give up, timeout, retries, abort, drop, stop trying, cancel
wait, timeout, seconds, minutes, delay, patience, queue
waiting, timeout, seconds, minutes, delay, queue, pending
hang up, timeout, disconnect, call, freeze
retry, attempts, again, backoff, repeat, try again
readings, sensor, values, measurement, data, temperature, humidity
values, readings, numbers, data, figures, measurements, results
sensor, probe, detector, thermometer, readings, gauge
off, wrong, deviated, drift, inaccurate, error, switched off
wrong values, drift, calibration, sensor, offset, units, noise
history, log, commits, journal, archive, past, record
language, english, german, french, spanish, python, rust, typescript, go, translated
worded, text, phrasing, commit message, tone, written
checks, tests, ci, lint, pipeline, inspection, validation
green, tests pass, ci, ok, passing
runtime, node, python, java, version, interpreter, jvm
release, version, deploy, 1.0, 2.0, tag, publish
which version, python 3, node 20, pinned, release, upgrade, lts
edition, version, release, print run, issue, volume
upgrade, update, newer, version, bump, migrate
old version, legacy, pinned, previous, deprecated
records, logs, rows, entries, data, files, archive, database
journal, log, diary, history, entries
diagnostics, logs, debug, traces, metrics, sentry
errors reported, sentry, logs, bug tracker, alert
who processes, stripe, handles, provider, service
throttle, rate limit, requests per minute, quota, 429, slow down
calls, requests, rate limit, api, phone, queries
how many requests, rate limit, quota, per minute, per second
access run out, expires, token, certificate, renewal
runs out, expires, ends, empty, full, used up, deadline
renew, extend, expires, certificate, yearly, contract, subscription
switch, flag, toggle, relay, button, change, move to
turned off, disabled, off, flag, switched off, stopped, removed
turned on, enabled, on, flag, active
get together, meeting, weekly, call, standup, appointment
catch up, meeting, call, weekly, standup, sync
meet, call, zoom, tuesday, weekly, appointment, jour fixe
talk, meeting, call, discuss, speech, presentation
on one charge, battery, lasts, mah, weeks, runtime
recharge, battery, charge, solar, plug in, charger
lasts, battery, weeks, days, years, runtime, lifetime
leave alone, do not touch, never change, hands off, frozen, untouched, off limits
hands off, do not touch, never, leave alone, off limits
untouched, do not touch, never change, left alone, frozen, as is
part of the code, module, folder, file, package
stale, outdated, old, cache, yesterday, expired, not refreshed
outdated, old, stale, cached, obsolete, last year
old values, cache, stale, outdated
hour off, timezone, dst, utc, daylight saving, summer time
wrong day, timezone, utc, off by one, date, midnight
wrong date, timezone, format, parsed, month, day first
strange characters, encoding, utf-8, latin-1, charset, bom, umlauts
gibberish, encoding, utf-8, charset, garbled, bom
twice, duplicate, double, two times, again, both, race, retry, double click
simultaneous, at the same time, race, parallel, lock, concurrent, both
at once, simultaneously, parallel, immediately, same time
two people, simultaneous, both, lock, conflict, twice, concurrent
no space, disk full, full, storage, quota, gb
ran out, full, empty, exhausted, no more, used up, out of
memory, ram, gb, out of memory, heap, leak
padlock, https, certificate, tls, lock, key
insecure, http, certificate, expired, tls, unsafe, plain text
browser warned, certificate, expired, https, tls
denied, permission, forbidden, 403, chmod, not allowed, refused
not allowed, forbidden, never, must not, permission, denied, may not
personal data, gdpr, names, addresses, privacy, delete after, anonymous, phone numbers
privacy, gdpr, data protection, personal, names, anonymised, consent, cookies
forget people, gdpr, delete, erase, privacy
how long keep, days, months, years, retention, delete after, archive
kept for, days, months, years, weeks, retention, archive, until
retained, kept, days, months, years, deleted after, stored
thrown away, deleted, purged, discarded, removed, erased
numbered, sequence, consecutive, counter, id
in sequence, consecutive, numbered, gaps, order
unfinished, open, todo, left, later, not yet, postponed, pending, waiting, missing
outstanding, open, todo, unpaid, pending, still missing, not yet
still missing, open, todo, not yet, pending, later, waiting for
left to do, open, todo, pending, later, not yet, next
to come, next, later, planned, roadmap, open
postponed, later, after, next year, not now, until, version 2, moved, delayed
waiting for, until, pending, blocked, lawyer, reply, answer
blocked, waiting, until, pending, depends, stuck
stands in, covers, deputy, replaces, substitute, vacation, takes over, backup
fills in, covers, deputy, replaces, substitute, takes over
covers for, deputy, replaces, stand-in, vacation, takes over
away, vacation, leave, sick, absent, travelling, conference
attachment, file, upload, pdf, mb, picture
how big, mb, gb, size, limit, max, maximum, pupils, people, metres
how large, mb, gb, size, limit, max, maximum
upload, file, mb, send, photo, attachment, import
pictures, photos, images, jpeg, png, camera, upload, thumbnails
too big, limit, mb, size, resize, maximum, exceeds
shrink, resize, compress, reduce, smaller, thumbnail
goes flat, battery, empty, voltage, discharged
empty, flat, drained, blank, no data, null, zero
switches off, shuts down, turns off, battery, timer, sleep
gets the report, mail, monday, weekly, recipient, manager, sends
receives, gets, mail, recipient, sent to, goes to, addressed
summary, report, digest, overview, weekly
report, summary, pdf, excel, csv, weekly, monthly, mail
tongue, german, english, french, language, spanish, italian, translated
translated, german, english, french, language, i18n, locale
elderly, large font, contrast, old people, seniors, glasses
poor eyes, large font, contrast, zoom, accessibility, screen reader
legible, font, contrast, readable, large, size
no internet, offline, connection lost, queue, cached, local, tunnel, no network
without internet, offline, local, cached, no network, sync later
connection lost, offline, reconnect, wifi, drops, disconnected, no signal
looks over, review, approve, check, four eyes, second pair
four eyes, review, approve, two people, second person
changes reviewed, pull request, approve, review, merge
approve, sign off, ok, review, confirm, green light, permission
accepted, approved, merged, ok, agreed, taken
main line, main, master, trunk, branch, protected
code lives, repo, github, gitlab, codeberg, folder, gitea
source code, repo, github, gitlab, codeberg, git, code
tickets, issues, github, jira, tracker, board, trello
tasks, issues, todo, tickets, board, trello, jira, list
written down, documented, wiki, readme, notes, docs, notebook
documented, readme, wiki, docs, notes, handbook
instructions, readme, manual, guide, docs, runbook, steps
look and feel, design, colours, font, theme, layout, css, style
appearance, design, colours, theme, layout, font, css
shade, colour, hex, green, blue, red, dark
main colour, hex, green, blue, red, brand, theme
layout, grid, columns, page, design, css
typeface, font, serif, sans, inter, roboto
drawing program, figma, inkscape, illustrator, sketch
write with, editor, vim, vscode, pen
building blocks, framework, library, components, modules, parts
user interface, react, vue, svelte, htmx, html, gui, screen, frontend
screens, pages, ui, monitors, displays, views
web side, frontend, react, vue, svelte, html, django, flask
phone app, android, ios, flutter, react native, kotlin, swift, pwa, mobile
pocket, phone, mobile, handheld
server side, backend, api, django, flask, fastapi, node, rails, go
programmed in, python, rust, go, java, typescript, c++, php, language
map, openstreetmap, leaflet, google maps, mapbox, gps, location
position, gps, location, coordinates, place, latitude
directions, route, map, navigation, instructions
weather, forecast, rain, dwd, openweather, wind, temperature
forecast, weather, prediction, api, dwd, openweather
hear, sound, microphone, listen, told
watch, monitor, observe, video, look, grafana
supervise, monitor, watch, grafana, oversee, uptime
keep an eye, monitor, watch, check, alert, observe
up and running, running, online, healthcheck, uptime, works
goes down, outage, offline, crash, alert, unreachable
unreachable, offline, down, timeout, outage, no connection
stopped working, broke, crash, failed, died, outage, hang
broke, cause, bug, failed, crash, because, damaged, snapped
misbehave, bug, wrong, fault, strange, error, crash
cause, because, since, due to, reason, was the, found, root cause, turned out
reason behind, because, since, so that, why
motive, because, reason, since
in favour, because, chose, for, advantage, prefer
prefer, rather, chose, like, favourite, instead, better
turned down, rejected, no, against, declined, not, instead, refused
ruled out, rejected, not, against, too, never, no
discarded, dropped, rejected, against, deleted, thrown away
beat, won, better, chosen, over, instead
win, chosen, over, instead, better, against
replaced, instead, switched, new, moved, swapped, in place of
successor, replaced, new, instead, now, takes over
predecessor, before, old, previously, used to, replaced
moved, relocated, switched, changed, new address, migrated, now on
no more, no longer, stopped, dropped, gone, instead
these days, now, currently, since, today, at present
nowadays, now, currently, today
meanwhile, now, until, in the meantime
when does, at, every, daily, morning, night, monday, clock, time
what time, at, clock, am, pm, morning, noon, evening, night
which day, monday, tuesday, wednesday, thursday, friday, saturday, sunday, weekday
day of the week, monday, tuesday, wednesday, thursday, friday, saturday, sunday
how soon, within, minutes, hours, days, immediately, at once
how fast, ms, seconds, speed, per second, minutes, km
how slow, ms, seconds, minutes, at most
how hot, degrees, celsius, temperature, warm
how cold, degrees, celsius, minus, temperature
how heavy, kg, grams, weight
how tall, metres, cm, height
how wide, mm, cm, width
how high, limit, metres, percent, at most, height, volts
how low, minimum, below, at least, under
how strict, must, never, percent, always
how exact, tolerance, precision, decimals, mm, percent
precision, tolerance, decimals, accuracy, mm, digits
tolerance, deviation, precision, plus minus, mm, percent
how expensive, euros, dollars, pounds, price, cost, per month
how cheap, euros, dollars, price, discount
per month, monthly, euros, subscription, fee
upper bound, limit, max, at most, maximum, cap
lower bound, minimum, at least, not below
ceiling, limit, max, at most, maximum, cap
threshold, limit, above, below, under, over, trigger, degrees, percent
allowed to, may, can, permitted, only, never, must not
supposed to, must, should, rule, always
have to, must, required, always, need
am i free, may, allowed, never, only
free to, may, allowed, can
touch, change, edit, modify, press, open
edit, change, modify, touch, write
tamper, change, modify, touch, edit
before touching, ask, first, backup, check with
ask first, check with, approval, consult, permission, before
informed, told, mail, notified, ask, call, message
asked, requested, wanted, wish, question
expects, wants, needs, demands, requires
demanded, wants, required, insisted, asked, law
insisted, wants, must, demanded, asked
wish, want, would like, request, prefer
complained, angry, annoyed, upset, too slow, too loud, unhappy, said
upset, angry, annoyed, complained, embarrassing
satisfied, happy, liked, good, success, pleased
"""
