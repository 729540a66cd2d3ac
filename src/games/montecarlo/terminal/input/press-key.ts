/** The effects of keys and mouse presses. */
import type { MonteCarloCommandName } from '../../words/commands.js';
import type { Cell } from '../../words/cell.js';
import type { MonteCarloFrame } from '../../contract/frame.js';
import type { GridCommandName } from '../../views/grid-commands.js';
import { GRID_COMMANDS, clickOn, isGridCommand } from '../../views/grid-commands.js';
import { keyMap, keyTold } from '../../../../terminal/input/commands.js';
import type { ProgramAct } from '../../../../terminal/input/keys.js';
import { isAlwaysHeard } from '../../../../terminal/input/keys.js';
import { COMMANDS } from '../drawing/buttons.js';
import type { ReadingStrings } from '../../views/reading.js';
import { readCell, readRows } from '../../views/reading.js';
import { askCard, askNumber, isGameNumber, typeCard, typeNumber } from './questions.js';
import type { GridLeaveCommand, GridPlayState, GridStep } from './play-state.js';
import { quiet, reports } from './play-state.js';

type GridReaction = (state: GridPlayState, frame: MonteCarloFrame) => GridStep;

const commandOf = keyMap(COMMANDS);

/** A key without a meaning only removes the message. */
export function pressKey(state: GridPlayState, frame: MonteCarloFrame, key: string): GridStep {
  const { question } = state;
  const calm = quiet(state);
  const name = commandOf(key);
  if (question === undefined || isAlwaysHeard(key))
    return name === undefined ? { state: calm } : react(name, calm, frame);
  if (question.asks === 'number') return typeNumber(state, question.typed, key);
  if (question.asks === 'card') return typeCard(state, frame, { search: question.search, key });
  return name === question.by ? LEAVES[question.by](calm, frame) : { state: calm };
}

const click = (state: GridPlayState, cursor: Cell): GridStep =>
  reports({ ...state, cursor }, clickOn(cursor));

function react(
  name: MonteCarloCommandName<'terminal'>,
  state: GridPlayState,
  frame: MonteCarloFrame,
): GridStep {
  if (isLeaving(name)) return leave(name, state, frame);
  return isGridCommand(name) ? play(name, state, frame) : REACTIONS[name](state, frame);
}

/** Moves the cursor, or reports an event. */
function play(name: GridCommandName, state: GridPlayState, frame: MonteCarloFrame): GridStep {
  const action = GRID_COMMANDS[name](state.cursor, frame);
  return 'cursor' in action ? { state: { ...state, ...action } } : reports(state, action.call);
}

const does =
  (act: ProgramAct): GridReaction =>
  (state) => ({ state, act: { act } });

/** Deals the game whose number is greater by `step`. */
const beside =
  (by: bigint): GridReaction =>
  (state, { game }) => {
    const number = game === undefined ? undefined : game + by;
    return number === undefined || !isGameNumber(number)
      ? { state: { ...state, message: state.strings.montecarloTerminal.noneBeside }, isRefused: true }
      : reports(state, { event: 'newGame', args: [number] });
  };

const LEAVES: Readonly<Record<GridLeaveCommand, GridReaction>> = {
  newGame: (state, frame) => play('newGame', state, frame),
  previousDeal: beside(-1n),
  nextDeal: beside(1n),
};

const isLeaving = (name: MonteCarloCommandName<'terminal'>): name is GridLeaveCommand =>
  Object.hasOwn(LEAVES, name);

/** Asks first if a card was removed from the game in play. */
function leave(by: GridLeaveCommand, state: GridPlayState, frame: MonteCarloFrame): GridStep {
  const step = LEAVES[by](state, frame);
  if (frame.score === 0 || frame.won || step.act === undefined) return step;
  const [message = '', ...shorter] = state.strings.montecarloTerminal.leaving[by](keyTold(COMMANDS, by));
  return { state: { ...state, message, shorter, question: { asks: 'to leave', by } } };
}

/** Reads the table out as a message. */
const reads =
  (linesOf: (frame: MonteCarloFrame, state: GridPlayState) => readonly string[]): GridReaction =>
  (state, frame) => ({ state, act: { act: 'read', lines: linesOf(frame, state) } });

const readingIn = ({ strings }: GridPlayState): ReadingStrings => strings.montecarloTerminal.reading;

const tableRead = (frame: MonteCarloFrame, state: GridPlayState): string[] => [
  ...readRows(frame, readingIn(state)),
  state.strings.montecarloTerminal.figures(frame.cardsLeft, frame.score),
];

const REACTIONS: Readonly<
  Record<Exclude<MonteCarloCommandName<'terminal'>, GridCommandName | GridLeaveCommand>, GridReaction>
> = {
  goBack: (state) => ({ state }),
  moves: does('moves'),
  find: (state) => ({ state: askCard(state) }),
  readCell: reads((frame, state) => [readCell(frame, state.cursor, readingIn(state))]),
  readTable: reads(tableRead),
  game: (state) => ({ state: askNumber(state) }),
  settings: (state) => ({ state, act: { act: 'settings' } }),
  help: does('help'),
  about: does('about'),
  quit: does('quit'),
  interrupt: does('interrupt'),
  redraw: does('redraw'),
  suspend: does('suspend'),
};

/** The cell or the command under the mouse. */
export interface Target {
  readonly cell?: Cell | undefined;
  /** The key of the command at that point. */
  readonly key?: string | undefined;
}

/**
 * A press on the button that asked a question answers it. Any other press only withdraws the question.
 */
export function press(state: GridPlayState, frame: MonteCarloFrame, { cell, key }: Target): GridStep {
  const { question } = state;
  if (key !== undefined && (question === undefined || question.asks === 'to leave'))
    return pressKey(state, frame, key);
  if (question !== undefined || cell === undefined) return { state: quiet(state) };
  return click(quiet(state), cell);
}
