"""A student's file: loaded, its handler found and put in front of a view."""
import importlib.machinery
import importlib.util
import inspect
import os
import re
import sys
import traceback

import klondike

EVENTS = {
    "newGame": "new_game",
    "clickStock": "click_stock",
    "moveWasteToTableau": "move_waste_to_tableau",
    "moveWasteToFoundation": "move_waste_to_foundation",
    "moveTableauToFoundation": "move_tableau_to_foundation",
    "moveTableauToTableau": "move_tableau_to_tableau",
    "moveFoundationToTableau": "move_foundation_to_tableau",
    "undo": "undo",
    "getName": "get_name",
}

_SHIM = os.path.dirname(os.path.abspath(__file__))
_RUN = os.path.join(os.path.dirname(_SHIM), "run.py")


class NotStarted(Exception):
    """Why there is no handler to be graded, in a sentence for its author."""


def load(path, top=None):
    """Loads the file as a module: in its package if it is in one, else under its own name if that is not taken."""
    folder, file = os.path.split(os.path.abspath(path))
    folders = _folders_up_to(folder, os.path.abspath(top or folder))
    name = _name_of(folder, os.path.splitext(file)[0], folders)
    sys.path[:0] = folders
    try:
        return _run_in_package(name, folder) if "." in name else _run(name, path)
    except SystemExit as exit:
        raise NotStarted("%s calls sys.exit(%s) while it is loaded." % (file, "" if exit.code is None else exit.code))
    except SyntaxError as error:
        raise NotStarted("%s can't be read as Python: %s" % (file, placed(described(error))))
    except Exception as error:
        raise NotStarted("%s cannot be loaded. %s" % (file, told(error)))


def _run_in_package(name, folder):
    """Runs the file in its package. Renames a package whose name is taken, such as `klondike`."""
    package, _, rest = name.partition(".")
    if package not in sys.modules and package not in sys.builtin_module_names:
        return importlib.import_module(name)
    top = os.path.abspath(os.path.join(folder, *[os.pardir] * rest.count(".")))
    init = os.path.join(top, "__init__.py")
    _run("submission_" + package, init if os.path.exists(init) else os.devnull, [top])
    return importlib.import_module("submission_%s.%s" % (package, rest))


def _run(name, path, locations=None):
    loader = importlib.machinery.SourceFileLoader(name, path)
    spec = importlib.util.spec_from_file_location(name, path, loader=loader, submodule_search_locations=locations)
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def _folders_up_to(folder, top):
    """The folder and the folders above it, up to the submitted one."""
    folders = [folder]
    while folders[-1] != top and folders[-1].startswith(top.rstrip(os.sep) + os.sep):
        folders.append(os.path.dirname(folders[-1]))
    return folders


def _name_of(folder, name, folders):
    """The name of the module. It includes the packages if its folder is a package."""
    packages = []
    while folder in folders[:-1] and _is_package(folder):
        packages.insert(0, os.path.basename(folder))
        folder = os.path.dirname(folder)
    if packages and all(part.isidentifier() for part in packages):
        return ".".join([*packages, name])
    if name in sys.modules or name in sys.builtin_module_names:
        return "submission_" + name
    return name


def _is_package(folder):
    """A package has an `__init__.py` or a file with relative imports."""
    files = [os.path.join(folder, name) for name in os.listdir(folder) if name.endswith(".py")]
    return any(os.path.basename(file) == "__init__.py" or _RELATIVE.search(_bytes_of(file)) for file in files)


_RELATIVE = re.compile(rb"^[ \t]*from[ \t]+\.", re.MULTILINE)


def _bytes_of(file):
    with open(file, "rb") as opened:
        return opened.read()


def handler_of(module, view):
    """The handler of the module, with its view."""
    return _made(_found(module), view)


def methods_of(handler):
    """The handler's methods by the statement's names, whichever spelling it uses. What is missing raises when called."""
    methods = {name: _method(handler, name, snake) for name, snake in EVENTS.items()}
    next_deal = getattr(handler, "nextDeal", None) or getattr(handler, "next_deal", None)
    return dict(methods, nextDeal=next_deal) if callable(next_deal) else methods


def _method(handler, name, snake):
    inherited = getattr(klondike.KlondikeEventsHandler, name)
    for spelling in (name, snake):
        method = getattr(handler, spelling, None)
        if callable(method) and getattr(method, "__func__", method) is not inherited:
            return method

    def missing(*_):
        raise NotImplementedError("%s has no method %s." % (type(handler).__name__, name))

    return missing


def _found(module):
    """The name `handler` if the module has it, else its only class of a handler."""
    named = getattr(module, "handler", None)
    if named is not None and not inspect.ismodule(named):
        return named
    classes = [value for value in vars(module).values() if inspect.isclass(value) and _is_handler(value)]
    own = [value for value in classes if value.__module__ == module.__name__] or classes
    last = [value for value in own if not any(other is not value and issubclass(other, value) for other in own)]
    if len(last) == 1:
        return last[0]
    if not last:
        raise NotStarted("no class in %s has the methods of a KlondikeEventsHandler." % os.path.basename(module.__file__))
    names = ", ".join(value.__name__ for value in last)
    raise NotStarted("%s are all handlers; say `handler = ...` with the one that is meant." % names)


def _is_handler(value):
    if value in (klondike.KlondikeEventsHandler, klondike.KlondikeView):
        return False
    has = [hasattr(value, name) or hasattr(value, snake) for name, snake in EVENTS.items()]
    return issubclass(value, klondike.KlondikeEventsHandler) or has.count(True) >= 5


def _made(found, view):
    if not callable(found):
        return _attached(found, view)
    name = getattr(found, "__name__", "handler")
    try:
        parameters = list(inspect.signature(found).parameters.values())
    except (TypeError, ValueError):
        parameters = []
    places = [p for p in parameters if p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD)]
    needed = [p for p in parameters if p.default is p.empty and p.kind not in (p.VAR_POSITIONAL, p.VAR_KEYWORD)]
    if len(needed) > 1:
        wanted = ", ".join(p.name for p in needed)
        raise NotStarted("%s(%s) takes a view, or nothing; these are %d." % (name, wanted, len(needed)))
    try:
        for parameter in parameters:
            if parameter in needed or "view" in parameter.name.lower():
                return found(view) if parameter is (places or [None])[0] else found(**{parameter.name: view})
        return _attached(found(), view)
    except SystemExit:
        raise NotStarted("%s calls sys.exit when it is made." % name)
    except NotStarted:
        raise
    except Exception as error:
        raise NotStarted("%s raises an exception when it is made. %s" % (name, told(error)))


def _attached(handler, view):
    for setter in ("setView", "set_view", "attach"):
        method = getattr(handler, setter, None)
        if callable(method):
            method(view)
            return handler
    if callable(getattr(handler, "view", None)):
        handler.view(view)
        return handler
    try:
        handler.view = view
    except AttributeError:
        name = type(handler).__name__
        raise NotStarted("%s takes its view neither in its constructor nor by setView, attach or `view`." % name)
    return handler


def described(error):
    """An exception as the protocol reports it: its name, its message, the lines of the student's that led to it."""
    if isinstance(error, SyntaxError):
        line = "%s:%s: %s" % (_short(error.filename or "?"), error.lineno, (error.text or "").strip())
        return {"name": type(error).__name__, "message": error.msg, "trace": [line[:200]]}
    frames = [
        "%s:%s in %s: %s" % (_short(frame.filename), frame.lineno, frame.name, frame.line)
        for frame in traceback.extract_tb(error.__traceback__)
        if not _is_ours(os.path.abspath(frame.filename))
    ]
    return {"name": type(error).__name__, "message": _message(error), "trace": [frame[:200] for frame in frames[-8:]]}


def _message(error):
    """Exceptions may have any length, and fail themselves when they are asked for their text."""
    try:
        return str(error)[:2000]
    except Exception:
        return "an exception that has no text"


def _is_ours(path):
    return path == _RUN or os.path.dirname(path) == _SHIM or "<frozen" in path


def placed(said):
    """The message of a described exception, and the student's line that it comes from."""
    return said["message"] + "".join(" (%s)" % line for line in said["trace"][-1:])


def told(error):
    """The exception in one line."""
    said = described(error)
    return "%s: %s" % (said["name"], placed(said))


def _short(path):
    """Below the student's folder if it lies there."""
    short = os.path.relpath(path, sys.path[0]) if os.path.isabs(path) else path
    return os.path.basename(path) if short.startswith("..") else short
