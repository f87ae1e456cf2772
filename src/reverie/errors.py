"""The errors of Reverie; each says what to do next.

ReverieError
├── Refused                 what came from outside cannot be taken
│   ├── TextRefused         a text too long, empty, or with characters no file can hold
│   ├── DateRefused         a date without a zone, or in the future
│   ├── NumberRefused       a number outside its range
│   ├── ArgumentRefused     a value of the wrong type, or none of the words there are
│   ├── SettingRefused      a setting that makes no sense
│   ├── FileRefused         an edit of memory.yml that cannot be taken; names line and column
│   ├── SecretFound         an export that would hold a secret
│   └── Unknown             a memory, entry, night, session or proposal that is not there
├── ChangeRefused           a change that cannot be applied; nothing of its entry was
│   ├── StaleChange         the mind is not as the change expects
│   ├── SameTargetTwice     two changes of one step point at the same place
│   └── ProposalNotApplied  a proposal waits for a person; it is never applied by itself
├── UndoRefused             what cannot be taken back (any more)
├── Asleep                  another night is running on this mind
├── LivesAlready            another process lets this agent live by itself
├── AnswersPending          the thinker answers later; the night rests
├── ThinkerFailed           a model gave no reply; the rules' answer stands
├── ExtraMissing            an optional package is not installed; names the extra to install
├── EmbedderFailed          what tells meanings apart failed; recall goes by words
├── StoreFailed             the place where a mind is kept does not do its part
│   ├── NotAMind            a file that is something else, or damaged
│   │   └── RowUnread       one row of it says what no row can say
│   │       └── EntryUnread an entry of the journal that cannot be read; undo takes it away
│   ├── NewerMind           a file written by a newer Reverie
│   ├── CannotWrite         a read-only or full disk
│   ├── PathRefused         a link, a FIFO or a device where a file of a mind should be
│   ├── Stranger            a .reverie folder that was not made here
│   ├── BroughtMind         a mind in a home of ours that this person did not write
│   ├── Closed              this mind was closed; open it again
│   ├── StoreBusy           another process held the file for too long
│   └── StoreReplaced       the file was replaced under an open mind
├── Unforeseen              an error of ours that nobody foresaw; names the way to it
├── RayFailed               Ray does not start, or a worker of it dies again and again
├── StreamFailed            a stream outside the mind does not do its part; nothing is lost
└── TransportFailed         the other side of a sync does not do its part; nothing is lost
    ├── OutOfReach          it did not answer; a moment later it may
    ├── NotTaken            a part of what stands there cannot be; nothing of it was taken
    └── AnotherMind         what stands there is another mind's; nothing of it was taken
"""

from __future__ import annotations

import errno
import os

FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
"""What a system says when a disk, a share of it or a file is full."""


class CalledAway(BaseException):
    """An urgent call came in the middle of work that holds nothing half-done."""


class ReverieError(Exception):
    """Whatever Reverie refuses or fails to do."""


class Refused(ReverieError):
    """What came from outside cannot be taken."""


class TextRefused(Refused):
    """A text that no memory can hold."""


class DateRefused(Refused):
    """A date that cannot be right."""


class NumberRefused(Refused):
    """A number outside its range."""


class ArgumentRefused(Refused):
    """A value of the wrong type, or none of the words there are."""


class SettingRefused(Refused):
    """A setting that makes no sense."""

    def __init__(self, name: str, why: str) -> None:
        super().__init__(f"setting {name}: {why}")
        self.name, self.why = name, why


class FileRefused(Refused):
    """An edit of a memory file that cannot be taken; the file is left alone."""

    def __init__(self, line: int, column: int, why: str) -> None:
        super().__init__(f"memory.yml, line {line}, column {column}: {why}")
        self.line, self.column, self.why = line, column, why


class SecretFound(Refused):
    """What would leave the house holds a secret."""


class Unknown(Refused):
    """Something that is not there."""


class ChangeRefused(ReverieError):
    """A change that cannot be applied; nothing of its entry was."""


class StaleChange(ChangeRefused):
    """The mind is not as the change expects."""


class SameTargetTwice(ChangeRefused):
    """Two changes of one step point at the same place."""


class ProposalNotApplied(ChangeRefused):
    """A proposal waits for a person and is never applied by itself."""


class UndoRefused(ReverieError):
    """What cannot be taken back, or not any more."""


class Asleep(ReverieError):
    """Another night is running on this mind."""


class Dozing(Asleep):
    """A doze is running on this mind; it is over in a moment."""


class LivesAlready(ReverieError):
    """Another process lets this agent live by itself."""


class AnswersPending(ReverieError):
    """The thinker answers later; the night rests at its last checkpoint."""


class ThinkerFailed(ReverieError):
    """A model gave no reply; the rules' answer stands."""

    def __init__(self, why: str, *, again: bool = False, ms: int = 0, paid: bool = False) -> None:
        super().__init__(why)
        self.again, self.ms, self.paid = again, ms, paid
        """Whether a moment later it may go well, how long it took, and whether it may cost."""


class ExtraMissing(ReverieError):
    """A part of Reverie needs a package that is not installed."""


class EmbedderFailed(ReverieError):
    """What tells meanings apart failed; recall goes by words."""

    def __init__(self, message: str, model: str = "") -> None:
        super().__init__(message)
        self.model = model
        """The name of the embedder that failed; empty if none can be used."""


class StoreFailed(ReverieError):
    """The place where a mind is kept does not do its part."""


class NotAMind(StoreFailed):
    """A file that is something else, or damaged."""


class RowUnread(NotAMind):
    """One row of a mind says what no row can say, or could not be written as one."""


class EntryUnread(RowUnread):
    """An entry of the journal that cannot be read; an undo takes it away."""

    def __init__(self, number: int, why: str) -> None:
        super().__init__(
            f"entry e{number} cannot be read ({why}); take it away, with what came after it, by "
            f"`reverie undo e{number}`, or restore a copy"
        )
        self.number, self.why = number, why


class NewerMind(StoreFailed):
    """A file written by a newer Reverie."""


class CannotWrite(StoreFailed):
    """A read-only or full disk."""


class PathRefused(StoreFailed):
    """A link, a FIFO, a device or a folder where a file of a mind should be."""


class Stranger(StoreFailed):
    """A .reverie folder that was not made here: it came with a clone, a copy or a backup."""

    def __init__(self, home: str) -> None:
        super().__init__(
            f"{home} is not known here: it came with a clone, or was copied, restored or made by "
            "an older Reverie; if it is yours, run `reverie trust`, else `reverie init` sets its "
            "mind and state aside and begins anew; in a container whose home does not last let "
            "REVERIE_STATE_HOME name a folder that does"
        )
        self.home = home


class BroughtMind(StoreFailed):
    """A mind in a home of ours that this person did not write: a pull or an archive brought it."""


class Closed(StoreFailed):
    """This mind was closed."""

    def __init__(self) -> None:
        super().__init__("this mind is closed; open it again with reverie.open_mind(...)")


class StoreBusy(StoreFailed):
    """Another process held the file for too long."""


class StoreReplaced(StoreFailed):
    """The file was replaced under an open mind."""


class Unforeseen(ReverieError):
    """An error of ours that nobody foresaw; the way to it is kept in a file."""


class RayFailed(ReverieError):
    """Ray does not start, or a worker of it dies again and again; what was saved is kept."""


class StreamFailed(ReverieError):
    """A stream outside the mind does not do its part; the journal still holds every dream."""


class TransportFailed(ReverieError):
    """The other side of a sync does not do its part; what was to travel is still here."""


class OutOfReach(TransportFailed):
    """The other side did not answer; a moment later it may."""


class NotTaken(TransportFailed):
    """A part of what stands on the other side cannot be; nothing of it was taken."""

    def __init__(self, why: str, sound: int = 0) -> None:
        super().__init__(why)
        self.sound = sound
        """How many segments of the journal stand before it."""


class AnotherMind(TransportFailed):
    """What stands on the other side is another mind's; nothing of it was taken."""


def ends_all(error: BaseException) -> bool:
    """Whether an error is of the whole, not of one thing that could be set aside for it."""
    if isinstance(error, OSError):
        return error.errno in FULL
    if isinstance(error, PathRefused | RowUnread):
        return False
    of_the_whole = (AnswersPending, Asleep, LivesAlready, StoreFailed, SettingRefused, MemoryError)
    return isinstance(error, of_the_whole) or not isinstance(error, Exception)


def place_of(error: BaseException) -> str:
    """The kind of an error and the last line of ours that it came by; no word of what it says."""
    steps, where = [], error.__traceback__
    while where:
        steps.append((where.tb_frame.f_code.co_filename, where.tb_lineno))
        where = where.tb_next
    ours = [step for step in steps if f"{os.sep}reverie{os.sep}" in step[0]] or steps
    at = f" in {os.path.basename(ours[-1][0])} line {ours[-1][1]}" if ours else ""
    return f"{type(error).__name__}{at}"


def step_after(error: OSError, otherwise: str) -> str:
    """What to do about what the system said: make room if it is that, else what is given."""
    return "free some space and try again" if error.errno in FULL else otherwise
