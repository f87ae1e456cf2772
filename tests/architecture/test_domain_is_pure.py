"""The domain decides by its arguments alone: it has no clock, no dice and no files."""

import ast

from tests.architecture.source_tree import (
    PACKAGE,
    Function,
    Module,
    definitions,
    dotted,
    functions,
    imports,
    modules,
)

DOMAIN = f"{PACKAGE}.domain"
FORMULAS = f"{DOMAIN}.formulas"

IMPURE_MODULES = frozenset(
    {
        "io",
        "logging",
        "os",
        "pathlib",
        "random",
        "secrets",
        "socket",
        "sqlite3",
        "subprocess",
        "tempfile",
        "threading",
        "time",
        "uuid",
    }
)
CLOCK_READINGS = frozenset({"now", "utcnow", "today"})
IMPURE_CALLS = frozenset({"open", "print", "input", "eval", "exec"})

NUMBERS = frozenset({"int", "float", "bool"})
BUILTINS_IN_FORMULAS = frozenset({"min", "max", "abs", "round", "range", "int"})
KINDS_OF_VALUES = frozenset({"NamedTuple", "IntEnum"})
"""What classes of formulas are: tuples and codes, which can be compiled."""


def test_the_domain_imports_no_clock_no_dice_and_no_files() -> None:
    impure = [
        f"{module.at(found.line)} imports {found.name}"
        for module in modules_in(DOMAIN)
        for found in imports(module)
        if found.name.split(".")[0] in IMPURE_MODULES
    ]
    assert not impure, "\n".join(impure)


def test_the_domain_reads_no_clock() -> None:
    readings = [
        f"{module.at(node.lineno)} reads .{node.attr}"
        for module in modules_in(DOMAIN)
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Attribute) and node.attr in CLOCK_READINGS
    ]
    assert not readings, "\n".join(readings)


def test_the_domain_opens_prints_and_evaluates_nothing() -> None:
    impure = [
        f"{module.at(call.lineno)} calls {dotted(call.func)}"
        for module in modules_in(DOMAIN)
        for call in calls(module)
        if dotted(call.func) in IMPURE_CALLS
    ]
    assert not impure, "\n".join(impure)


def test_formulas_are_plain_functions_of_positional_numbers() -> None:
    unfit = [
        f"{module.at(function.lineno)} {function.name}"
        for module in modules_in(FORMULAS)
        for function in functions(module)
        if not is_of_positional_numbers(function, tuples_of_formulas())
    ]
    assert not unfit, "\n".join(unfit)


def test_what_formulas_pass_about_are_tuples_of_numbers_and_codes() -> None:
    unfit = [
        f"{module.at(node.lineno)} {name}"
        for module in modules_in(FORMULAS)
        for name, node in definitions(module.tree)
        if isinstance(node, ast.ClassDef) and not is_of_numbers(node, tuples_of_formulas())
    ]
    assert not unfit, "\n".join(unfit)


def test_formulas_call_only_formulas_and_arithmetic() -> None:
    foreign = [
        f"{module.at(call.lineno)} calls {ast.unparse(call.func)}"
        for module in modules_in(FORMULAS)
        for call in calls(module)
        if not is_arithmetic(called(call, module))
    ]
    assert not foreign, "\n".join(foreign)


def test_formulas_raise_nothing_to_a_power_by_an_operator() -> None:
    raised = [
        f"{module.at(node.lineno)} has {ast.unparse(node)}; write math.pow with two floats"
        for module in modules_in(FORMULAS)
        for node in ast.walk(module.tree)
        if isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Pow)
    ]
    assert not raised, "\n".join(raised)


def modules_in(package: str) -> list[Module]:
    """The source files of one package; there must be some."""
    found = [module for module in modules() if module.inside(package)]
    assert found, f"{package} has no source files"
    return found


def calls(module: Module) -> list[ast.Call]:
    """All calls of a file."""
    return [node for node in ast.walk(module.tree) if isinstance(node, ast.Call)]


def tuples_of_formulas() -> frozenset[str]:
    """The names of the NamedTuples that formulas define."""
    return frozenset(
        name
        for module in modules_in(FORMULAS)
        for name, node in definitions(module.tree)
        if isinstance(node, ast.ClassDef) and "NamedTuple" in map(dotted, node.bases)
    )


def is_of_positional_numbers(function: Function, tuples: frozenset[str]) -> bool:
    """Whether a function is undecorated, takes numbers by place and returns some."""
    takes = function.args
    by_place = [*takes.posonlyargs, *takes.args]
    return (
        isinstance(function, ast.FunctionDef)
        and not function.decorator_list
        and not (takes.kwonlyargs or takes.vararg or takes.kwarg or takes.defaults)
        and all(is_number(argument.annotation, tuples) for argument in by_place)
        and is_number(function.returns, tuples)
    )


def is_of_numbers(node: ast.ClassDef, tuples: frozenset[str]) -> bool:
    """Whether a class is a code, or a tuple whose fields are numbers without defaults."""
    fields = [line for line in node.body if isinstance(line, ast.AnnAssign)]
    return (
        set(map(dotted, node.bases)) <= KINDS_OF_VALUES
        and all(line.value is None and is_number(line.annotation, tuples) for line in fields)
        and not any(isinstance(line, Function) for line in node.body)
    )


def is_number(annotation: ast.expr | None, tuples: frozenset[str]) -> bool:
    """Whether an annotation is there and is a number, or a tuple of them."""
    match annotation:
        case ast.Name(id=name):
            return name in NUMBERS | tuples
        case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=parts)):
            return all(is_number(part, tuples) for part in parts)
    return False


def called(call: ast.Call, module: Module) -> str | None:
    """The full dotted name of what a call calls, through the imports of its file."""
    written = dotted(call.func)
    if written is None:
        return None
    head, *rest = written.split(".")
    return ".".join([full_names(module).get(head, head), *rest])


def full_names(module: Module) -> dict[str, str]:
    """What the names a file imports or defines stand for."""
    own = {name: f"{module.name}.{name}" for name, _ in definitions(module.tree)}
    return {found.local: found.name for found in imports(module)} | own


def is_arithmetic(name: str | None) -> bool:
    """Whether a full name is a formula, one of `math`, or a builtin that formulas may use."""
    return name is not None and (
        name in BUILTINS_IN_FORMULAS or name.startswith((f"{FORMULAS}.", "math."))
    )
