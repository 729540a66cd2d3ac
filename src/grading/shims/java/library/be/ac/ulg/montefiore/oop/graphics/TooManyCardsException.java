package be.ac.ulg.montefiore.oop.graphics;

/** More cards than the pile can show. */
public class TooManyCardsException extends Exception {
    private static final long serialVersionUID = 1L;

    TooManyCardsException(String message) {
        super(message);
    }
}
