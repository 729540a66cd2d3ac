package be.ac.ulg.montefiore.oop.graphics;

import klondike.shim.Seat;

/**
 * The course's view by name and methods. No window opens: the player is another program, which reports events by lines
 * of text and is told what there is to see (see README.md).
 */
public class KlondikeSwingView implements KlondikeView {
    public KlondikeSwingView(final KlondikeEventsHandler handler) throws NullHandlerException {
        if (handler == null) {
            throw new NullHandlerException("A view needs an events handler, not null.");
        }
        Seat.theOnly().play(handler);
    }

    @Override
    public void stockEmpty(final boolean isStockEmpty) {
        Seat.theOnly().tell("stockEmpty", isStockEmpty ? "true" : "false");
    }

    @Override
    public void wasteCards(final int[] cards) throws NullArrayException, TooManyCardsException, UnknownCardException {
        ViewArguments.checkCards(cards, "the waste", 3);
        Seat.theOnly().tell("wasteCards", cards);
    }

    @Override
    public void tableauCards(final int tableau, final int[] cards)
            throws UnknownTableauException, NullArrayException, TooManyCardsException, UnknownCardException {
        ViewArguments.checkCards(cards, ViewArguments.tableauPile(tableau), 52);
        Seat.theOnly().tell("tableauCards", tableau, cards);
    }

    @Override
    public void foundationCards(final int foundation, final int[] cards)
            throws UnknownFoundationException, NullArrayException, TooManyCardsException, UnknownCardException {
        ViewArguments.checkCards(cards, ViewArguments.foundation(foundation), 2);
        Seat.theOnly().tell("foundationCards", foundation, cards);
    }

    @Override
    public void updateMoves(final int moves) throws NegativeNumberException {
        ViewArguments.checkMoves(moves);
        Seat.theOnly().tell("updateMoves", Integer.toString(moves));
    }

    @Override
    public void win() {
        Seat.theOnly().tell("win", "");
    }

    @Override
    public void refreshWindow() {
        Seat.theOnly().tell("refreshWindow", "");
    }
}
