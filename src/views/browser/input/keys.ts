/** What each key does at the table. */
import { TABLEAU } from '../../../klondike/piles.js';
import type { Frame } from '../../../klondike/contract/frame.js';
import type { Cursor, Direction } from '../../cursor.js';
import { move, moveAcross, onFoundation, onPile, onTableau, pileInPlay } from '../../cursor.js';
import type { Play } from './play.js';

/** What the keys ask of a view besides playing. */
export interface Desk {
  readonly frame: () => Frame;
  readonly play: Play;
  /** Moves the keyboard's focus to where the player's cursor is. */
  readonly focus: () => void;
  readonly showKeys: () => void;
}

export type Reaction = (desk: Desk) => void;

/** What the key means at the table; undefined where it means nothing. A key held down means once what is not to be repeated. */
export function reactionTo(event: KeyboardEvent): Reaction | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (altKey || (event.repeat && ONCE.has(key.toLowerCase()))) return undefined;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'z' && !shiftKey ? undo : undefined;
  return REACTIONS.get(key.length === 1 ? key.toLowerCase() : key);
}

const ONCE: ReadonlySet<string> = new Set(['enter', 'escape', 'a', 'n', '?']);

const undo: Reaction = ({ play }) => play.undo();

const arrow =
  (direction: Direction): Reaction =>
  ({ play, frame, focus }) => {
    const step = play.hand === undefined ? move : moveAcross;
    play.moveTo(step(frame(), play.cursor, direction));
    focus();
  };

/** To a place; with cards in hand to its pile only. */
const goes =
  (to: (frame: Frame, cursor: Cursor) => Cursor): Reaction =>
  ({ play, frame, focus }) => {
    const place = to(frame(), play.cursor);
    play.moveTo(play.hand === undefined ? place : onPile(place.pile));
    focus();
  };

const REACTIONS: ReadonlyMap<string, Reaction> = new Map<string, Reaction>([
  ['ArrowLeft', arrow('left')],
  ['ArrowRight', arrow('right')],
  ['ArrowUp', arrow('up')],
  ['ArrowDown', arrow('down')],
  ...TABLEAU.map((pile, index): [string, Reaction] => [
    String(index + 1),
    goes((frame, cursor) => onTableau(frame, cursor, pile)),
  ]),
  ['w', goes((frame) => onPile(pileInPlay(frame)))],
  ['f', goes((_, cursor) => onFoundation(cursor))],
  ['Enter', ({ play }) => play.press(play.cursor)],
  ['Escape', ({ play }) => play.letGo()],
  [' ', ({ play }) => play.draw()],
  ['a', ({ play }) => play.sendUpFrom(play.hand?.from ?? play.cursor.pile)],
  ['u', undo],
  ['n', ({ play }) => play.newGame()],
  ['?', ({ showKeys }) => showKeys()],
]);

/** For the dialog that lists them. */
export const KEYS: readonly (readonly [keys: string, what: string])[] = [
  ['Arrows', 'between and within piles'],
  ['1 - 7', 'a tableau pile; again: its lowest open card'],
  ['W', 'the waste'],
  ['F', 'the foundations, one after the other'],
  ['Space', 'draw, or turn over what was drawn'],
  ['Enter', 'pick up, put down'],
  ['Escape', 'let go'],
  ['A', 'send up to a foundation'],
  ['U, Ctrl+Z', 'undo'],
  ['N', 'new game'],
  ['?', 'these keys'],
];
