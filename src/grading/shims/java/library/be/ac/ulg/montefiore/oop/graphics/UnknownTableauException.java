package be.ac.ulg.montefiore.oop.graphics;

/** A number that is no tableau pile. */
public class UnknownTableauException extends Exception {
    private static final long serialVersionUID = 1L;

    UnknownTableauException(String message) {
        super(message);
    }
}
