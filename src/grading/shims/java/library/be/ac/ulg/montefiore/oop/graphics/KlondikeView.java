package be.ac.ulg.montefiore.oop.graphics;

/**
 * Shows the table. Cards are listed bottom to top; nothing is visible before refreshWindow. A call that throws changes
 * nothing.
 */
public interface KlondikeView extends KlondikeConstants {
    void stockEmpty(final boolean isStockEmpty);

    /** The topmost cards of the waste, 3 at most. */
    void wasteCards(final int[] cards) throws NullArrayException, TooManyCardsException, UnknownCardException;

    /** The whole pile, HIDDEN for each face-down card. */
    void tableauCards(final int tableau, final int[] cards)
            throws UnknownTableauException, NullArrayException, TooManyCardsException, UnknownCardException;

    /** The two topmost cards, or fewer. */
    void foundationCards(final int foundation, final int[] cards)
            throws UnknownFoundationException, NullArrayException, TooManyCardsException, UnknownCardException;

    void updateMoves(final int moves) throws NegativeNumberException;

    void win();

    /** Makes visible all that was told since the last refresh. */
    void refreshWindow();
}
