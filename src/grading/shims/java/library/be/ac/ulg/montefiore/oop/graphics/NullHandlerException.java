package be.ac.ulg.montefiore.oop.graphics;

/** No handler where a view needs one. */
public class NullHandlerException extends Exception {
    private static final long serialVersionUID = 1L;

    NullHandlerException(String message) {
        super(message);
    }
}
