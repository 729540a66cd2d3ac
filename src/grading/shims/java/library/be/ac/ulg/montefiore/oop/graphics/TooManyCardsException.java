package be.ac.ulg.montefiore.oop.graphics;

/** The pile cannot show that many cards. */
public class TooManyCardsException extends Exception {
    private static final long serialVersionUID = 1L;

    TooManyCardsException(String message) {
        super(message);
    }
}
