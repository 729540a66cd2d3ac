package be.ac.ulg.montefiore.oop.graphics;

/** The view needs a handler but got null. */
public class NullHandlerException extends Exception {
    private static final long serialVersionUID = 1L;

    NullHandlerException(String message) {
        super(message);
    }
}
