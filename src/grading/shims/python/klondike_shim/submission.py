"""Loads a student's file, finds its handler and gives it a view."""
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
    """Explains to the author why no handler was found."""


def load(path, top=None):
    """Loads the file as a module of its package if it has one, or else under its own name or a free one."""
    folder, file = os.path.split(os.path.abspath(path))
    folders = _folders_up_to(folder, os.path.abspath(top or folder))
    name = _name_of(folder, os.path.splitext(file)[0], folders)
    sys.path[:0] = folders
    try:
        return _run_in_package(name, folder) if "." in name else _run(name, path)
    except SystemExit as exit:
        raise NotStarted("%s calls sys.exit(%s) while it is loaded." % (file, "" if exit.code is None else exit.code))
    except SyntaxError as error:
        raise NotStarted("%s can't be read as Python: %s" % (file, message_with_line(describe(error))))
    except Exception as error:
        raise NotStarted("%s cannot be loaded. %s" % (file, on_one_line(error)))


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
    """Returns the folder and the folders above it, up to the submitted one."""
    folders = [folder]
    while folders[-1] != top and folders[-1].startswith(top.rstrip(os.sep) + os.sep):
        folders.append(os.path.dirname(folders[-1]))
    return folders


def _name_of(folder, name, folders):
    """Returns the name of the module. The name includes the packages if the folder is a package."""
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
    """Returns the handler of the module, with its view."""
    return _create(_find_handler(module), view)


def methods_of(handler):
    """Returns the handler's methods by the statement's names, in either spelling. Missing methods raise when called."""
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


def _find_handler(module):
    """Returns the module's `handler` if it has one, otherwise its only handler class."""
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
    raise NotStarted("%s are all handlers; choose one with `handler = ...`." % names)


def _is_handler(value):
    if value in (klondike.KlondikeEventsHandler, klondike.KlondikeView):
        return False
    has = [hasattr(value, name) or hasattr(value, snake) for name, snake in EVENTS.items()]
    return issubclass(value, klondike.KlondikeEventsHandler) or has.count(True) >= 5


def _create(found, view):
    if not callable(found):
        return _attach_view(found, view)
    name = getattr(found, "__name__", "handler")
    try:
        parameters = list(inspect.signature(found).parameters.values())
    except (TypeError, ValueError):
        parameters = []
    places = [p for p in parameters if p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD)]
    needed = [p for p in parameters if p.default is p.empty and p.kind not in (p.VAR_POSITIONAL, p.VAR_KEYWORD)]
    if len(needed) > 1:
        wanted = ", ".join(p.name for p in needed)
        raise NotStarted("%s(%s) needs %d arguments; it may only need the view." % (name, wanted, len(needed)))
    try:
        for parameter in parameters:
            if parameter in needed or "view" in parameter.name.lower():
                return found(view) if parameter is (places or [None])[0] else found(**{parameter.name: view})
        return _attach_view(found(), view)
    except SystemExit:
        raise NotStarted("%s calls sys.exit when it is created." % name)
    except NotStarted:
        raise
    except Exception as error:
        raise NotStarted("%s raises an exception when it is created. %s" % (name, on_one_line(error)))


def _attach_view(handler, view):
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
        raise NotStarted("%s does not accept a view through its constructor, setView, attach or `view`." % name)
    return handler


def describe(error):
    """Describes an exception for the protocol: its name, its message, and the student's lines that led to it."""
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
    """A message may have any length, and reading it may itself raise an exception."""
    try:
        return str(error)[:2000]
    except Exception:
        return "an exception without a text"


def _is_ours(path):
    return path == _RUN or os.path.dirname(path) == _SHIM or "<frozen" in path


def message_with_line(said):
    """Returns the message of a described exception, with the student's line that raised it."""
    return said["message"] + "".join(" (%s)" % line for line in said["trace"][-1:])


def on_one_line(error):
    """Returns the exception on one line."""
    said = describe(error)
    return "%s: %s" % (said["name"], message_with_line(said))


def _short(path):
    """Returns a path relative to the student's folder if it is inside that folder."""
    short = os.path.relpath(path, sys.path[0]) if os.path.isabs(path) else path
    return os.path.basename(path) if short.startswith("..") else short
