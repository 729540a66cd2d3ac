package be.ac.ulg.montefiore.oop.graphics;

/** The number of moves is below 0. */
public class NegativeNumberException extends Exception {
    private static final long serialVersionUID = 1L;

    NegativeNumberException(String message) {
        super(message);
    }
}
