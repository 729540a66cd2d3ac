package be.ac.ulg.montefiore.oop.graphics;

/** Receives the player's events. The methods don't throw exceptions. */
public interface KlondikeEventsHandler extends KlondikeConstants {
    void newGame();

    /** A click on the stock, or on its empty place. */
    void clickStock();

    void moveWasteToTableau(int tableau);

    void moveWasteToFoundation(int foundation);

    void moveTableauToFoundation(int tableau, int foundation);

    /** Moves the top numCards cards of one tableau pile to another. */
    void moveTableauToTableau(int tableauSrc, int numCards, int tableauDst);

    void moveFoundationToTableau(int foundation, int tableau);

    void undo();

    /** The name of the student. */
    String getName();
}
