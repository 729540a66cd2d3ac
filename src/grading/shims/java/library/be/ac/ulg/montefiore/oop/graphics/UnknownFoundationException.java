package be.ac.ulg.montefiore.oop.graphics;

/** A number that is no foundation. */
public class UnknownFoundationException extends Exception {
    private static final long serialVersionUID = 1L;

    UnknownFoundationException(String message) {
        super(message);
    }
}
