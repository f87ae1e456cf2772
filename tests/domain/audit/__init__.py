"""Tests of the rules of the self-audit."""
