package be.ac.ulg.montefiore.oop.graphics;

import klondike.shim.GraderConnection;

/**
 * Has the name and methods of the course's view, but does not open a window. The player is another program, which sends
 * events as lines of text and receives the calls to this view (see README.md), even calls that throw.
 */
public class KlondikeSwingView implements KlondikeView {
    public KlondikeSwingView(final KlondikeEventsHandler handler) throws NullHandlerException {
        if (handler == null) {
            throw new NullHandlerException("A view needs an events handler, not null.");
        }
        GraderConnection.get().play(handler);
    }

    @Override
    public void stockEmpty(final boolean isStockEmpty) {
        GraderConnection.get().report("stockEmpty", isStockEmpty ? "true" : "false");
    }

    @Override
    public void wasteCards(final int[] cards) throws NullArrayException, TooManyCardsException, UnknownCardException {
        GraderConnection.get().report("wasteCards", cards);
        ViewArguments.checkCards(cards, "the waste", 3);
    }

    @Override
    public void tableauCards(final int tableau, final int[] cards)
            throws UnknownTableauException, NullArrayException, TooManyCardsException, UnknownCardException {
        GraderConnection.get().report("tableauCards", tableau, cards);
        ViewArguments.checkCards(cards, ViewArguments.tableauPile(tableau), 52);
    }

    @Override
    public void foundationCards(final int foundation, final int[] cards)
            throws UnknownFoundationException, NullArrayException, TooManyCardsException, UnknownCardException {
        GraderConnection.get().report("foundationCards", foundation, cards);
        ViewArguments.checkCards(cards, ViewArguments.foundation(foundation), 2);
    }

    @Override
    public void updateMoves(final int moves) throws NegativeNumberException {
        GraderConnection.get().report("updateMoves", Integer.toString(moves));
        ViewArguments.checkMoves(moves);
    }

    @Override
    public void win() {
        GraderConnection.get().report("win", "");
    }

    @Override
    public void refreshWindow() {
        GraderConnection.get().report("refreshWindow", "");
    }
}
