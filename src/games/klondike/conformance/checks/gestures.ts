/** The actions that a player can and can't do in front of a view, each with a table to try them on. */
import { asFoundation, asTableau } from '../../contract/checked-numbers.js';
import type { KlondikeCall } from '../../contract/handler.js';
import { NEW_GAME, STOCK, UNDO } from '../../contract/calls.js';

export interface Gestures {
  readonly what: string;
  /** A frame in text form. */
  readonly frame: string;
  readonly calls: readonly KlondikeCall[];
}

const wasteToTableau = (to: number): KlondikeCall => ({
  event: 'moveWasteToTableau',
  args: [asTableau(to)],
});
const wasteToFoundation = (to: number): KlondikeCall => ({
  event: 'moveWasteToFoundation',
  args: [asFoundation(to)],
});
const toFoundation = (from: number, to: number): KlondikeCall => ({
  event: 'moveTableauToFoundation',
  args: [asTableau(from), asFoundation(to)],
});
const toTableau = (from: number, count: number, to: number): KlondikeCall => ({
  event: 'moveTableauToTableau',
  args: [asTableau(from), count, asTableau(to)],
});
const back = (from: number, to: number): KlondikeCall => ({
  event: 'moveFoundationToTableau',
  args: [asFoundation(from), asTableau(to)],
});

const TABLE = 'waste: 2s Kc; f1: As; t1: ## 9d 8s 7d; t2: 7c; moves: 3';

/** Most of these moves are illegal, but a view must report them because it doesn't know the rules. */
export const GESTURES: readonly Gestures[] = [
  { what: 'New game', frame: TABLE, calls: [NEW_GAME] },
  { what: 'Undo', frame: TABLE, calls: [UNDO] },
  { what: 'a click on the stock', frame: TABLE, calls: [STOCK] },
  { what: 'a click on an empty stock', frame: `${TABLE}; stock: empty`, calls: [STOCK] },
  { what: 'waste to tableau', frame: TABLE, calls: [wasteToTableau(1), wasteToTableau(6)] },
  { what: 'waste to foundation', frame: TABLE, calls: [wasteToFoundation(0), wasteToFoundation(3)] },
  { what: 'tableau to foundation', frame: TABLE, calls: [toFoundation(1, 0), toFoundation(0, 3)] },
  { what: 'a tableau card to tableau', frame: TABLE, calls: [toTableau(0, 1, 1), toTableau(1, 1, 6)] },
  { what: 'several tableau cards to tableau', frame: TABLE, calls: [toTableau(0, 2, 1), toTableau(0, 3, 4)] },
  { what: 'foundation to tableau', frame: TABLE, calls: [back(0, 1), back(0, 5)] },
];

export const IMPOSSIBLE_GESTURES: readonly Gestures[] = [
  { what: 'Undo at 0 moves', frame: 'moves: 0', calls: [UNDO] },
  {
    what: 'a hidden tableau card',
    frame: 't1: ## 9d; t3: ##; moves: 3',
    calls: [toTableau(0, 2, 1), toTableau(2, 1, 0), toFoundation(2, 0)],
  },
  {
    what: 'a hidden card of waste or foundation',
    frame: 'waste: ##; f1: ##; moves: 3',
    calls: [wasteToTableau(0), wasteToFoundation(1), back(0, 0)],
  },
  {
    what: 'cards of an empty pile',
    frame: 't2: 7c; moves: 3',
    calls: [wasteToTableau(0), wasteToFoundation(0), toTableau(0, 1, 1), toFoundation(0, 0), back(0, 0)],
  },
  { what: 'more cards than a pile has', frame: TABLE, calls: [toTableau(1, 2, 0)] },
  { what: 'cards dropped on their own pile', frame: TABLE, calls: [toTableau(1, 1, 1), toTableau(0, 2, 0)] },
  {
    what: 'anything but New game and Undo after a win',
    frame: `${TABLE}; won`,
    calls: [
      STOCK,
      wasteToTableau(1),
      wasteToFoundation(0),
      toFoundation(1, 0),
      toTableau(0, 1, 1),
      back(0, 1),
    ],
  },
];
