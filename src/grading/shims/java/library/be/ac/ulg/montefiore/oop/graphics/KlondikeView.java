package be.ac.ulg.montefiore.oop.graphics;

/** Shows the table after refreshWindow. Arrays of cards go from bottom to top. A call that throws changes nothing. */
public interface KlondikeView extends KlondikeConstants {
    void stockEmpty(final boolean isStockEmpty);

    /** The top cards of the waste, at most 3. */
    void wasteCards(final int[] cards) throws NullArrayException, TooManyCardsException, UnknownCardException;

    /** The whole pile, with HIDDEN for each face-down card. */
    void tableauCards(final int tableau, final int[] cards)
            throws UnknownTableauException, NullArrayException, TooManyCardsException, UnknownCardException;

    /** The top two cards, or fewer. */
    void foundationCards(final int foundation, final int[] cards)
            throws UnknownFoundationException, NullArrayException, TooManyCardsException, UnknownCardException;

    void updateMoves(final int moves) throws NegativeNumberException;

    void win();

    /** Shows all changes since the last refresh. */
    void refreshWindow();
}
