/** What is asked of a `KlondikeEventsHandler`. Each check is the business of one criterion. */
import type { Check } from '../rubric/findings.js';

const checks = <Id extends string>(titles: Readonly<Record<Id, string>>): readonly (Check & { id: Id })[] =>
  (Object.keys(titles) as Id[]).map((id) => ({ id, title: titles[id] }));

const DEAL = checks({
  'deal.columns': 'a new game deals 1 to 7 cards to the columns',
  'deal.faces': 'the top card of each column lies face up, and no other',
  'deal.distinct': 'no card is there twice',
  'deal.rest': 'the stock is full, and waste and foundations are empty',
  'deal.shuffled': 'the next game has other cards',
});

const DRAW = checks({
  'draw.three': 'a click on the stock turns three cards to the waste',
  'draw.short': 'the last click turns all cards that are left',
  'draw.stock-shown': 'the stock is shown empty when no card is left in it, and full before',
  'draw.rest': 'a click on the stock changes nothing else',
});

const RECYCLE = checks({
  'recycle.all': 'a click on the empty stock brings the whole waste back',
  'recycle.deals-nothing': 'the click that brings the waste back deals no card',
  'recycle.order': 'the cards come in the same order again',
  'recycle.again': 'the waste can be brought back as often as one likes',
  'recycle.nothing-left': 'a click with stock and waste empty changes no card',
});

const WASTE = checks({
  'waste.window': 'the three topmost cards of the waste are shown, or all if there are fewer',
  'waste.beneath': 'the card beneath shows again when the top one is played',
});

const ROUTES = checks({
  'w>t.accepts': 'the top card of the waste goes to a column that takes it',
  'w>t.king': 'a king from the waste goes to an empty column',
  'w>t.refuses-fit': 'a card from the waste goes on the next higher rank of the other color only',
  'w>t.refuses-empty': 'no card from the waste but a king goes to an empty column',
  'w>f.ace': 'an ace from the waste goes to any empty foundation',
  'w>f.next': 'the next card of the suit goes from the waste to its foundation',
  'w>f.refuses': 'no other card goes from the waste to a foundation',
  't>f.ace': 'an ace goes from a column to any empty foundation',
  't>f.next': 'the next card of the suit goes from a column to its foundation',
  't>f.refuses': 'no other card goes from a column to a foundation',
  'f>t.accepts': 'the top card of a foundation goes back to a column that takes it',
  'f>t.king': 'a king goes back from a foundation to an empty column',
  'f>t.refuses': 'no other card goes back from a foundation',
  't>t.one': 'a card goes to a column that takes it',
  't>t.several': 'several cards go together, in their order',
  't>t.king': 'a king, with what lies on it, goes to an empty column',
  't>t.refuses-fit': 'the lowest card carried goes on the next higher rank of the other color only',
  't>t.refuses-empty': 'no card but a king is the lowest of an empty column',
});

const TURN_UP = checks({
  'turn-up.carry': 'the card that cards carried to a column uncover is turned up',
  'turn-up.foundation': 'the card that a card going to a foundation uncovers is turned up',
  'turn-up.top-only': 'nothing but the uncovered card is turned up',
});

const UNDO = checks({
  'undo.stock': 'undo takes back a click on the stock',
  'undo.recycle': 'undo takes back bringing the waste back',
  'undo.waste': 'undo takes back a card from the waste',
  'undo.tableau': 'undo takes back cards from a column',
  'undo.foundation': 'undo takes back a card from a foundation',
  'undo.covers': 'undo covers again what the move had turned up',
  'undo.depth': 'undo goes back to the deal',
  'undo.same-cards': 'what is turned up again after undo is the same card',
  'undo.refused': 'undo passes over events that were refused',
  'undo.win': 'undo leaves the won game, and the game goes on',
});

const COUNT = checks({
  'count.start': 'a game begins with 0 moves',
  'count.stock': 'a click on the stock that turns cards counts one',
  'count.recycle': 'bringing the waste back counts one',
  'count.carry': 'carrying cards counts one',
  'count.undo': 'undo takes off what the event had added',
  'count.refused': 'a refused event does not count',
});

const WIN = checks({
  'win.tableau': 'the game is won with the last card from a column',
  'win.waste': 'the game is won with the last card from the waste',
  'win.early': 'a game is not won before all cards are on the foundations',
  'win.again': 'a game that was undone and won again is announced, by the same reading each time',
});

const NEW_GAME = checks({
  'new-game.middle': 'a new game in the middle of another deals anew',
  'new-game.undo': 'undo does not go back into the game before',
  'new-game.won': 'a new game after a won one is not won',
});

const SHOWN = checks({
  'view.refresh': 'the view is refreshed after each event that changes something',
  'view.refused': 'what is shown stays as it is when an event is refused',
  'view.foundation': 'a foundation shows its two topmost cards, or the one it has',
  'view.piles': 'the view is told of piles that there are',
  'view.arrays': 'the view is given arrays of cards, not too many and no others',
  'view.moves': 'the view is told a number of moves from 0',
});

const ROBUST = checks({
  'robust.first': 'events before the first new game do no harm',
  'robust.undo': 'undo at the deal changes nothing',
  'robust.empty': 'nothing is taken from an empty pile',
  'robust.hidden': 'no face-down card is carried, and not more cards than there are',
  'robust.same': 'cards carried to the pile they lie on change nothing',
  'robust.no-pile': 'a pile or number of cards that there is not changes nothing',
  'robust.throws': 'no event throws an exception',
});

const MANNERS = checks({
  'constants.names': 'constants are used by their names, whatever their numbers are',
  'arrays.own': 'arrays given to the view are not used again',
  'handler.name': 'getName answers with a name',
  'program.main': 'the main method is in the public class be.ac.ulg.montefiore.oop.Klondike',
  'program.arguments': 'a program that is given an argument ends with an error message',
});

/** Each group of checks by the id of its criterion in the rubric of Liège. */
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
