package be.ac.ulg.montefiore.oop.graphics;

/** A number that is no card. */
public class UnknownCardException extends Exception {
    private static final long serialVersionUID = 1L;

    UnknownCardException(String message) {
        super(message);
    }
}
