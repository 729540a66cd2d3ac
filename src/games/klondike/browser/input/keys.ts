/** What each command does at the table, and the keys that give it. */
import { commandsIn } from '../../../../core/commands.js';
import type { KlondikeCommandName } from '../../words/commands.js';
import { KLONDIKE_COMMANDS } from '../../words/commands.js';
import type { Frame } from '../../contract/frame.js';
import { TABLEAU } from '../../words/piles.js';
import type { Cursor, Direction, Side } from '../../views/cursor.js';
import { clamp, move, moveAcross, onFoundation, onPile, onTableau, pileInPlay } from '../../views/cursor.js';
import { keyMap } from '../../../../browser/parts/commands.js';
import type { Play } from './play.js';

export type CommandName = KlondikeCommandName<'browser'>;

/** The commands that are not about cards. */
export type ViewCommand =
  | ('again' | 'previousDeal' | 'nextDeal' | 'deal')
  | ('moves' | 'find' | 'readPile' | 'readTable')
  | ('help' | 'about' | 'menu' | 'quit');

/** What a player can have done at the table. */
export interface Helping {
  hint(): void;
  finish(): void;
  toWinnable(): void;
  solution(): void;
  /** Nothing more goes up by itself. */
  hold(): void;
}

/** What commands need of a view besides playing. */
export interface Desk {
  readonly frame: () => Frame;
  readonly play: Play;
  readonly company: Helping;
  /** Where stock and waste lie. */
  readonly side: () => Side;
  /** Moves the keyboard's focus to the player's cursor. */
  readonly focus: () => void;
  readonly ask: (name: ViewCommand) => void;
}

/** @param key the key as the list of commands spells it; absent if a button was pressed */
type Reaction = (desk: Desk, key?: string) => void;

export const COMMANDS = commandsIn(KLONDIKE_COMMANDS, 'browser');

export const commandOf = keyMap(COMMANDS);

/** Is it a key that takes back an event, or a press on the button that does? */
export const isUndo = (event: Event): boolean =>
  event instanceof KeyboardEvent
    ? commandOf(event)?.name === 'undo'
    : (event.composedPath()[0] as Element).className === 'undo';

const arrow =
  (direction: Direction): Reaction =>
  ({ play, frame, focus, side }) => {
    const step = play.hand === undefined ? move : moveAcross;
    play.moveTo(step(frame(), play.cursor, { direction, side: side() }));
    focus();
  };

/**
 * Moves the cursor to a place. With cards in hand it goes only to the pile of that place. A screen reader says nothing where the
 * focus stays: then the pile is read.
 */
const goes =
  (to: (frame: Frame, cursor: Cursor, key: string) => Cursor): Reaction =>
  ({ play, frame, focus, ask }, key = '') => {
    const before = play.cursor;
    const place = to(frame(), before, key);
    play.moveTo(play.hand === undefined ? place : onPile(place.pile));
    focus();
    const { pile, depth } = play.cursor;
    if (pile === before.pile && depth === before.depth) ask('readPile');
  };

/** Changes the depth of the cursor. With cards in hand the depth stays. */
const deepens =
  (by: number): Reaction =>
  ({ play, frame, focus }) => {
    const { pile, depth } = play.cursor;
    if (play.hand === undefined) play.moveTo(clamp(frame(), { pile, depth: depth + by }));
    focus();
  };

const asks =
  (name: ViewCommand): Reaction =>
  ({ ask }) =>
    ask(name);

const REACTIONS: Readonly<Record<CommandName, Reaction>> = {
  left: arrow('left'),
  right: arrow('right'),
  up: arrow('up'),
  down: arrow('down'),
  tableau: goes((frame, cursor, key) => onTableau(frame, cursor, TABLEAU[Number(key) - 1] ?? 't1')),
  inPlay: goes((frame) => onPile(pileInPlay(frame))),
  foundation: goes((_, cursor) => onFoundation(cursor)),
  press: ({ play }) => play.press(play.cursor),
  pickUp: ({ play }) => play.press(play.cursor, NaN, false),
  more: deepens(1),
  fewer: deepens(-1),
  letGo: ({ play }) => play.letGo(),
  clickStock: ({ play }) => play.draw(),
  sendUp: ({ play }) => play.sendUpFrom(play.hand?.from ?? play.cursor.pile),
  hint: ({ company }) => company.hint(),
  finish: ({ company }) => company.finish(),
  undo: ({ play }) => play.undo(),
  undoOne: ({ play }) => play.undo(1),
  toWinnable: ({ company }) => company.toWinnable(),
  solution: ({ company }) => company.solution(),
  redo: ({ play }) => play.redo(),
  newGame: ({ play }) => play.newGame(),
  moves: asks('moves'),
  again: asks('again'),
  previousDeal: asks('previousDeal'),
  nextDeal: asks('nextDeal'),
  deal: asks('deal'),
  find: asks('find'),
  readPile: asks('readPile'),
  readTable: asks('readTable'),
  help: asks('help'),
  about: asks('about'),
  menu: asks('menu'),
  quit: asks('quit'),
};

export const give = (desk: Desk, name: CommandName, key?: string): void => REACTIONS[name](desk, key);
