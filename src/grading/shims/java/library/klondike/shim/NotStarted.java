package klondike.shim;

/** Explains to the author why no handler was found. */
final class NotStarted extends Exception {
    private static final long serialVersionUID = 1L;

    NotStarted(String message) {
        super(message);
    }
}
