"""Recall: how a mind finds again what answers a question; the modules are its steps in turn.

request, query, search_plan, other_words, pool, look, signals, weights, best, reasons, answer;
hit and passage are what comes out, fallback goes on when a part fails. cued_recall is unasked.
"""
