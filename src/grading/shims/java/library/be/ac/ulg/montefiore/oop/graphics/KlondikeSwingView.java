package be.ac.ulg.montefiore.oop.graphics;

import klondike.shim.Seat;

/**
 * The course's view by name and methods. No window opens: the player is another program, which reports events by lines
 * of text and is told what there is to see (see README.md). It is told of calls that are refused, too.
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
        Seat.theOnly().tell("wasteCards", cards);
        ViewArguments.checkCards(cards, "the waste", 3);
    }

    @Override
    public void tableauCards(final int tableau, final int[] cards)
            throws UnknownTableauException, NullArrayException, TooManyCardsException, UnknownCardException {
        Seat.theOnly().tell("tableauCards", tableau, cards);
        ViewArguments.checkCards(cards, ViewArguments.tableauPile(tableau), 52);
    }

    @Override
    public void foundationCards(final int foundation, final int[] cards)
            throws UnknownFoundationException, NullArrayException, TooManyCardsException, UnknownCardException {
        Seat.theOnly().tell("foundationCards", foundation, cards);
        ViewArguments.checkCards(cards, ViewArguments.foundation(foundation), 2);
    }

    @Override
    public void updateMoves(final int moves) throws NegativeNumberException {
        Seat.theOnly().tell("updateMoves", Integer.toString(moves));
        ViewArguments.checkMoves(moves);
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
