package klondike.shim;

/** Why there is no handler to play with, in a sentence for its author. */
final class NotStarted extends Exception {
    private static final long serialVersionUID = 1L;

    NotStarted(String message) {
        super(message);
    }
}
