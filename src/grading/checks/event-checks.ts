/** The checks on a `KlondikeEventsHandler`. Each check belongs to one criterion. */
import type { Check } from '../rubric/rubric.js';

const checks = <Id extends string>(titles: Readonly<Record<Id, string>>): readonly (Check & { id: Id })[] =>
  (Object.keys(titles) as Id[]).map((id) => ({ id, title: titles[id] }));

const DEAL = checks({
  'deal.columns': 'a new game deals 1 to 7 cards to the tableau piles',
  'deal.faces': 'only the top card of each tableau pile is face up',
  'deal.distinct': 'each card is in one place only',
  'deal.rest': 'a new game has a full stock, an empty waste and empty foundations',
  'deal.shuffled': 'each new game is shuffled differently',
});

const DRAW = checks({
  'draw.three': 'a click on the stock moves three cards to the waste',
  'draw.short': 'the last click moves the remaining cards, even if there are fewer than three',
  'draw.stock-shown': 'the view shows an empty stock only when no cards are left in it',
  'draw.rest': 'a click on the stock changes nothing but the stock and the waste',
});

const RECYCLE = checks({
  'recycle.all': 'a click on the empty stock moves the whole waste back to it',
  'recycle.deals-nothing': 'the click that moves the waste back does not deal a card',
  'recycle.order': 'after the waste is moved back, the cards are drawn in the same order again',
  'recycle.again': 'the waste can be moved back any number of times',
  'recycle.nothing-left': 'a click changes no card when the stock and the waste are both empty',
});

const WASTE = checks({
  'waste.window': 'the view shows the top three cards of the waste, or all of them if there are fewer',
  'waste.beneath': 'when the top card of the waste is played, the view shows the cards below it',
});

const ROUTES = checks({
  'w>t.accepts': 'the top card of the waste can move to a tableau pile where it fits',
  'w>t.king': 'a king can move from the waste to an empty tableau pile',
  'w>t.refuses-fit':
    'a card from the waste is refused unless the card below it is one rank higher and of the other color',
  'w>t.refuses-empty': 'only a king can move from the waste to an empty tableau pile',
  'w>f.ace': 'an ace can move from the waste to any empty foundation',
  'w>f.next': 'the next card of a suit can move from the waste to its foundation',
  'w>f.refuses': 'any other move from the waste to a foundation is refused',
  't>f.ace': 'an ace can move from a tableau pile to any empty foundation',
  't>f.next': 'the next card of a suit can move from a tableau pile to its foundation',
  't>f.refuses': 'any other move from a tableau pile to a foundation is refused',
  'f>t.accepts': 'the top card of a foundation can move back to a tableau pile where it fits',
  'f>t.king': 'a king can move back from a foundation to an empty tableau pile',
  'f>t.refuses': 'any other move from a foundation is refused',
  't>t.one': 'one card can move to a tableau pile where it fits',
  't>t.several': 'several cards can move together and keep their order',
  't>t.king': 'a king can move to an empty tableau pile, with the cards that lie on it',
  't>t.refuses-fit':
    'a move is refused unless the lowest moved card is one rank below the card it goes on, and of the other color',
  't>t.refuses-empty': 'a move to an empty tableau pile is refused unless the lowest moved card is a king',
});

const TURN_UP = checks({
  'turn-up.carry': 'a move to another tableau pile turns up the face-down card that it uncovers',
  'turn-up.foundation': 'a move to a foundation turns up the face-down card that it uncovers',
  'turn-up.top-only': 'a move does not turn up any other card',
});

const UNDO = checks({
  'undo.stock': 'undo takes back a click on the stock',
  'undo.recycle': 'undo takes back the click that moved the waste to the stock',
  'undo.waste': 'undo takes back a move from the waste',
  'undo.tableau': 'undo takes back a move from a tableau pile',
  'undo.foundation': 'undo takes back a move from a foundation',
  'undo.covers': 'undo turns a card face down again if the move had turned it up',
  'undo.depth': 'undo works all the way back to the deal',
  'undo.same-cards': 'a card that undo has hidden is the same card when it comes back',
  'undo.refused': 'undo skips moves that were refused',
  'undo.win': 'undo works after a win, and the game goes on',
});

const COUNT = checks({
  'count.start': 'a game begins with 0 moves',
  'count.stock': 'a click on the stock that turns cards counts as one move',
  'count.recycle': 'moving the waste back to the stock counts as one move',
  'count.carry': 'moving cards counts as one move',
  'count.undo': 'undo subtracts what the move had added',
  'count.refused': 'a refused move does not count',
});

const WIN = checks({
  'win.tableau': 'the game is won when the last card comes from a tableau pile',
  'win.waste': 'the game is won when the last card comes from the waste',
  'win.early': 'the game is not won before all cards are on the foundations',
  'win.again': 'after undo, winning again is announced in the same way each time',
});

const NEW_GAME = checks({
  'new-game.middle': 'a new game starts correctly in the middle of another one',
  'new-game.undo': 'undo does not go back to the previous game',
  'new-game.won': 'a new game after a won game is not won',
});

const SHOWN = checks({
  'view.refresh': 'the program calls refreshWindow after each event that changes something',
  'view.refused': 'the view stays the same when an event is refused',
  'view.own-moves': 'cards move only when the player moves them',
  'view.foundation': 'the view shows the top two cards of a foundation, or the only one',
  'view.piles': 'the program only names piles that exist when it calls the view',
  'view.arrays': 'the arrays that the program gives the view contain only cards, and not too many',
  'view.moves': 'the number of moves that the program gives the view is 0 or more',
});

const ROBUST = checks({
  'robust.first': 'events before the first game do no harm',
  'robust.undo': 'undo changes nothing when no move is left to undo',
  'robust.empty': 'a move from an empty pile changes nothing',
  'robust.hidden': 'a move of a face-down card, or of more cards than there are, changes nothing',
  'robust.same': 'a move of cards to their own pile changes nothing',
  'robust.no-pile': 'a move with a wrong pile number or an impossible number of cards changes nothing',
  'robust.throws': 'no event throws an exception',
});

const MANNERS = checks({
  'constants.names': 'the program uses the constants by their names',
  'arrays.own': 'the program does not reuse an array after giving it to the view',
  'handler.name': 'getName returns a name',
  'program.main': 'the main method is in the public class be.ac.ulg.montefiore.oop.Klondike',
  'program.arguments': 'a program that is given an argument ends with an error message',
});

/** The groups of checks, by the ids of their criteria in the rubric for Liège. */
export const EVENT_CHECK_GROUPS = {
  deal: DEAL,
  draw: DRAW,
  recycle: RECYCLE,
  waste: WASTE,
  routes: ROUTES,
  'turn-up': TURN_UP,
  undo: UNDO,
  count: COUNT,
  win: WIN,
  'new-game': NEW_GAME,
  view: SHOWN,
  robustness: ROBUST,
  manners: MANNERS,
} as const;

export const EVENT_CHECKS = Object.values(EVENT_CHECK_GROUPS).flat();

export type EventCheckId = (typeof EVENT_CHECKS)[number]['id'];

const IDLE: readonly EventCheckId[] = [
  'draw.rest',
  'recycle.nothing-left',
  'w>t.refuses-fit',
  'w>t.refuses-empty',
  'w>f.refuses',
  't>f.refuses',
  'f>t.refuses',
  't>t.refuses-fit',
  't>t.refuses-empty',
  'turn-up.top-only',
  'undo.refused',
  'count.start',
  'count.refused',
  'win.early',
  'win.again',
  'view.refused',
  'view.own-moves',
  'view.foundation',
  'view.piles',
  'view.arrays',
  'view.moves',
  'robust.first',
  'robust.undo',
  'robust.empty',
  'robust.hidden',
  'robust.same',
  'robust.no-pile',
];

export const IDLE_CHECKS: ReadonlySet<string> = new Set(IDLE);
