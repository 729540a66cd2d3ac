/** The commands that play cards, and their actions. */
import { TABLEAU } from '../words/piles.js';
import type { Cursor, Direction, Side } from './cursor.js';
import { move, moveAcross, onFoundation, onPile, onTableau, pileInPlay } from './cursor.js';
import type { Frame } from '../contract/frame.js';
import { onCards } from './hand.js';
import type { PlayAction, PlayState } from './play-state.js';

/** The state of the table when a command runs. */
export interface CommandContext {
  readonly state: PlayState;
  readonly frame: Frame;
  /** The key as the command lists spell it; empty for a button. */
  readonly key?: string | undefined;
  /** The side of the table where the stock and the waste are; `left` by default. */
  readonly side?: Side;
  /** Is their row below the tableau? False by default. */
  readonly isBelow?: boolean;
}

type PlayActionAt = (context: CommandContext) => PlayAction;

const arrow =
  (direction: Direction): PlayActionAt =>
  ({ state: { cursor, hand }, frame, side = 'left', isBelow = false }) => ({
    type: 'move to',
    cursor: (hand === undefined ? move : moveAcross)(frame, cursor, { direction, side, isBelow }),
  });

/** If cards are in hand, the cursor goes to the pile, whatever the depth. */
const goTo =
  (to: (frame: Frame, cursor: Cursor, key: string) => Cursor): PlayActionAt =>
  ({ state: { cursor, hand }, frame, key = '' }) => {
    const place = to(frame, cursor, key);
    return { type: 'move to', cursor: hand === undefined ? place : onPile(place.pile) };
  };

/** The card under the cursor. If the hand is from that pile, the lowest card in hand. */
const pressed = ({ state: { cursor, hand } }: CommandContext): Cursor =>
  hand?.from === cursor.pile ? onCards(hand) : cursor;

export const PLAY_COMMANDS = {
  left: arrow('left'),
  right: arrow('right'),
  up: arrow('up'),
  down: arrow('down'),
  tableau: goTo((frame, cursor, key) => onTableau(frame, cursor, TABLEAU[Number(key) - 1] ?? 't1')),
  inPlay: goTo((frame) => onPile(pileInPlay(frame))),
  foundation: goTo((_, cursor) => onFoundation(cursor)),
  press: (context) => ({ type: 'press', place: pressed(context) }),
  pickUp: (context) => ({ type: 'press', place: pressed(context), only: 'pick up' }),
  more: () => ({ type: 'deepen', by: 1 }),
  fewer: () => ({ type: 'deepen', by: -1 }),
  letGo: () => ({ type: 'let go' }),
  clickStock: () => ({ type: 'draw' }),
  sendUp: ({ state: { cursor, hand } }) => ({ type: 'send up', from: hand?.from ?? cursor.pile }),
  undo: () => ({ type: 'undo' }),
  undoOne: () => ({ type: 'undo', times: 1 }),
  redo: () => ({ type: 'redo' }),
  newGame: () => ({ type: 'new game' }),
} as const satisfies Readonly<Record<string, PlayActionAt>>;

export type PlayCommandName = keyof typeof PLAY_COMMANDS;

export const isPlayCommand = (name: string): name is PlayCommandName => Object.hasOwn(PLAY_COMMANDS, name);
