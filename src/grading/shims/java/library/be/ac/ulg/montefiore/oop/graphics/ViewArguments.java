package be.ac.ulg.montefiore.oop.graphics;

import java.util.Set;
import klondike.shim.Constants;

/**
 * Checks a view's arguments: the pile, the array, its length, each card. The messages are the same as in this package's
 * TypeScript (games/klondike/contract/view-arguments.ts).
 */
final class ViewArguments implements KlondikeConstants {
    private ViewArguments() {}

    private static final int[] TABLEAU = {
        TABLEAU_1, TABLEAU_2, TABLEAU_3, TABLEAU_4, TABLEAU_5, TABLEAU_6, TABLEAU_7
    };
    private static final int[] FOUNDATIONS = {FOUNDATION_1, FOUNDATION_2, FOUNDATION_3, FOUNDATION_4};
    private static final Set<Integer> CARDS = Constants.cards();

    /** Returns the name of the pile. */
    static String tableauPile(int tableau) throws UnknownTableauException {
        int place = placeOf(tableau, TABLEAU);
        if (place >= 0) return "t" + (place + 1);
        throw new UnknownTableauException(
                tableau + " is not a tableau pile; tableau piles run from " + TABLEAU_1 + " (TABLEAU_1) to " + TABLEAU_7
                        + " (TABLEAU_7).");
    }

    /** Returns the name of the foundation. */
    static String foundation(int foundation) throws UnknownFoundationException {
        int place = placeOf(foundation, FOUNDATIONS);
        if (place >= 0) return "f" + (place + 1);
        throw new UnknownFoundationException(
                foundation + " is not a foundation; foundations run from " + FOUNDATION_1 + " (FOUNDATION_1) to " + FOUNDATION_4
                        + " (FOUNDATION_4).");
    }

    static void checkCards(int[] cards, String pile, int most)
            throws NullArrayException, TooManyCardsException, UnknownCardException {
        if (cards == null) {
            throw new NullArrayException(
                    "null was given as the cards of " + pile + "; give an array, empty or not.");
        }
        if (cards.length > most) {
            throw new TooManyCardsException(
                    cards.length + " cards were given for " + pile + "; it shows " + most + " at most.");
        }
        for (int index = 0; index < cards.length; index++) {
            if (!CARDS.contains(cards[index])) throw unknownCard(cards, index, pile);
        }
    }

    static void checkMoves(int moves) throws NegativeNumberException {
        if (moves >= 0) return;
        throw new NegativeNumberException(moves + " is not a number of moves; use a whole number from 0.");
    }

    private static UnknownCardException unknownCard(int[] cards, int index, String pile) {
        String numbers = Constants.areTheLibrarys()
                ? "cards run from 0 to 51, and 52 is HIDDEN"
                : "cards are the constants SPADES_A to CLUBS_K and HIDDEN";
        return new UnknownCardException(
                cards[index] + " is not a card (card " + (index + 1) + " of " + cards.length + " in " + pile
                        + ", bottom to top); " + numbers + ".");
    }

    private static int placeOf(int number, int[] numbers) {
        for (int place = 0; place < numbers.length; place++) {
            if (numbers[place] == number) return place;
        }
        return -1;
    }
}
