package be.ac.ulg.montefiore.oop.graphics;

/** The number is not a card. */
public class UnknownCardException extends Exception {
    private static final long serialVersionUID = 1L;

    UnknownCardException(String message) {
        super(message);
    }
}
