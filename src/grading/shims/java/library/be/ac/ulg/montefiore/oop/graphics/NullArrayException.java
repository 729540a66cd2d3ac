package be.ac.ulg.montefiore.oop.graphics;

/** No array where an array of cards is due. */
public class NullArrayException extends Exception {
    private static final long serialVersionUID = 1L;

    NullArrayException(String message) {
        super(message);
    }
}
