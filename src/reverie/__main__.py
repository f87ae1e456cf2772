"""`python -m reverie` is the command line."""

from reverie.cli import main

main()
