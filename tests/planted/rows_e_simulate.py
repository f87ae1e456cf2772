"""Bugs in simulations that people run: scenarios, draws, runs, results, and agents of a model."""

from __future__ import annotations

from tests.planted import Bug

SCENARIO = "tests/simulation/test_scenario_file.py"
DRAWS = "tests/simulation/test_draws.py"
RUN = "tests/simulation/test_run.py"
RESULTS = "tests/simulation/test_results.py"
REFUSED = f"{SCENARIO}::test_what_cannot_be_taken_is_refused_by_its_key"

BUGS = [
    Bug(
        "shares of tiers may sum to anything",
        "simulation/scenario_file.py",
        "if not isclose(total, 1.0, abs_tol=1e-6):",
        "if total > 1.5:",
        seen_by=REFUSED,
    ),
    Bug(
        "a place that is not there is taken",
        "simulation/scenario_file.py",
        'yield from _missing(f"{at}.place"',
        'yield from () and _missing(f"{at}.place"',
        seen_by=REFUSED,
    ),
    Bug(
        "a shard is born with the clocks of the first agents",
        "population/births.py",
        "personal_offset(seed, first + a, day)",
        "personal_offset(seed, a, day)",
        seen_by="tests/population/test_population.py"
        "::test_a_part_of_a_population_is_born_with_the_clocks_of_the_whole",
    ),
    Bug(
        "compiled draws outlive the text they were made of",
        "population/kernels.py",
        "for file in (*own, *beside):",
        "for file in own:",
        seen_by="tests/population/test_kernels.py"
        "::test_what_is_compiled_beside_the_rules_is_hashed_too",
    ),
    Bug(
        "what happens goes by the place in a shard",
        "simulation/draws.py",
        "        stream = stream_of(chances.seed, agent, day)\n        count = lay_out",
        "        stream = stream_of(chances.seed, agent - first, day)\n        count = lay_out",
        seen_by=f"{DRAWS}::test_any_split_into_shards_gives_the_same_agents",
    ),
    Bug(
        "sleepers are not spared",
        "simulation/draws.py",
        "if is_asleep and not chances.events[event].reaches_sleepers:",
        "if False and is_asleep:",
        seen_by=f"{DRAWS}::test_who_sleeps_is_spared_unless_it_reaches_sleepers",
    ),
    Bug(
        "events happen to all tiers",
        "simulation/draws.py",
        "<= told.last_day or not (told.who >> group) & 1:",
        "<= told.last_day:",
        seen_by=f"{DRAWS}::test_what_happens_keeps_to_its_days_hours_places_and_people",
    ),
    Bug(
        "an agent has no habits",
        "simulation/draws.py",
        "word = drawn(life, USUAL + int(told.kind))",
        "word = drawn(stream, USUAL + int(told.kind) + at)",
        seen_by=f"{DRAWS}::test_an_agent_goes_mostly_to_its_usual_place",
    ),
    Bug(
        "an overflow is not counted",
        "population/events.py",
        "        me.overflows += 1\n",
        "        me.overflows += 0\n",
        seen_by=f"{RUN}::test_a_day_that_is_too_full_is_overload_and_what_is_trifling_is_forgotten",
    ),
    Bug(
        "what is held of days before counts as today's",
        "simulation/measures.py",
        'arena["tick"][slots] > city.now - city.config.ticks_per_day',
        'arena["tick"][slots] > -1',
        seen_by=f"{RESULTS}::test_the_summary_reads_so",
    ),
    Bug(
        "sleepers are counted an hour early",
        "simulation/day.py",
        "city.advance(day * HOURS * hour + (place + 1) * hour - 1)",
        "city.advance(day * HOURS * hour + max(0, place) * hour)",
        seen_by=f"{RUN}::test_sleepers_are_counted_by_the_hour",
    ),
    Bug(
        "Ctrl-C is forgotten",
        "simulation/run.py",
        "        self.is_asked = True\n",
        "        self.is_asked = False\n",
        seen_by=f"{RUN}::test_ctrl_c_ends_the_day_saves_and_can_be_gone_on_from",
    ),
    Bug(
        "another seed goes on with a run",
        "simulation/checkpoint.py",
        "rest = msgspec.structs.replace(scenario, days=1,",
        "rest = msgspec.structs.replace(scenario, days=1, seed=0,",
        seen_by=f"{RUN}::test_a_run_goes_on_only_with_its_own_scenario",
    ),
    Bug(
        "a run that does not fit is begun",
        "simulation/memory_need.py",
        "if free is None or need <= free:",
        "if free is None or need <= 1_000_000 * free:",
        seen_by=f"{RUN}::test_what_does_not_fit_is_refused_with_what_would",
    ),
    Bug(
        "the name of a scenario is markup in the page",
        "simulation/page.py",
        "title, last = escape(outcome.scenario.name), outcome.figures[-1]",
        "title, last = outcome.scenario.name, outcome.figures[-1]",
        seen_by=f"{RESULTS}::test_a_part_of_a_run_is_marked_as_one",
    ),
    Bug(
        "a diary tells again what was slept on before",
        "simulation/diary.py",
        "slept_on = _slept_on(evening) - life.slept_on if evening else set()",
        "slept_on = _slept_on(evening) if evening else set()",
        seen_by=f"{RESULTS}::test_nothing_is_taken_to_sleep_twice",
    ),
    Bug(
        "two agents of a model share a mind",
        "simulation/minds.py",
        "self._taken += 1",
        "self._taken += 0",
        seen_by="tests/simulation/test_mesa.py::test_more_agents_than_minds_are_refused",
    ),
]
