def __getattr__(name):
    """Loads KitHandler only when it is used, because graded handlers don't need it."""
    if name == "KitHandler":
        from klondike_shim.kit_handler import KitHandler

        return KitHandler
    raise AttributeError("module 'klondike_shim' has no attribute %r" % name)
