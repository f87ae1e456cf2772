"""Thesaurus groups: words that may say the same, a line each.

`a, b, c`: each finds each. `a > b, c`: the general word finds its kinds, and they find it.
"""

from __future__ import annotations

GROUPS = """\
database, db, datastore, data store
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
foreign key, fk, reference, references
uuid, guid, ulid, unique identifier
schema, data model, table structure, ddl
schema change, migration, migrate, alter table
migration tool > alembic, flyway, liquibase, knex, goose, dbmate, sqitch
migrate, migration, move over, switch over, port over, cut over, convert, switch
index, indices, indexes, btree
query, select, lookup, sql statement, sql query
transaction, commit, atomic, acid
rollback, roll back, revert, undo, back out, rolled back, restore previous
stored procedure, trigger, plpgsql, database function
replica, replication, standby, follower, secondary
primary, leader, master, primary node
shard, sharding, partition, partitioning
connection pool, pooling, pool size, pgbouncer, hikari
connection string, dsn, database url, jdbc url
null, nil, undefined, empty value, none value
upsert, insert, on conflict, merge into
seed, fixture, sample data, test data, dummy data
backup, dump, snapshot, pg_dump, archive copy, backups, back up, backed up
restore, recover, recovery, bring back
soft delete, tombstone, deleted flag, archived flag
slow query, explain plan, query plan, full scan
pagination, paginate, paging, page size, cursor, offset
sort, order by, ordering, rank, sorted
aggregate, group by, sum, rollup, summarize
duplicate, dedupe, deduplicate, deduplication, repeated, twice, double, doubled
retention, retain, keep data, purge, retention period, data lifetime
etl, elt, data pipeline, ingestion, ingest
etl > airflow, dagster, prefect, dbt, luigi, nifi, fivetran, airbyte
queue, message queue, job queue, task queue, broker
message queue > rabbitmq, kafka, sqs, nats, activemq, zeromq, pulsar, redis streams, pubsub, kinesis, eventbridge, service bus, redpanda, nsq, mqtt
task queue > celery, sidekiq, bullmq, rq, resque, huey, dramatiq
pubsub, publish subscribe, event bus, fan out
subscribe, consume, consumer, subscriber, listener
dead letter, dlq, poison message, failed messages
event sourcing, event log, cqrs, event store
idempotent, idempotency, exactly once, safe retry, run twice
worker, background job, async task, background process
cache, caching, memoize, memoization, cached, in-memory store
cache > redis, memcached, varnish, lru, cdn, valkey, caffeine
invalidate, invalidation, bust, flush cache, evict, eviction, clear cache
ttl, expiry, expiration, expire, lifetime, valid until, how long
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
compile, build, compilation, compiling
compiler > gcc, clang, rustc, javac, tsc, msvc, llvm, babel, swc
type hint, type annotation, typing, type check, type checker, typed
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
install, setup, set up, installation
upgrade, update, bump, newer version, upgraded, latest version
downgrade, older version, step back, roll back
pin, pinned, lock, fixed version, exact version
lockfile, lock file, package-lock, poetry.lock, cargo.lock, yarn.lock
semver, semantic versioning, major version, minor version, patch version
breaking change, incompatible, backwards incompatible, breaks compatibility
backward compatible, backwards compatible, compatibility, compat, legacy support
deprecated, deprecate, obsolete, sunset, phase out, discontinued, eol
legacy, old code, inherited, outdated
virtual environment, venv, virtualenv, conda env, pyenv
version manager > nvm, pyenv, rbenv, asdf, mise, rustup, sdkman, volta
build tool > makefile, cmake, gradle, maven, bazel, ninja, webpack, vite, esbuild, meson, sbt, scons, justfile, turborepo, gulp
bundler > webpack, vite, rollup, esbuild, parcel, turbopack, rspack
monorepo, mono repo, single repo, workspace
monorepo > nx, turborepo, lerna, bazel
build failure, build broken, compile error, broken build, build fails, compilation error
binary, executable, exe, build output, artifact, build artifact
cpu architecture > x86, amd64, arm64, aarch64, riscv, x86_64, apple silicon, arm
test framework > pytest, jest, vitest, mocha, junit, rspec, unittest, catch2, gtest, phpunit, xunit, nunit, testng, minitest, jasmine
test runner, test framework, test tool, testing library, testing framework
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
failing, fails, not passing, red build, test failure
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
repository, repo, codebase, git repo
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
deploy, release, ship, rollout, roll out, go live, launch, go-live, shipped, push live, put live
deploy > ansible, capistrano, argocd, helm, terraform, spinnaker, fluxcd, kamal
release notes, changelog, change log, what changed
release candidate, rc, prerelease, beta, alpha
production, prod, live system, live environment, prod environment, production environment
staging, preprod, pre-production, stage environment, test environment, staging environment, pre-prod
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
hosted, hosting, host, deployed
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
scale, scaling, scale out, autoscale, autoscaling, grow
on-premise, on-prem, own hardware, self hosted, self-hosted, in-house
container > docker, podman, containerd, lxc, kubernetes, buildah
docker image, container image, oci image
base image > alpine, debian, ubuntu, distroless, busybox, bookworm, bullseye
docker compose, docker-compose, compose file
kubernetes, k8s, kubectl, kube
kubernetes > eks, gke, aks, k3s, minikube, openshift, rancher, microk8s
orchestration > kubernetes, nomad, docker swarm, ecs, mesos
volume, mount, persistent volume, bind mount, mounted
registry > docker hub, ghcr, ecr, harbor, quay, pypi, npmjs, artifactory, nexus, crates.io
crashloopbackoff, crash loop, keeps restarting, restart loop
liveness, readiness, health check, healthcheck, heartbeat, probe
server, host, machine, node, box
web server > nginx, apache, caddy, iis, lighttpd, gunicorn, uvicorn, tomcat, puma
reverse proxy > nginx, traefik, caddy, haproxy, envoy
proxy, reverse proxy, gateway, ingress
load balancer, load balancing, haproxy, elb, alb, round robin
port, port number, listen, listening, bind
port > 80, 443, 22, 3000, 4000, 5000, 5173, 5432, 3306, 6379, 8000, 8080, 8081, 8443, 8888, 9000, 9090, 9200, 27017
eaddrinuse, port conflict, port taken, port occupied, address already
localhost, 127.0.0.1, loopback, local machine
dns, domain name, nameserver, name resolution
dns > cname, mx record, txt record, route53, dnsmasq, pihole, unbound
url, link, uri, web address, hyperlink
firewall, iptables, ufw, nftables, security group, blocked port
vpn > wireguard, openvpn, tailscale, ipsec, zerotier
tunnel, port forward, port forwarding, ngrok, ssh tunnel
ssh, remote shell, secure shell, remote login
remote access > ssh, rdp, vnc, teamviewer, anydesk, vpn
file transfer > ftp, sftp, scp, rsync, rclone
protocol > http, https, tcp, udp, grpc, websocket, mqtt, ftp, smtp, quic, amqp
websocket, web socket, socket.io, realtime, sse, server-sent
tls, ssl, https, encrypted connection
certificate, cert, x509, ssl certificate, let's encrypt, letsencrypt, certbot
connection refused, econnrefused, cannot connect, unreachable, not reachable, connection failed
connection reset, econnreset, disconnect, disconnected, broken pipe, dropped connection, connection lost
wifi, wi-fi, wireless, wlan, internet connection
cors, cross origin, same origin, preflight, access-control
login, log in, sign in, signin, logon, authenticate, authentication, auth
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
secret, credential, api key, password, token, credentials, private key
secrets manager > vault, aws secrets, sops, doppler, parameter store, key vault, keychain
private key, public key, ssh key, keypair, key pair
leak, leaked, expose, exposed, disclose
encrypt, encryption, cipher, encrypted, cryptography, crypto
encryption > aes, rsa, gpg, pgp, chacha20, tls, luks
hash, hashing, digest, checksum, fingerprint
hash > sha256, md5, sha1, blake3, crc32, xxhash
vulnerability, cve, security hole, exploit, weakness, security issue
vulnerability > xss, csrf, sql injection, ssrf, path traversal, rce, buffer overflow, clickjacking
attack, hack, breach, intrusion, compromised
validate, validation, sanitize, sanitise, input check, verify input
validation > pydantic, zod, joi, yup, marshmallow, json schema, ajv
admin, administrator, superuser, root, sudo
forbidden, 403, access denied, permission denied, not authorized
unauthorized, 401, not authenticated, invalid credentials
not found, 404, missing, nonexistent, enoent
server error, 500, internal error, 502, 503, bad gateway
bad request, 400, invalid request, malformed
rate limit, throttle, throttling, 429, quota, request limit
captcha, bot protection, recaptcha, turnstile
privacy, personal data, pii, confidential, sensitive
gdpr, data protection, privacy law, compliance, ccpa
compliance > gdpr, hipaa, soc2, pci, iso27001, sox
anonymize, anonymise, redact, mask, pseudonymize, scrub
audit, audit log, audit trail, history
log, logging, logs, logfile, log file
logging > loguru, structlog, log4j, winston, pino, logback, serilog, syslog, slf4j, journald
log aggregation > loki, elk, splunk, logstash, fluentd, graylog, kibana, datadog
monitoring, observability, metrics, telemetry, dashboard
monitoring > prometheus, grafana, datadog, new relic, sentry, nagios, zabbix, cloudwatch, opentelemetry, uptime kuma, dynatrace, netdata, loki, statsd, honeycomb, pingdom, healthchecks, jaeger
error tracking > sentry, rollbar, bugsnag, airbrake, crashlytics
tracing > opentelemetry, jaeger, zipkin, honeycomb
metric, measurement, kpi, statistic, indicator
alert, alarm, notify, notification, warning
alerting > pagerduty, opsgenie, alertmanager, victorops
on call, on-call, oncall, pager, pagerduty, standby duty
incident, outage, downtime, disruption, unavailable, offline, service down
postmortem, post-mortem, incident report, root cause, retrospective
uptime, availability, sla, slo, reliability
error, failure, fault, problem, bug, issue, defect, glitch, trouble, malfunction, breakage, went wrong
crash, crashed, segfault, abort, panic, core dump, die, blew up, fatal error, abnormal termination
segfault, segmentation fault, sigsegv, access violation, core dump
exception > keyerror, typeerror, valueerror, attributeerror, nullpointerexception, indexerror, importerror, runtimeerror
modulenotfounderror, importerror, no module, cannot import, import error
stack trace, stacktrace, traceback, backtrace, call stack
exit code, return code, exit status, errno
root cause, underlying cause, culprit, turned out
debug, debugging, troubleshoot, diagnose, investigate
debugger > gdb, lldb, pdb, devtools, breakpoint, delve, ipdb, xdebug
fix, repair, resolve, solve, patch, hotfix, bugfix, solved
workaround, work around, hack, temporary fix, stopgap, bypass, band-aid, quick fix, monkeypatch, kludge
broken, not working, stopped working, malfunction, defective
hang, freeze, stuck, frozen, unresponsive, hung, locked up, hangs, never returns, never finishes, spinning
corrupt, corrupted, corruption, damaged, garbled
encoding error, unicodedecodeerror, mojibake, garbled, wrong charset
retry, retries, try again, reattempt, backoff, exponential backoff, repeat attempt, rerun, re-run
fallback, fall back, backup plan, plan b, contingency
failover, fail over, redundancy, high availability, ha
kill, terminate, sigkill, end process, stop process
restart, reboot, relaunch, bounce, start again
start, launch, boot, startup, bring up, begin, kick off, began
stop, halt, shut down, shutdown, turn off
timeout, time out, timed out, deadline, time limit, timeouts, time-out, how long, too long
performance, speed, throughput, latency, slow, fast
slow, latency, sluggish, lag, laggy, takes long, takes forever, slowness, slowdown, time-consuming, bottleneck
optimize, optimise, optimization, tune, tuning, speed up, accelerate, faster, performance improvement, make faster
profile, profiler, profiling, flamegraph, flame graph
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
concurrency, parallel, concurrent, parallelism, simultaneous
concurrency > threads, asyncio, goroutines, coroutines, multiprocessing, tokio, event loop
thread, threading, multithreaded, threads, thread pool
async, asynchronous, asyncio, await, non-blocking, nonblocking
lock, mutex, semaphore, locking, critical section
deadlock, dead lock, lock contention, waiting forever, database locked
race condition, race, data race, timing bug, concurrent access
scheduler > cron, systemd timer, airflow, celery beat, apscheduler, quartz, task scheduler
cron, crontab, scheduled job, every night, periodic task, scheduled task, scheduler
daemon, systemd, systemctl, background process, system service, unit file
process manager > systemd, supervisor, pm2, supervisord, runit
coordination service > etcd, zookeeper, consul, raft, paxos, eureka
microservice, micro service, service oriented, microservices, soa
monolith, monolithic, single application, one app
data format > json, yaml, xml, csv, toml, parquet, avro, protobuf, msgpack, ini, arrow, jsonl
serialize, serialization, serialise, marshal, encode, dump
yaml, yml
csv, tsv, comma separated, delimited
spreadsheet, excel, xlsx, google sheets, libreoffice
markdown, md, commonmark, mdx
unicode, utf-8, utf8, encoding, charset, character set
compress, compression, zip, gzip, shrink
compression > gzip, zstd, brotli, zip, lz4, bzip2, xz, snappy, 7zip
timestamp, datetime, date time, created at
timezone, time zone, utc, gmt, local time, tz
daylight saving, dst, summer time, clock change
line ending, line endings, crlf, lf, newline
whitespace, spaces, tabs, indentation, indent
api, endpoint, web service, rest api
api > rest, graphql, grpc, soap, openapi, webhook, json-rpc, trpc
rest, restful, rest api, http api
openapi, swagger, api spec, api documentation
payload, body, request body, message content
webhook, callback url, notification url, web hook
api gateway > kong, apigee, tyk, traefik
http client > requests, httpx, axios, curl, aiohttp, urllib, okhttp, postman
plugin, extension, addon, add-on, module
scrape, scraping, crawler, crawl, spider
scraper > scrapy, beautifulsoup, playwright, selenium, puppeteer, lxml
configuration, config, setting, configure, preferences
config file, settings file, .env, dotenv, ini file
environment variable, env var, envvar, dotenv, .env
default, default value, preset, standard value
enable, turn on, activate, switch on
disable, turn off, deactivate, switch off
folder, directory, dir, path, subdirectory
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
linter, lint, linting, static analysis
linter > eslint, ruff, flake8, pylint, clippy, rubocop, shellcheck, golangci-lint, biome, stylelint, oxlint, hadolint, ktlint, checkstyle, sonarqube, clang-tidy, bandit, tflint
formatter, code formatting, auto format, autoformat, code style
formatter > black, prettier, gofmt, rustfmt, ruff, clang-format, yapf, biome
code style, style guide, convention, coding standard, pep8
convention, rule, standard, guideline, norm, policy
snake case, snake_case, camel case, camelcase, kebab case, casing
refactor, restructure, clean up, rewrite, reorganize, refactoring, cleanup, tidy code, rework
rewrite, reimplement, start over, from scratch, redo
technical debt, tech debt, cruft, quick hack
boilerplate, scaffold, template, starter, skeleton
complex, complicated, overengineered, overcomplicated, convoluted
comment, docstring, inline comment, javadoc
todo, fixme, action item, open task, to-do
frontend, front end, front-end, client side, client-side
backend, back end, back-end, server side
tech stack, stack, technologies, technology
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
css, stylesheet, style sheet, styling, styles
css > tailwind, sass, scss, bootstrap, styled-components, bulma, postcss, css modules
responsive, mobile friendly, breakpoint, media query, small screen
dark mode, dark theme, night mode, dark background
theme, skin, color scheme, colour scheme, appearance
color, colour, hue, shade, palette
color > red, blue, green, yellow, orange, purple, pink, black, white, brown, gray, grey, teal, turquoise
blue > navy, teal, turquoise, cyan, azure, indigo
gray, grey, silver
font, typeface, typography, lettering
font > arial, helvetica, roboto, comic sans, courier, georgia, jetbrains mono, fira code, garamond
design tool > figma, sketch, adobe xd, photoshop, illustrator, canva, inkscape, gimp
mockup, wireframe, prototype, sketch, design draft
prototype, poc, mvp, demo, spike, proof-of-concept
image, picture, photo, graphic, img
image format > png, jpeg, jpg, webp, svg, gif, avif, heic, tiff
accessibility, a11y, wcag, screen reader, aria
localization, localisation, l10n, i18n, internationalization, translation, translate
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
circuit board, pcb, solder, soldering, electronics, breadboard
iot, smart device, mqtt, connected device
smart home, home automation, home assistant, zigbee, matter
3d printer, 3d printing, filament, prusa, ender
game engine > unity, unreal, godot, bevy, pygame, phaser
graphics > opengl, vulkan, webgl, directx, webgpu, three.js
data science > pandas, numpy, jupyter, scipy, polars, matplotlib, statsmodels, r language
notebook, jupyter, colab, ipynb
plotting > matplotlib, seaborn, plotly, ggplot, bokeh, altair
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
prompt, system prompt, prompting, instruction
context window, context length, token limit, context size
embedding, vector, embeddings, sentence embedding
rag, retrieval augmented, retrieval, knowledge base
semantic search, similarity search, nearest neighbor, knn, vector search
fine tune, finetune, fine-tuning, finetuning, lora
hyperparameter, learning rate, batch size, hyperparameter tuning, step size
optimizer > adam, sgd, adamw, rmsprop, adagrad
overfit, overfitting, memorize, generalize, regularization
accuracy, precision, recall, f1, score, auc
evaluation, evaluate, eval, assess, score
classification, classify, categorize, categorise
cluster, clustering, kmeans, k-means, dbscan
quantize, quantization, int8, 4-bit, gguf
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
specification, spec, requirement, requirements
diagram > mermaid, plantuml, drawio, uml, flowchart, excalidraw, graphviz
note, notes, memo, jot down, write down
explain, describe, clarify, explanation, elaborate
summary, summarize, overview, recap, tldr, gist
licence, license, licensing, licensed
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
estimate, estimation, story points, effort, guess
roadmap, plan, planning, timeline, strategy
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
contractor, freelancer, freelance, consultant, self-employed
colleague, coworker, co-worker, teammate, workmate, co-workers, work friend
customer, client, buyer, consumer, end user, shopper
vendor, supplier, provider, seller
onboarding, onboard, new hire, first day, ramp up
handover, hand over, hand off, handoff, take over, transfer
owner, responsible, in charge, maintainer, accountable, who, owned by, belongs, responsibility, person responsible
assign, assigned, allocate, delegate, assignee
contact, point person, reach out, contact person
review, code review, reviewer, look over, feedback
approve, approval, sign off, lgtm, accept, green light, approved, ok'd, go-ahead, signed off
reject, decline, refuse, turn down, deny, rejected, veto, dismissed, shot down, ruled out
suggest, propose, recommend, advise, suggestion, proposal
deadline, due date, due, cutoff, target date, time limit, end date
late, delayed, overdue, behind schedule, delay, tardy, slipped, running late, behind
postpone, delay, put off, defer, push back, reschedule, postponed, moved back, rescheduled, later date
schedule, calendar, timetable, agenda, plan
meeting, appointment, sync, get-together, conference call, meet, call
meeting tool > zoom, teams, google meet, skype, webex, jitsi
meeting > standup, retro, one-on-one, workshop, all hands, kickoff, interview, planning
one-on-one, 1:1, personal meeting, private meeting
cancel, call off, cancelled, canceled, scrap, abort, cancellation
attend, participate, join, take part
invite, invitation, guest, invited
presentation, talk, slides, slide deck, powerpoint, keynote
workshop, course, class, seminar, training
minutes, meeting notes, protocol, recap
chat, direct message, dm, conversation, messaging
chat tool > slack, discord, teams, whatsapp, telegram, signal, mattermost, matrix, irc, zulip, rocket chat, google chat, imessage, wechat, messenger
email, mail, e-mail, inbox, message
email service > gmail, outlook, sendgrid, mailgun, postmark, ses, protonmail, fastmail, smtp
announce, announcement, inform, tell everyone, notify
discuss, discussion, talk about, debate, conversation
why, reason, because, cause, rationale, motivation, due to, how come
cause, trigger, culprit
purpose, goal, aim, intention, objective, target
choose, chose, chosen, decide, pick, settle on, select, opt, went with, go with, selected, favored
decision, choice, verdict, conclusion, decided
alternative, instead, substitute, replacement, rather than, other option
versus, vs, compare, comparison
trade-off, tradeoff, compromise, balance
advantage, benefit, upside, plus, strength
disadvantage, drawback, downside, con, weakness
forbid, forbidden, not allowed, never, prohibit, ban, disallow, must not, off limits, may not, banned, prohibited, no-go, taboo
allow, permit, permitted, authorize
never, avoid, must not, refrain, steer clear, stay away
always, every time, without exception, consistently
must, required, mandatory, obligatory, compulsory, must have
prefer, preference, like, rather, favor, favour, preferred, favourite, would rather, inclined
favorite, favourite, best liked, most liked, beloved
like, enjoy, love, fond, keen
dislike, hate, can't stand, detest, loathe, not like
want, wish, desire, would like
need, require, necessary, needed
rename, renamed, new name, call, change name, retitle
name, called, named, title, nickname
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
originally, initially, original, initial, formerly, at first
previous, earlier, former, prior, past, last time, before
current, currently, latest, newest, most recent, up-to-date
next, upcoming, following, coming up
final, finally, eventually, ultimately, ended up
temporary, temporarily, interim, for now, provisional, short term
permanent, permanently, forever, long term
agree, agreed, consensus, agreement, accept
disagree, objection, oppose, against, pushback, opposed
confirm, confirmed, verify, acknowledge
promise, pledge, vow, guarantee, warranty
remember, recall, recollect
forget, forgot, forgotten, overlook
remind, reminder, nudge, follow up
complain, complaint, grumble, gripe, unhappy
plan, intend, intention, planned
try, tried, attempt, experiment
fail, failed, unsuccessful, failure, went wrong
succeed, success, successful, worked out, managed
finish, complete, done, finished, wrap up
pause, suspend, interrupt, on hold, halt
abandon, give up, gave up, scrapped, dropped
discover, find, found, notice, realize
teach, taught, instruct, train, coach, tutor
learn, study, pick up, learned, learnt, studying, taking lessons
misunderstand, misunderstanding, confuse, confused, mix up
mistake, wrong, incorrect, blunder, oversight, mistaken, inaccurate, erroneous, screwed up, messed up
doubt, unsure, uncertain, not sure, skeptical
difficult, hard, tricky, challenging, tough
easy, simple, straightforward, effortless, simplicity
risk, danger, dangerous, risky, unsafe, hazard, threat
warn, warning, caution, careful, heads up, watch out
better, improve, improvement, enhance, superior
strange, weird, odd, unusual, bizarre
daily, every day, each day, per day
weekly, every week, once week, per week
monthly, every month, per month
yearly, annual, annually, every year, per year
weekend, saturday, sunday
weekday > monday, tuesday, wednesday, thursday, friday
month > january, february, march, april, june, july, august, september, october, november, december
season > spring, summer, autumn, fall, winter
autumn, fall
fortnight, two weeks, biweekly, 14 days
no longer, anymore, stopped, discontinued, used to
save, store, persist, preserve, stored
download, fetch, retrieve, pull
copy, duplicate, clone, replicate
split, divide, separate, decouple, isolate, break up
merge, combine, unite, consolidate, join
author, writer, wrote, written, creator
roughly, approximately, approximate, ballpark, circa
ignore, skip, disregard, overlook, leave out
override, overrule, overwrite, clobber, supersede
compatible, supported, support, works with
investigate, look into, analyze, analyse, dig into, examine
result, outcome, finding, consequence
effect, impact, consequence, influence
lesson, learned, takeaway, insight
support, help desk, customer service, assistance
manual, by hand, manually
automatic, automatically, automated, automate, automation
read only, readonly, immutable, write protected
unsupported, not supported, incompatible
missing, absent, lacking, gone, lost
whitelist, allowlist, allow list, safe list
blacklist, blocklist, denylist, deny list
placeholder, dummy, stub, lorem ipsum
hardcoded, hard-coded, hardcode, magic number, literal value
sandbox, isolated, jail, restricted environment
algorithm > quicksort, dijkstra, binary search, bfs, dfs, dynamic programming, mergesort, gradient descent
data structure > tree, linked list, stack, heap, trie, graph, hash table, queue, bloom filter
random, randomly, seed, shuffle, rng
deterministic, reproducible, reproducibility, same result
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
quit, resign, leave job, step down, left company, resignation
hire, hired, recruit, employ, hiring, recruitment, joined company, new employee
fire, fired, laid off, dismiss, let go, layoff, sacked
promote, promotion, promoted, raise, advancement
salary, wage, pay, income, earnings, compensation, paycheck, payroll, remuneration
job, position, role, occupation, profession, employment
job interview, interview, candidate, job application, applicant
resume, cv, curriculum vitae
company, employer, firm, business, corporation, enterprise, organization
startup, new company, venture, young company
office, workplace, headquarters, desk
home office, remote work, telework, wfh, work remotely, working remotely
overtime, extra hours, long hours
part time, half time, reduced hours
shift, night shift, working hours, work schedule
vacation, holiday, time off, leave, pto, days off, annual leave, break
sick leave, sick day, off sick, called sick
parental leave, maternity leave, paternity leave
retire, retirement, pension, retired
union, labor union, strike, works council
money, cash, funds, currency, finances, financial
currency > dollar, euro, pound, yen, franc, usd, eur, gbp, rupee, peso, krona
price, cost, fee, charge, expense, bill, spend, how much
expensive, costly, pricey, overpriced
cheap, inexpensive, affordable, low cost, bargain
free, gratis, complimentary, no charge, no cost
budget, funds, spending limit, allowance
buy, bought, purchase, acquire, order, purchased, ordered, picked up, shopping
sell, sold, sale, resale, selling
pay, paid, payment, settle
invoice, bill, receipt
refund, money back, reimburse, reimbursement
discount, sale, coupon, rebate, reduced price, voucher
mortgage, home loan, house loan
loan, debt, owe, lend, lent, borrow, credit
bank, bank account, checking account, savings account
save, savings, put aside, nest egg
invest, investment, stocks, shares, portfolio
invest > stocks, bonds, etf, index fund, real estate, crypto, mutual fund
crypto > bitcoin, ethereum, dogecoin, solana, btc, eth
tax, taxes, vat, income tax, irs
insurance, insured, insurer, insurance policy
profit, earnings, gain, margin
revenue, turnover, sales, income
funding, investor, venture capital, seed round, raised
donate, donation, charity, contribute
credit card, debit card, visa, mastercard, amex
rent, rental, lease, tenant
family, relatives, relations, kin
family > mother, father, sister, brother, son, daughter, aunt, uncle, cousin, grandmother, grandfather, nephew, niece, mom, dad, wife, husband, grandma, grandpa, stepfather, twin
parent > mother, father, mom, dad, mum
mother, mom, mum, mommy, mama
father, dad, daddy, papa
sibling > brother, sister, twin, half-brother, stepsister
child, kid, children, kids, offspring
child > son, daughter, toddler, baby, teenager
baby, infant, newborn, toddler
grandmother, grandma, granny, nana
grandfather, grandpa, granddad
grandparent > grandmother, grandfather, grandma, grandpa, granny, granddad
grandchild, grandson, granddaughter, grandkids
spouse > wife, husband
partner > girlfriend, boyfriend, wife, husband, spouse, fiance, fiancee
fiance, fiancee, engaged, engagement, betrothed
in-laws > mother-in-law, father-in-law, brother-in-law, sister-in-law, son-in-law
stepfather, stepmother, stepdad, stepmom
adopt, adoption, adopted, foster
marry, married, wedding, marriage, get married, wed
wedding, ceremony, bride, groom, nuptials
divorce, divorced, separated, split up, ex-wife, ex-husband
break up, broke up, split up, breakup
dating, romance, going out, seeing someone, romantic
single, unmarried, not married, not dating
relationship status > single, married, divorced, widowed, engaged, dating
pregnant, pregnancy, expecting, baby bump
birth, born, give birth, gave birth
birthday, birth date, born, birthdate, turned
anniversary, wedding day, wedding anniversary
died, die, death, passed away, deceased, dead, dying
funeral, burial, memorial, mourning, grief, bereaved
friend, buddy, pal, mate, friendship, friends, close friend, companion
neighbor, neighbour, next door, neighborhood
roommate, flatmate, housemate
meet, met, get together, hang out, encounter
visit, visited, come over
teenager, teen, adolescent, youth
identity, gender, transgender, lgbtq, nonbinary
nationality, citizen, citizenship, passport
hometown, grew up, home country, native, birthplace, roots
immigrate, immigrant, emigrate, moved abroad, expat
religion > christian, muslim, jewish, buddhist, hindu, catholic, atheist, protestant
religion, faith, belief, spiritual
church, chapel, mosque, temple, synagogue
meal > breakfast, lunch, dinner, supper, brunch, snack
dinner, supper, evening meal
food, meal, dish, cuisine, eat
food > pizza, pasta, bread, rice, soup, salad, sushi, burger, sandwich, curry, tacos, steak, noodles, eggs, ramen, burrito, lasagna, dumplings, pancakes, hot dog, stew, fries
recipe, cook, ingredients, cooking instructions, cookbook
cook, cooking, prepare, chef
bake > cake, bread, cookies, pie, muffins, cupcakes, brownies
grill, barbecue, bbq, cookout
spicy, chili, peppery, hot sauce
sweet, sugary, sugar, candy, sweets
delicious, tasty, yummy, good food
vegetarian, vegan, plant-based, meatless, no meat
diet, nutrition, eating habits, dietary
diet > vegan, vegetarian, keto, gluten-free, low carb, paleo, pescatarian, halal, kosher
gluten, gluten-free, celiac, wheat
lactose, dairy, milk intolerance
allergy, allergic, intolerance, intolerant, reaction, hypersensitive, cannot eat
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
restaurant, diner, eatery, bistro, eat out, dine, dining
cafe, coffee shop, coffeehouse
bar, pub, tavern
takeout, takeaway, food delivery, order food
cuisine > italian, mexican, chinese, indian, thai, japanese, french, korean, greek, vietnamese
groceries, supermarket, grocery store, food shopping
shop, store, boutique, shopping
kitchen appliance > oven, fridge, microwave, toaster, blender, dishwasher, air fryer, kettle, mixer
fridge, refrigerator, freezer, icebox
health, wellbeing, wellness, fitness, medical
ill, sick, illness, disease, unwell, ailing, sickness
disease > cancer, diabetes, asthma, flu, covid, arthritis, alzheimer, hypertension, epilepsy, parkinson, heart disease, stroke, depression, pneumonia, migraine, lupus, multiple sclerosis, celiac, bronchitis, anemia, thyroid
cancer, tumor, tumour, chemo, chemotherapy, oncology
diabetes, insulin, blood sugar, diabetic
cold, flu, influenza, cough, runny nose
covid, corona, coronavirus, pandemic, lockdown
fever, high temperature, feverish
pain, ache, hurt, sore, aching
headache, migraine, head hurts
back pain, backache, sciatica, bad back
stomach ache, nausea, upset stomach, vomiting, food poisoning
injury, injured, hurt, wound, accident
injury > fracture, sprain, broken leg, concussion, torn ligament, bruise, broken arm, dislocated, pulled muscle, twisted ankle, stitches, tendonitis
broken bone, fracture, broke arm, broke leg, cast
heart attack, stroke, cardiac, heart disease
blood pressure, hypertension, high blood
doctor, physician, gp, medical, specialist, practitioner, medic, doctor's appointment
doctor > dentist, surgeon, cardiologist, dermatologist, pediatrician, psychiatrist, gynecologist, neurologist, therapist, gp, orthopedist, optometrist, oncologist, urologist, vet, radiologist
dentist, teeth, tooth, dental, toothache
hospital, clinic, emergency room, er, hospitalized, admitted, intensive care
surgery, operation, operated, surgeon
medicine, medication, drug, pill, tablet, prescription
medicine > ibuprofen, aspirin, antibiotics, paracetamol, insulin, antidepressant, painkiller, antihistamine, vitamin, inhaler, statin, melatonin, cough syrup, ointment, steroid
pharmacy, drugstore, chemist
vaccine, vaccination, shot, jab, immunization
diagnosis, diagnosed, diagnose, test results
treatment, therapy, cure, heal
therapy, therapist, counseling, counselor, psychologist, counselling
mental health, depression, anxiety, psychological
depression, depressed, low mood, hopeless
anxiety, anxious, panic attack, worry
adhd, autism, neurodivergent, attention deficit
addiction, addicted, rehab, recovery
smoke, smoking, cigarette, tobacco, vape
physical therapy, physiotherapy, rehab, physio
sleep, asleep, nap, slept, rest, sleeping, bedtime
insomnia, sleepless, cannot sleep, trouble sleeping
tired, exhausted, fatigue, worn out, sleepy, drained, sleep deprived
weight, lose weight, weigh, pounds, kilos, kg
overweight, obese, obesity, gain weight
exercise, workout, work out, training, gym
exercise > running, yoga, swimming, weightlifting, cycling, pilates, cardio, push-ups, hiking, jogging, squats, rowing, crossfit, zumba, dancing, walking
gym, fitness center, fitness studio, health club
weightlifting, lifting, weights, strength training, bodybuilding
meditation, meditate, mindfulness, relaxation
glasses, spectacles, contacts, contact lenses, eyesight
deaf, hearing loss, hearing aid, hearing impaired
disability, disabled, wheelchair, handicap
body part > arm, leg, foot, knee, shoulder, neck, elbow, ankle, wrist, hip
hair, haircut, hairstyle, hairdresser, barber
happy, glad, joyful, delighted, pleased, cheerful, happiness, joy, content
sad, unhappy, upset, miserable, sadness
angry, mad, furious, annoyed, irritated, rage, anger, pissed, outraged
afraid, scared, fear, frightened, terrified, phobia, scary, fearful, dread
phobia > heights, spiders, flying, claustrophobia, snakes, needles
worried, concerned, anxious, nervous, uneasy, tense
stress, stressed, pressure, overwhelmed, strain, stressful, burned out
relaxed, calm, peaceful, chill, unwind
excited, thrilled, looking forward, enthusiastic
proud, pride, accomplishment, achievement, accomplished
ashamed, embarrassed, embarrassing, shame, awkward
jealous, envy, envious, jealousy
bored, boring, dull, tedious
surprised, surprise, amazed, astonished, unexpected, shocked
disappointed, disappointment, let down, frustrated
frustrated, frustrating, fed up, annoyed
grateful, thankful, thanks, appreciate, gratitude
sorry, apologize, apology, regret, remorse
guilty, guilt, blame, accuse
love, adore, affection, loving
dream, aspiration, ambition, bucket list
motivated, motivation, inspired, inspire, inspiration
confident, self-esteem, self confidence, assured
shy, introvert, introverted, reserved, timid
outgoing, extrovert, sociable, extroverted
nice, friendly, caring, gentle, kindness
funny, humorous, hilarious, joke, amusing
cry, tears, weep, crying, sob
fight, argue, argument, quarrel, dispute
trust, rely, reliable, trustworthy
lie, lied, dishonest, cheat
lazy, idle, unmotivated, procrastinate
smart, clever, intelligent, brilliant
habit, routine, ritual, custom
travel, trip, journey, tour, excursion, getaway, vacation, travelled, traveled, visited
vacation > beach holiday, cruise, camping, road trip, ski trip, city break, safari, honeymoon
honeymoon, wedding trip, newlyweds
abroad, overseas, foreign country, another country
sightseeing, tourist attraction, landmark, sights
fly, flight, flew, plane, airplane, aircraft
airline > lufthansa, ryanair, emirates, easyjet, british airways
flight delay, missed flight, cancelled flight, layover, stopover
luggage, baggage, suitcase, bags, carry-on
passport, id card, visa, travel document
visa, residence permit, work permit, green card
hotel, accommodation, lodging
hotel > hostel, airbnb, motel, guesthouse, resort, inn, b&b
book, reserve, reservation, booking, booked, reserved, make reservation
itinerary, travel plan, route
map, directions, navigation, gps, google maps
camp, camping, tent, campsite
camper, rv, motorhome, campervan
hike, hiking, trek, trail, walk
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
museum, gallery, exhibition, exhibit
vehicle > car, bike, motorcycle, bus, truck, van, scooter, train, tram, boat, suv, tractor, airplane, helicopter, camper, ambulance, bicycle, e-bike
car, automobile, auto, vehicle
car > suv, sedan, tesla, toyota, honda, ford, volkswagen, bmw, audi, prius, subaru, convertible
electric car, ev, tesla, electric vehicle, charging station
bike, bicycle, cycling, cycle
motorcycle, motorbike, moped, scooter
public transport > bus, train, subway, tram, metro, ferry
subway, metro, underground, tube
train, railway, rail, railroad
taxi, cab, uber, lyft, ride
drive, driver, driving, drove
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
live, lives, reside, residence, based in
move, relocate, moving, new home, moved, moved house, moving out, relocation
landlord, landlady, property owner, rent
real estate, property, realtor, estate agent
room > kitchen, bedroom, bathroom, living room, basement, attic, garage, dining room
living room, lounge, sitting room
bathroom, toilet, restroom, shower, washroom
basement, cellar, underground room
garden, yard, backyard, lawn, garden plot, vegetable patch
gardening, plant, grow, garden
balcony, terrace, patio, deck
furniture > sofa, chair, bed, desk, bookshelf, wardrobe, dresser, lamp
sofa, couch, settee
renovate, renovation, remodel, refurbish, makeover
paint, wallpaper, wall color, repaint
decorate, decoration, decor, interior design
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
clean, cleaning, tidy, wash, vacuum, scrub, mop, dust
housework, chores, household, cleaning
laundry, washing machine, washing, dryer
trash, garbage, rubbish, waste, bin
declutter, get rid, throw away, tidy up
burglary, burglar, thief, theft, steal, stole, stolen, robbery, robbed
alarm system, security camera, doorbell camera
pest > mice, rats, ants, cockroaches, termites, moths
pet > dog, cat, hamster, rabbit, parrot, goldfish, guinea pig, turtle, bird, fish, kitten, puppy, iguana, gerbil, ferret, tortoise
dog, puppy, canine, pup
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
hobby, pastime, leisure, free time, spare time, interest, hobbies, passion, recreation
hobby > painting, reading, gardening, photography, knitting, cooking, fishing, hiking, chess, pottery, woodworking, gaming, drawing, sewing, sailing, birdwatching, model trains, blogging, yoga, camping, baking, singing
painting, paint, watercolor, canvas, acrylic, oil painting
drawing, draw, sketch, drew, illustration
art, artwork, artist, creative
sculpture, pottery, ceramics, clay
photography, photo, camera, photographer, pictures
camera > canon, nikon, sony, leica, fujifilm, gopro
knitting, crochet, sewing, needlework, knit
woodworking, carpentry, carpenter, wood
collect, collection, collector, stamps, coins
book, novel, paperback, ebook
book > novel, biography, thriller, memoir, textbook, fantasy, cookbook, comic
science fiction, sci-fi, scifi
comic, manga, graphic novel
e-reader, kindle, ebook, kobo
journal, diary, journaling
news, newspaper, magazine, headlines, press, article
blog, blog post, article, blogging
podcast, episode, radio show, audio show
movie, film, cinema, motion picture
movie genre > comedy, drama, horror, thriller, documentary, romance, animation
tv show, series, tv series, sitcom
streaming > netflix, disney, hulu, prime video, youtube, hbo, twitch, spotify
tv, television, telly
theater, theatre, play, stage, drama
game, gaming, play, video game
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
sing, singing, sang, choir, chorus, karaoke
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
swim, swimming, pool, swam
run, running, jog, jogging, ran
race, marathon, half marathon, 5k, 10k, triathlon
ski, skiing, snowboard, snowboarding
winter sport > skiing, snowboarding, ice skating, sledding, curling
water sport > surfing, kayaking, sailing, diving, rowing, paddleboarding
surf, surfing, surfboard, waves
dive, diving, scuba, snorkel
climb, climbing, bouldering, mountaineering
martial arts > karate, judo, taekwondo, boxing, kickboxing, jiu-jitsu, aikido, kung fu
fishing, angling, fisherman, fishing rod
competition, contest, tournament, championship, race
win, won, victory, winner, beat, champion, first place, triumph
lose, lost, defeat, beaten
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
math, maths, mathematics, arithmetic, algebra
major, studied, study program, degree program
degree, bachelor, master, phd, diploma
phd, doctorate, dissertation, doctoral
exam, test, quiz, examination, finals, midterm, passed exam
grade, mark, score, gpa
homework, assignment, coursework
graduate, graduation, graduated, finish school
scholarship, grant, bursary, stipend
tuition, school fees, student loan
semester, term, school year
drop out, dropout, quit school
certificate, certification, certified, qualification
skill, ability, talent, competence
experience, expertise, know-how, background
holiday > christmas, easter, thanksgiving, halloween, hanukkah, diwali, eid, ramadan, new year, passover, labor day, independence day, valentine, kwanzaa, carnival, mother's day, christmas eve
christmas, xmas, yuletide, december 25
new year, new year's, january 1
public holiday, bank holiday, day off
party, celebration, celebrate, get-together, bash, festivity
party > birthday party, housewarming, baby shower, bachelor party, reception
event > concert, wedding, conference, festival, party, exhibition, race, parade, fundraiser, birthday, graduation, funeral, meetup, hackathon, workshop, picnic, marathon
gift, present, gave, surprise, gifted
tradition, custom, ritual, family tradition
clothes, clothing, outfit, garment, apparel, wear
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
call, phone, ring, telephone
computer, pc, laptop, desktop, workstation
laptop > macbook, thinkpad, dell xps, chromebook
monitor, display, screen
keyboard layout > qwerty, dvorak, colemak, qwertz, azerty
mouse, trackpad, touchpad, trackball
battery, charge, charger, power bank
social media > facebook, instagram, twitter, tiktok, linkedin, reddit, mastodon, snapchat, bluesky, youtube, pinterest, tumblr, twitch
video, clip, recording, footage, film
video call, facetime, zoom call, skype
volunteer, volunteering, charity work, community service, charitable work
charity, nonprofit, non-profit, ngo, foundation
shelter, homeless, food bank, soup kitchen
fundraiser, fundraising, donation drive, charity event
politics, political, government, election
election, vote, ballot, voting
politician > president, mayor, senator, prime minister, governor, chancellor
protest, demonstration, rally, march
police, cop, officer, law enforcement
court, trial, lawsuit, sue
prison, jail, behind bars
army, military, soldier, veteran, armed forces
occupation > nurse, teacher, lawyer, chef, engineer, plumber, electrician, accountant, architect, pilot, journalist, farmer, doctor, dentist, carpenter, mechanic, photographer, librarian, therapist, designer, programmer, scientist, police officer, firefighter, baker, social worker
accountant, bookkeeper, accounting, tax advisor
own business, self-employed, entrepreneur, own shop
package, parcel, delivery, shipment, shipping, courier
return, send back, exchange, give back
secondhand, second-hand, pre-owned, thrift, used goods
wake up, get up, woke, alarm clock
shower, bath, bathe, wash
emergency, crisis, urgent, 911
smell, odor, scent, fragrance, perfume
advice, tip, recommendation, guidance
childhood, growing up, grew up
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
hallucinate, hallucination, made up, invented, fabricated
pronoun, pronouns, he/him, she/her, they/them
gadget, device, appliance, hardware, unit, machine, equipment, kit
device > sensor, board, node, phone, tablet, printer, scanner, router, camera, modem, probe, beacon, tracker, reader
brain, controller, board, microcontroller, processor, chip
chip > esp32, stm32, atmega, rp2040, nrf52, cortex, attiny, esp8266, soc
board > arduino, raspberry, esp32, pico, nano, uno, feather, teensy, jetson, zero
wireless > wifi, bluetooth, lora, lorawan, zigbee, radio, cellular, lte, gsm, ble, nfc, gprs, antenna, sim
radio > lora, lorawan, antenna, frequency, mhz, transmitter, receiver, transceiver, gateway, airtime
antenna, aerial, reception, range, signal
reception, signal, coverage, range, network, bars
connectivity, connected, connection, network, online, internet, uplink, link
mobile network > sim, lte, gsm, 4g, 5g, gprs, modem, carrier
offline, disconnected, unplugged, without internet, no signal, airplane
power > battery, solar, mains, adapter, volt, volts, usb, charger, charging, supply, plug, cell, lithium, lipo
energy, power, electricity, current, consumption, watt, watts, battery, milliamp, charge
battery > lithium, lipo, aa, 18650, cell, accumulator, lifepo4, coin, alkaline, rechargeable
last, lasts, lifetime, survive, endure, hold, holds
drain, draining, drained, consumption, flat, empty, discharge, dies
voltage, volt, volts, millivolt, 5v, 3.3v, 12v
wire, wires, cable, lead, wiring, cord, connector, plug, soldered
connector > usb, jst, plug, socket, terminal, jack, header, pin, molex, barrel
box, case, casing, enclosure, housing, shell, container, cabinet
waterproof, watertight, sealed, rain, moisture, weatherproof, ip65, ip67, gasket, silicone, leak, damp, wet
moisture, humidity, damp, humid, wet, condensation, water
outdoors, outside, weather, field, rain, sun, exposed, garden, open air
indoors, inside, room, hall, building
weigh, weight, weighing, scale, scales, load, mass, kilo, kilos, kg, gram, grams, heavy
weight > kg, gram, grams, kilogram, kilos, pounds, tons, load cell, tare
heavy, weight, load, kilos, kg, mass
calibrate, calibration, adjust, reference, offset, zero, factor, known weight
drift, creep, wander, inaccurate, shift, deviation, bias
accurate, accuracy, precise, precision, exact, exactly, error, off by, tolerance
inaccurate, wrong, drift, off, noise, noisy, jitter, deviation
noise, noisy, jitter, fluctuate, spike, spikes, outlier, median, smoothing, filter
smooth, smoothing, average, median, filter, moving average, kalman
reading, readings, measurement, sample, value, measured, data point
measure, measurement, reading, sensor, sample, gauge, monitor, record
measurement > temperature, humidity, weight, pressure, voltage, distance, speed, light, level
sample, sampling, interval, rate, reading, every, hz
often, frequency, interval, every, each, hourly, daily, minute, minutes, times, regularly, period
frequency > hourly, daily, weekly, monthly, every, interval, seconds, minutes, nightly, once
interval > seconds, minutes, hours, every, hourly, daily
regularly, periodic, every, schedule, interval, routine
temperature > degrees, celsius, warm, cold, heat, frost, fahrenheit, thermometer, ds18b20
warm, hot, heat, temperature, overheat, degrees
overheat, hot, heat, temperature, throttling, cooling, fan, heatsink
freeze, frost, cold, ice, winter, zero degrees
sun, solar, sunlight, sunshine, shade, light
light, lamp, led, bulb, brightness, bright, backlight
indicator, led, light, lamp, blink, blinking, flash
blink, blinking, flash, flashing, led, pulse
button, switch, key, press, pressed, push, click, tap
display > lcd, oled, e-ink, epaper, screen, monitor, led, panel, matrix
screen > oled, lcd, display, monitor, touchscreen, e-ink, tablet, panel
motor, servo, stepper, actuator, drive
sound, audio, noise, beep, buzzer, speaker, microphone, tone, volume
beep, buzzer, sound, tone, chime, alarm
loud, volume, noisy, decibel, quiet
quiet, silent, mute, muted, silence, quietly
storage > sd, disk, ssd, flash, drive, bucket, s3, volume, card, usb, nas, eeprom
memory card, sd, sd card, microsd, flash
drive, disk, ssd, hdd, harddisk, nvme, volume
wear, worn, wear out, corrupted, lifetime, aging
clock, time, rtc, ntp, timestamp, drift, timezone
wake, wakeup, sleep, deep sleep, standby, idle, interrupt
standby, sleep, idle, hibernate, deep sleep, low power
reset, restart, reboot, watchdog, power cycle, reboots
watchdog, reset, hang, restart, reboot
upload, send, transmit, transfer, push, post, submit, sync, uplink
send, transmit, deliver, dispatch, post, upload, publish, mail, sends
transmit, send, uplink, radio, packet, payload, upload
receive, received, arrive, incoming, inbound, get
message, text, notification, sms, mail, email, alert, telegram, push
notify, alert, sms, email, message, push, telegram, text, ping, warn, tell, inform
alert > sms, email, push, telegram, siren, alarm, notification, pager, threshold
text message, sms, whatsapp, message, twilio, signal
warned, alert, alarm, notified, notification, threshold
threshold, limit, trigger, above, below, exceed, drops
exceed, above, over, more than, beyond, threshold
below, under, less than, drop, drops, beneath
lose, lost, missing, dropped, gap, gaps, disappear
gap, missing, hole, lost, outage
buffer, queue, store, cached, backlog, local copy, spool
resend, retry, again, retransmit, catch up, replay
cheap, budget, inexpensive, affordable, cost, price, free tier
cost > euro, euros, dollar, dollars, cents, price, fee, month, per month, free, usd, eur, pounds
price > euro, euros, dollar, dollars, cents, fee, free, discount, reduced, pounds, percent
money > euro, euros, dollar, dollars, cents, price, cost, budget, invoice, donation, fee
fee, charge, commission, percent, percentage, cut, surcharge
spend, spent, cost, budget, paid, price, expense
earn, income, revenue, proceeds, takings, sales, profit
paid, pay, invoice, transfer, bank, card, cash, stripe, paypal
pay, payment, card, cash, transfer, checkout, stripe, paypal, iban, sepa, invoice
payment provider > stripe, paypal, mollie, adyen, klarna, square, sumup, braintree
pay > cash, card, invoice, paypal, stripe, transfer, sepa, instalment
cash, coins, notes, till, money, register, box office
cents, integer, amount, money, currency, rounding, decimal
rounding, round, decimals, cents, precision, truncate
refund, money back, cancel, cancellation, return, chargeback, reimburse, voucher
cancel, refund, cancellation, withdraw, revoke, storno, call off
discount > student, students, child, children, pensioner, member, members, reduced, concession, percent, coupon, early bird
reduced, discount, concession, student, cheaper, half price, lower
cheaper, discount, reduced, cost, price, lower, save
student, pupil, reduced, concession, learner
admission, entry, entrance, ticket, door, access, gate
ticket, admission, seat, pass, booking, entry, voucher
ticket > seat, pdf, qr, barcode, admission, reserved, standing, pass
seat, seats, chair, place, row, seating, spot, bench
seating, seats, seat map, rows, row, plan, numbered, chairs
hall, venue, church, room, auditorium, theatre, stage
venue > church, hall, theatre, school, club, stadium, auditorium, chapel
place > hall, church, house, garden, office, room, shed, site, street, city
show, concert, performance, event, gig, play, premiere
event > concert, performance, show, rehearsal, party, meeting, workshop
performance, show, concert, gig, evening, premiere
audience, guests, visitors, crowd, spectators, people, public, listeners
guest, visitor, attendee, audience, participant
people, persons, visitors, members, users, guests, folks, audience
crowd, many, rush, peak, load, queue
full, sold out, capacity, overbooked, limit, booked out
capacity, seats, maximum, limit, room, full, size
reserve, hold, held, book, booking, reservation, block, keep, set aside
hold, reserve, lock, keep, block, minutes
expire, expires, timeout, minutes, release, lapse, run out, valid
scan, scanner, scanning, qr, barcode, camera, check, reader
barcode, qr, qr code, code, scan
check in, scan, entrance, door, arrival, gate
entrance, door, gate, entry, admission
door, entrance, gate, opening, entry
forge, forged, fake, counterfeit, copied, fraud, signature, signed
fraud, fake, scam, cheat, abuse, stolen
cheat, fraud, abuse, trick, misuse, reuse
signature, signed, sign, hmac, hash, verify
verify, check, validate, confirm, signature, proof
advertise, advertising, poster, newsletter, campaign, promote, marketing, flyer
print, printer, printed, paper, pdf, a4, label, hardcopy, printing
paper, pdf, print, printed, a4, letter, sheet
document > pdf, letter, invoice, contract, form, spreadsheet, report, slides, docx, sheet
pdf, document, print, file, attachment
attachment, attached, pdf, file, enclosed
label, tag, sticker, badge, name, caption, mark
form, questionnaire, input, fields, survey, sheet
fill, fill in, enter, input, complete, type in
type, enter, input, key in, write, typed
letter, mail, email, post, message, envelope
newsletter, mailing, mailing list, subscribers, email, mails
spam, junk, unsolicited, dkim, spf, dmarc, inbox
bounce, bounced, undeliverable, returned, rejected
mail > smtp, imap, postmark, sendgrid, mailgun, ses, postfix, inbox, sender
sender, from, from address, reply, reply-to
recipient, receiver, to, addressee, receives
receipt, invoice, confirmation, bill, proof
bookkeeping, accounting, ledger, invoices, export, datev, tax, treasurer
accountant, treasurer, bookkeeper, tax, finance
treasurer, money, accounts, cashier, finance, finances
tax, vat, percent, rate, exempt
club, association, society, members, committee, organisation
member, members, club, subscriber, user, belongs
committee, board, directors, chair, chairman, meeting, vote
chair, chairwoman, chairman, head, president, lead
volunteer, helper, helpers, unpaid, staff
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
blind, screen reader, accessible, accessibility, contrast, visually impaired
wheelchair, accessible, disabled, ramp, step-free
child, children, kid, kids, young, school, under
plant > water, soil, leaf, seed, pot, greenhouse, irrigation, garden
watering, irrigation, water, soil, pump, valve, moisture
pump, valve, water, flow, pipe, tank
animal > dog, cat, bee, bird, cow, sheep, goat, chicken, mouse, hedgehog
steal, theft, stolen, thief, missing, gps, tracker
damage, damaged, broken, broke, cracked, destroyed, ruined, snapped
broke, broken, failed, snapped, cracked, died, defect, burnt
die, dies, died, dead, failed, stopped, gave up
burn, burnt, burned, fried, smoke, overheated, fire
wet, water, rain, soaked, damp, flooded, moisture
spare, replacement, reserve, extra, backup, second
order, ordered, bought, delivery, shop, supplier, purchase, arrived
supplier > amazon, aliexpress, mouser, digikey, reichelt, conrad, farnell
arrive, arrives, delivered, delivery, come, shipped, due
wait, waiting, pending, pause, delay, queue, hold on
hurry, quickly, urgent, soon, deadline, fast
soon, shortly, next, upcoming, tomorrow
recent, recently, lately, last, latest, yesterday, new
date > monday, tuesday, wednesday, thursday, friday, saturday, sunday, january, february, march, april, june, july, august, september, october, november, december
day > monday, tuesday, wednesday, thursday, friday, saturday, sunday, weekday, weekend
time > am, pm, hour, hours, minutes, noon, midnight, morning, evening, afternoon, clock, seconds
evening, night, pm, tonight, late, after work
morning, am, early, breakfast, dawn
night, nightly, midnight, overnight, evening, am, dark
noon, midday, lunch, 12
begin, start, starts, begins, opening, from, first
open, opening, opens, start, begin, launch
close, closing, closed, end, ends, shut
end, ends, finish, last, closing, over, until
until, till, deadline, end, before, latest
deadline > monday, friday, tomorrow, end, month, week, before, until, date
early, before, ahead, advance, sooner
late, after, behind, delayed, evening
year, annual, season, anniversary, 2024, 2025, 2026
season, summer, winter, spring, autumn
holiday, vacation, off, away, closed, christmas, easter
away, absent, vacation, holiday, gone, travelling, out of office
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
look, looks, appearance, style, design, theme, layout, colour
colour > red, blue, green, yellow, orange, purple, pink, black, white, grey, amber, teal, navy, hex, palette, contrast
logo, icon, emblem, image, brand, favicon
brand, logo, identity, name, style, colours
icon, symbol, emoji, glyph, pictogram, logo
typeface, font, letters, serif, sans, typography
font > serif, sans, mono, inter, arial, roboto, helvetica, lato
layout, grid, columns, arrangement, design, position
page, screen, view, site, route
screen, page, view, display, form
list, table, overview, index, listing
table, list, grid, rows, columns
picture, photo, image, graphic, illustration, screenshot, diagram
movie, video, clip, animation, recording
animation, transition, moving, fade, motion
words, wording, text, phrase, copy, language, term
wording, text, copy, phrasing, tone, message
tone, voice, style, polite, formal, informal, friendly
polite, formal, courteous, informal, tone
language > english, german, french, spanish, italian, dutch, polish, turkish, translation, bilingual
translate, translation, english, german, french, i18n, locale, bilingual
translated, translation, language, locale, strings
spelling, typo, spelled, spelt, misspelled, british, american
call, named, name, title, term, rename
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
different, other, separate, distinct, another, differs
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
store, keep, save, kept, database, persist, hold, record
keep, kept, store, stored, retain, preserve, hold
stored, kept, saved, database, file, table, disk, bucket
persist, save, store, database, disk, file
throw away, delete, discard, purge, drop, remove
old data, archive, retention, purge, delete, expire
archive, old, backup, history, stored
backup > nightly, rsync, restic, borg, snapshot, dump, s3, copy, tar, offsite
safe, secure, safety, protected, backup
protect, secure, guard, lock, encrypt, password
secure, encrypted, protected, https, locked, safe
lock, locked, key, protect, closed
key, secret, token, password, credential
credential > password, token, key, secret, login
password, login, secret, credential, hash, bcrypt
sign in, login, password, link, code, session, oauth, magic
log in > password, link, oauth, session, token, google, magic
account, user, login, profile, registration
user, person, customer, visitor, account, people, member
users > customers, visitors, members, people, admins, guests
role, admin, editor, viewer, permission, rights
admin, dashboard, backoffice, staff, manager, root
access, permission, allowed, rights, reach, open, entry
allowed, may, permitted, can, rights, permission
right, permission, allowed, entitled, access
private, personal, confidential, hidden, secret, internal
hide, hidden, invisible, conceal, mask, secret
visible, shown, seen, public, display
show, display, shown, present, render, visible
see, view, look, show, visible, read
privacy, gdpr, personal, consent, data protection, delete, anonymous
consent, agree, permission, opt-in, cookie, banner
track, tracking, analytics, follow, monitor, trace
law > gdpr, vat, licence, contract, legal, imprint, terms, privacy, act
hosting > server, vps, hetzner, cloud, provider, aws, docker, machine, pi, fly
provider > hetzner, aws, google, azure, cloudflare, digitalocean, ovh, netlify, vercel, render
host, server, machine, vps, provider, runs, box
runs, hosted, deployed, server, machine, running, lives
live, hosted, deployed, production, running, runs
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
execute, run, invoke, launch, start
test > pytest, unit, integration, suite, coverage, fixture, assert, ci, jest, mock
tests, suite, pytest, spec, checks, testing
check, test, verify, validate, inspect, assert, lint
prove, test, verify, demonstrate, evidence
try, test, attempt, experiment, tried, trial
experiment, trial, tried, test, prototype
measured, benchmark, result, ms, seconds
quality, lint, review, test, standard
review, approve, reviewer, pull request, feedback, check
merge, branch, main, pull request, squash, rebase
branch, main, feature, merge, fork
commit, message, git, history, push
history, log, past, commits, earlier, changelog
habit, rule, convention, always, practice, routine
rule > never, always, must, only, forbidden, required, dont
rules, convention, guideline, policy, must, never
forbidden, never, not, banned, must not, don't
taboo, never, forbidden, off limits
promise, agreed, commitment, guarantee
agreement, agreed, decided, contract, consensus
settle, decided, agreed, chosen, choice, went
decide, settled, chose, picked, agreed, went, choice, vote
decided, settled, agreed, chose, chosen, picked, final
pick, choose, chose, select, went, favour
selected, chosen, picked, chose, use
stack, framework, language, library, technology, tools
technology > python, javascript, typescript, django, react, flask, sqlite, postgres, docker, rust, svelte
tool > script, cli, editor, linter, formatter, library
library > package, dependency, module, requests, numpy, react
framework > django, flask, react, svelte, fastapi, vue, rails, express, htmx, astro
written, language, implemented, code, python, rust, wrote
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
solve, fix, fixed, solution, solved, resolved, helped
solution, fix, fixed, workaround, answer, solved
fixed, solved, repaired, solution, patch, resolved, helped
cure, fix, remedy, solved, helped
weird, strange, odd, unexpected, ghost, random, mysterious
random, sometimes, intermittent, sporadic, flaky, occasionally
sometimes, occasionally, intermittent, now and then, flaky, rarely
rare, seldom, rarely, once, occasionally
twice, double, duplicate, two times, again, repeated
duplicate, twice, double, same, repeated, copy
empty, blank, nothing, null, none, missing
blank, empty, white, nothing
missing, absent, not found, lost, lacking, forgot, gone
forgot, forgotten, missing, left out, overlooked
wrong time, timezone, utc, dst, offset, hour
summer time, dst, timezone, clock, hour, utc
slow, seconds, performance, timeout, lag, index
memory, ram, heap, leak, mb, oom
crash, crashed, oom, segfault, died, exception, restart
limit, maximum, cap, quota, at most, threshold, up to
growing, grow, grows, bigger, increase, larger, scale
shrink, smaller, reduce, compress, less
import, load, read, csv, upload, ingest
export, csv, download, dump, output, extract, spreadsheet
convert, transform, translate, change, format, turn into
format > csv, json, pdf, xml, yaml, iso, png, svg, parquet, markdown
spreadsheet, excel, csv, sheet, xlsx, table
report, summary, statistics, chart, overview, figures
statistics, numbers, figures, chart, report, count
graph, chart, plot, curve, diagram, line
chart, graph, plot, curve, diagram, d3, line
curve, line, graph, trend
trend, rising, falling, change, curve, slope
forecast, predict, prediction, estimate, expected
predict, forecast, estimate, expect, model
guess, estimate, approximate, suppose, assume
map, location, coordinates, gps, openstreetmap, leaflet
location, place, gps, where, address, coordinates, position, site
position, location, place, coordinates, where
address, street, location, url, email
street, road, address, lane, avenue
country > germany, france, england, switzerland, austria, italy, usa, netherlands
city > berlin, london, paris, hamburg, munich, vienna, zurich
travel, trip, drive, journey, train, visit
drive, car, van, trip, journey, travel
car, van, vehicle, trailer, drive
plan, planned, intend, roadmap, next, going to, later, idea
idea, proposal, suggestion, plan, thought, concept
later, future, postponed, next, someday, after
future, later, next, plan, someday, roadmap
left, remaining, todo, open, still, pending
open, unresolved, pending, todo, undecided, still
undone, open, pending, todo, unfinished, remaining
todo, open, pending, remaining, next, still
done, finished, complete, ready, closed
ready, done, finished, complete, prepared
drop, dropped, abandon, remove, gave up, cancelled, discard
abandoned, dropped, gave up, discarded, removed, stopped
reject, rejected, against, dropped, no, refuse, turned down
against, reject, instead, not, opposed, rather
instead, rather, replaced, alternative, over
replace, replaced, instead, switch, swap, new
switch, change, migrate, moved, replace, swap
changed, moved, switched, replaced, now, became, updated
stop, stopped, end, quit, no longer, disable
avoid, prevent, never, against, stop, skip
prevent, avoid, stop, guard, block, protect
guarantee, ensure, make sure, always, promise
ensure, make sure, guarantee, check, must
remember, note, recall, keep in mind, forget
like, prefer, love, want, enjoy, favourite
annoy, annoying, hate, dislike, bother, irritate
hate, dislike, annoy, never, avoid
happy, pleased, satisfied, glad, good
complain, complained, complaint, unhappy, angry, annoyed
feedback, complaint, comment, review, opinion, response
opinion, think, view, prefer, believe
explain, explanation, describe, tell, reason
teach, explain, train, show, lesson
beginner, newcomer, new, novice, first time
newcomer, new, beginner, onboarding, joins
help, support, assist, aid, guide
manual, guide, documentation, instructions, readme, docs
instructions, guide, manual, steps, readme, docs
documented, docs, readme, written, wiki, comment
comments, docstring, documentation, remark, note
diary, log, journal, notes, record
log, record, journal, history, entries
record, log, entry, store, note
okay, ok, approval, approve, approved, permission, sign off, signs off, consent, agree
unlock, key, keys, open, lock
locked, lock, key, closed, shut
opening, inauguration, open, opens, launch, premiere, start
closing, close, closes, shut, end, last day
tongue, language, english, german, spoken
treasurer, accounting, accounts, bookkeeping, cash, fees
accounting, bookkeeping, books, ledger, invoices, treasurer, accountant
look after, takes care, responsible, in charge, maintains, owner
responsible, in charge, owner, owns, maintains, looks after, takes care
takes over, successor, replaces, instead, new
holiday, vacation, away, absent, leave, off
away, absent, out of office, on holiday, vacation, gone
quiet, silent, night, mute, disturb, hours
go down, goes down, outage, fails, falls over, crash, unreachable, offline
alert, alarm, notify, warning, sms, message, pager, mail
notified, alert, message, mail, sms, push, telegram, signal, email, told
told, informed, notified, message, mail
letters, font, text size, point, characters, type
big, large, size, point, pixels, small, wide
small, tiny, little, size, narrow, short
kids, children, junior, school, young, child
old, elderly, seniors, aged, older
disabled, wheelchair, blind, deaf, accessible, impaired
cannot see, blind, screen reader, visually impaired
cannot hear, deaf, subtitles, captions
frozen, hangs, hung, stuck, deadlock, unresponsive
cause, caused, because, reason, due, root cause, turned out
explain, because, reason, why, turned out
drown, flooded, too much water, overwatered, soaked, wet
dry, drought, dust, thirsty, water
warm, hot, temperature, degrees, heat, celsius
cold, frost, freezing, degrees, chill, temperature
fresh air, ventilation, window, windows, fan, vent
cells, battery, batteries, charge
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
rent, rents, hosting, lease, hire, provider, server
provider, hoster, hosting, company, vendor, supplier
machine, server, box, computer, host, hardware
native, app, ios, android, swift, kotlin, app store
app > pwa, web app, home screen, android, ios, native
package tool > poetry, pip, npm, yarn, cargo, maven, gradle, uv, pnpm, bundler, composer
programming language > python, micropython, rust, java, kotlin, swift, typescript, javascript, golang, ruby, php, scala, elixir, c++
protocol > mqtt, http, https, grpc, websocket, amqp, coap, modbus, ssh, ftp, smtp
audio > wav, opus, mp3, flac, ogg, aac, recording, recordings
picture > jpeg, png, webp, svg, gif, avif
messenger > telegram, signal, whatsapp, slack, matrix, discord, teams, threema
reject, rejected, decided against, turned down, dropped, not use, refused
alternative, instead, other option, against, rejected, compared
emergency, stop button, kill switch, red button, panic
upgrade, update, ota, firmware, new version
unfinished, still open, left to do, missing, todo, remaining
unit, units, litres, metres, celsius, gallons, inches, feet, miles
measurement, reading, readings, sensor, probe, gauge, value
speaker, voice, narrator, actor, reader
guests, visitors, customers, users, audience
liked, satisfied, happy, survey, rating, stars
leave, leaves, leaving, left, quit, moved away, moving away, resigned
join, joined, joins, new member, hired, welcome
simultaneously, at the same time, concurrent, both, parallel
conflict, double, twice, clash, overlap, race, same time
weekend, saturday, sunday
workday, monday, tuesday, wednesday, thursday, friday, weekday
morning, sunrise, early, dawn, breakfast
evening, sunset, late, dusk, night
"""
