package be.ac.ulg.montefiore.oop.graphics;

/** A number of moves below 0. */
public class NegativeNumberException extends Exception {
    private static final long serialVersionUID = 1L;

    NegativeNumberException(String message) {
        super(message);
    }
}
