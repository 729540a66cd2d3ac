package be.ac.ulg.montefiore.oop.graphics;

/** Hears what the player does. No method throws an exception. */
public interface KlondikeEventsHandler extends KlondikeConstants {
    void newGame();

    /** A click on the stock, or on its place when it is empty. */
    void clickStock();

    void moveWasteToTableau(int tableau);

    void moveWasteToFoundation(int foundation);

    void moveTableauToFoundation(int tableau, int foundation);

    /** The top numCards cards of one tableau pile go to another. */
    void moveTableauToTableau(int tableauSrc, int numCards, int tableauDst);

    void moveFoundationToTableau(int foundation, int tableau);

    void undo();

    /** The name of the student. */
    String getName();
}
