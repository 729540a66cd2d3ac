package be.ac.ulg.montefiore.oop.graphics;

/** The number is not a foundation. */
public class UnknownFoundationException extends Exception {
    private static final long serialVersionUID = 1L;

    UnknownFoundationException(String message) {
        super(message);
    }
}
