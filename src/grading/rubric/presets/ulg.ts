/**
 * The rubric for Liège: 20 points, as is usual there. The statement does not give points for individual features. It
 * asks that the program "is functionally correct", so the points follow its list of rules and events.
 */
import { EVENT_CHECK_GROUPS } from '../../checks/event-checks.js';
import type { Check, Rubric } from '../rubric.js';
import { criterion } from '../rubric.js';

const of = (group: keyof typeof EVENT_CHECK_GROUPS): readonly Check[] => EVENT_CHECK_GROUPS[group];

const route = (from: string): readonly Check[] => of('routes').filter(({ id }) => id.startsWith(from));

export const ULG_RUBRIC: Rubric = {
  id: 'ulg',
  title: 'Klondike, University of Liège, 2015-2016',
  door: 'events',
  house: 'ulg',
  criteria: [
    criterion(2, {
      id: 'deal',
      title: 'Dealing a new game',
      checks: of('deal'),
      quote:
        'the deck of 52 cards is randomly shuffled, then 28 cards at the top of the deck are distributed among the piles composing the tableau, in increasing order of size',
      hint: 'Shuffle all 52 cards in each new game. Deal 1 to 7 cards to the tableau piles. Give the view HIDDEN for every card except the top one of each pile. The other 24 cards are the stock.',
    }),
    criterion(1.5, {
      id: 'draw',
      title: 'Drawing from the stock',
      checks: of('draw'),
      quote:
        'The remainder of the stock can be dealt by turning three cards at once to the waste. If less than three cards are remaining in the stock, all these cards are moved to the waste.',
      hint: 'Move min(3, cards left) cards one by one. The card moved last is the top card of the waste.',
    }),
    criterion(1.5, {
      id: 'recycle',
      title: 'Turning the waste over',
      checks: of('recycle'),
      quote:
        'When the stock is empty, the content of the waste can be transferred to the stock by turning the cards over.',
      hint: 'Turn the whole waste over, so that the card drawn first is drawn first again. Don’t deal a card in the same click.',
    }),
    criterion(1, {
      id: 'waste',
      title: 'Showing the waste',
      checks: of('waste'),
      quote: 'Among the cards in the waste, only the three topmost ones are visible to the player.',
      hint: 'Call wasteCards with the top three cards of the waste after every event that changes it.',
    }),
    criterion(1, {
      id: 'waste-to-tableau',
      title: 'From the waste to the tableau',
      checks: route('w>t'),
      quote: 'The player is allowed to move a card from [...] the top of the waste onto a tableau pile.',
      hint: 'The rules are the same as between two tableau piles: the other color, one rank lower, and only a king on an empty pile.',
    }),
    criterion(1, {
      id: 'waste-to-foundation',
      title: 'From the waste to a foundation',
      checks: route('w>f'),
      quote: 'An empty foundation can be filled with any Ace taken from the waste',
      hint: 'An ace goes on any empty foundation. After that, the same suit follows, one rank higher each time.',
    }),
    criterion(1, {
      id: 'tableau-to-foundation',
      title: 'From the tableau to a foundation',
      checks: route('t>f'),
      quote: 'An empty foundation can be filled with any Ace taken [...] from the top of a tableau pile.',
      hint: 'An ace goes on any empty foundation. After that, the same suit follows, one rank higher each time.',
    }),
    criterion(1, {
      id: 'foundation-to-tableau',
      title: 'From a foundation back to the tableau',
      checks: route('f>t'),
      quote:
        'The player is allowed to move a card from [...] the top of a foundation [...] onto a tableau pile.',
      hint: 'The rules are the same as for a card from the waste.',
    }),
    criterion(2, {
      id: 'tableau-to-tableau',
      title: 'Between tableau piles',
      checks: route('t>t'),
      quote:
        'The tableau piles are built by alternating red and black cards. A card can cover another one only if its value immediately precedes the one of the covered card. An upturned card or a pile of upturned cards can be moved from the top of a tableau pile onto another one.',
      hint: 'Only the lowest of the moved cards must fit. On an empty pile, it must be a king. The other cards stay on it in the same order.',
    }),
    criterion(1, {
      id: 'turn-up',
      title: 'Turning cards face up',
      checks: of('turn-up'),
      quote:
        'If a hidden card of a tableau pile becomes the top card after a move, then it is automatically upturned.',
      hint: 'After every move from a tableau pile, turn its top card face up if it is face down.',
    }),
    criterion(2.5, {
      id: 'undo',
      title: 'Undo',
      checks: of('undo'),
      quote: 'the player must be able to undo its last move (up to the initial state of the game)',
      hint: 'Store a copy of the whole table before each move, or store how to reverse the move. A card that the move turned up must be face down again.',
    }),
    criterion(1, {
      id: 'count',
      title: 'The number of moves',
      checks: of('count'),
      quote:
        'Updates the number of moves made by the player since the beginning of the game. Note that this number must be decreased whenever a move is undone.',
      hint: 'Add one for each event that changes the table, including a click on the stock. Subtract one for each move that is undone. Do not count refused events.',
    }),
    criterion(1, {
      id: 'win',
      title: 'Winning',
      checks: of('win'),
      quote: 'The goal of the game is to complete the four foundations',
      hint: 'Check for a win after every move to a foundation, including moves from the waste. The game is won when the foundations have all 52 cards.',
    }),
    criterion(0.5, {
      id: 'new-game',
      title: 'Starting again at any time',
      checks: of('new-game'),
      quote: 'quit the game or start a new game at any time',
      hint: 'newGame must reset everything: the cards, the number of moves and the undo history.',
    }),
    criterion(1, {
      id: 'view',
      title: 'Updating the view',
      checks: of('view'),
      quote:
        'Updates the graphical representation of the game according to all the modifications that have been performed since the last update. This method must be invoked in order for modifications to become visible to the player.',
      hint: 'Call the view for each pile that changed, then call refreshWindow once. Show the top two cards of a foundation.',
    }),
    criterion(0.5, {
      id: 'robustness',
      title: 'Unusual calls',
      tier: 'robustness',
      checks: of('robustness'),
      quote: 'The methods above do not throw exceptions.',
      hint: 'Check that a game has begun, and that the pile exists and has enough face-up cards, before you take any. Check that there is a move to undo.',
    }),
    criterion(0.5, {
      id: 'manners',
      title: 'Constants, arrays and the program',
      tier: 'robustness',
      checks: of('manners'),
      quote:
        'The interfaces define constants that must be used for referring to card values and suits, as well as to the locations of foundations and tableau piles',
      hint: 'Write TABLEAU_1 instead of 0. Create a new array for each call to the view. Return a name from getName. Let the main method of Klondike refuse arguments.',
    }),
  ],
};
