package be.ac.ulg.montefiore.oop.graphics;

/** The array of cards is null. */
public class NullArrayException extends Exception {
    private static final long serialVersionUID = 1L;

    NullArrayException(String message) {
        super(message);
    }
}
