"""Hypothesis profiles: the laws are tried on a thousand lives, fewer while one works on them."""

import os

from hypothesis import HealthCheck, settings

quiet = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile("laws", max_examples=1000, deadline=None, suppress_health_check=quiet)
settings.register_profile("quick", max_examples=60, deadline=None, suppress_health_check=quiet)
settings.load_profile(os.environ.get("REVERIE_PROFILE", "laws"))
