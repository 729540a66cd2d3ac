package be.ac.ulg.montefiore.oop.graphics;

/** The number is not a tableau pile. */
public class UnknownTableauException extends Exception {
    private static final long serialVersionUID = 1L;

    UnknownTableauException(String message) {
        super(message);
    }
}
