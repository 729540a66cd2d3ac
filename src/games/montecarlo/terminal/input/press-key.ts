/** What each key does. */
import type { OrRedo } from '../../../../core/redo.js';
import type { Cell } from '../../words/cell.js';
import type { Frame } from '../../contract/frame.js';
import type { MonteCarloCall } from '../../contract/handler.js';
import { keyMap, keyTold } from '../../../../terminal/input/commands.js';
import type { ProgramAct } from '../../../../terminal/input/program-keys.js';
import { isAlwaysHeard } from '../../../../terminal/input/program-keys.js';
import type { CommandName } from '../drawing/buttons.js';
import { COMMANDS } from '../drawing/buttons.js';
import { readCell, readRows } from '../../views/reading.js';
import type { ReadingStrings } from '../../views/reading.js';
import { askCard, typeCard } from './find-card.js';
import { askNumber, isGameNumber, typeNumber } from './number.js';
import type { Leaving, PlayState, Step } from './play-state.js';
import { quiet, reports } from './play-state.js';

type Reaction = (state: PlayState, frame: Frame) => Step;

const commandOf = keyMap(COMMANDS);

/** A key without meaning only removes the message. */
export function pressKey(state: PlayState, frame: Frame, key: string): Step {
  const { question } = state;
  const calm = quiet(state);
  const name = commandOf(key);
  if (question === undefined || isAlwaysHeard(key))
    return name === undefined ? { state: calm } : REACTIONS[name](calm, frame);
  if (question.asks === 'number') return typeNumber(state, question.typed, key);
  if (question.asks === 'card') return typeCard(state, frame, { search: question.search, key });
  return name === question.by ? LEAVES[question.by](calm, frame) : { state: calm };
}

export const click = (state: PlayState, { row, column }: Cell): Step =>
  reports(
    { ...state, cursor: { row, column } },
    {
      event: 'clickCard',
      args: [row, column],
    },
  );

/** The cursor, moved inside a grid that may have fewer cells. */
export const clamp = ({ rows }: Pick<Frame, 'rows'>, { row, column }: Cell): Cell => ({
  row: Math.max(0, Math.min(row, rows.length - 1)),
  column: Math.max(0, Math.min(column, (rows[0]?.length ?? 1) - 1)),
});

/** Moves the cursor, but not beyond the edges: nothing in this game goes on at the other end. */
const moves =
  (down: number, right: number): Reaction =>
  (state, frame) => {
    const { row, column } = state.cursor;
    return { state: { ...state, cursor: clamp(frame, { row: row + down, column: column + right }) } };
  };

const tells =
  (call: OrRedo<MonteCarloCall>): Reaction =>
  (state) =>
    reports(state, call);

const does =
  (act: ProgramAct): Reaction =>
  (state) => ({ state, act: { act } });

const clicks: Reaction = (state) => click(state, state.cursor);

const NEW_DEAL: MonteCarloCall = { event: 'newDeal', args: [] };

/** Deals the game whose number is greater by so much. */
const beside =
  (by: bigint): Reaction =>
  (state, { game }) => {
    const number = game === undefined ? undefined : game + by;
    return number === undefined || !isGameNumber(number)
      ? { state: { ...state, message: state.strings.montecarloTerminal.noneBeside }, isRefused: true }
      : reports(state, { event: 'newGame', args: [number] });
  };

const LEAVES: Readonly<Record<Leaving, Reaction>> = {
  newGame: tells(NEW_DEAL),
  previousDeal: beside(-1n),
  nextDeal: beside(1n),
};

/** Asks before it leaves a game in which a card has been removed. */
const leaves =
  (by: Leaving): Reaction =>
  (state, frame) => {
    const step = LEAVES[by](state, frame);
    if (frame.score === 0 || frame.won || step.act === undefined) return step;
    const [message = '', ...shorter] = state.strings.montecarloTerminal.leaving[by](keyTold(COMMANDS, by));
    return { state: { ...state, message, shorter, question: { asks: 'to leave', by } } };
  };

/** Shows what is read of the table. */
const reads =
  (linesOf: (frame: Frame, state: PlayState) => readonly string[]): Reaction =>
  (state, frame) => ({ state, act: { act: 'read', lines: linesOf(frame, state) } });

const readingIn = ({ strings }: PlayState): ReadingStrings => strings.montecarloTerminal.reading;

const tableRead = (frame: Frame, state: PlayState): string[] => [
  ...readRows(frame, readingIn(state)),
  state.strings.montecarloTerminal.figures(frame.cardsLeft, frame.score),
];

const REACTIONS: Readonly<Record<CommandName, Reaction>> = {
  left: moves(0, -1),
  right: moves(0, 1),
  up: moves(-1, 0),
  down: moves(1, 0),
  rowStart: moves(0, -Infinity),
  rowEnd: moves(0, Infinity),
  press: clicks,
  goBack: (state) => ({ state }),
  consolidate: tells({ event: 'consolidate', args: [] }),
  hint: tells({ event: 'hint', args: [] }),
  hintAhead: tells({ event: 'hintAhead', args: [] }),
  undo: tells({ event: 'undo', args: [] }),
  redo: tells({ event: 'redo', args: [] }),
  moves: does('moves'),
  again: tells({ event: 'replay', args: [] }),
  find: (state) => ({ state: askCard(state) }),
  readCell: reads((frame, state) => [readCell(frame, state.cursor, readingIn(state))]),
  readTable: reads(tableRead),
  newGame: leaves('newGame'),
  previousDeal: leaves('previousDeal'),
  nextDeal: leaves('nextDeal'),
  game: (state) => ({ state: askNumber(state) }),
  settings: (state) => ({ state, act: { act: 'settings' } }),
  help: does('help'),
  about: does('about'),
  quit: does('quit'),
  interrupt: does('interrupt'),
  redraw: does('redraw'),
  suspend: does('suspend'),
};
