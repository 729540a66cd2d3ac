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
import { askNumber, typeNumber } from './number.js';
import type { PlayState, Step } from './play-state.js';
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
  return name === 'newDeal' ? reports(calm, NEW_DEAL) : { state: calm };
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

/** Asks before it leaves a game in which a card has been removed. */
const newDeal: Reaction = (state, { score, won }) => {
  if (score === 0 || won) return reports(state, NEW_DEAL);
  const { leaving } = state.strings.montecarloTerminal;
  const [message = '', ...shorter] = leaving(keyTold(COMMANDS, 'newDeal'));
  return { state: { ...state, message, shorter, question: { asks: 'to leave' } } };
};

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
  replay: tells({ event: 'replay', args: [] }),
  newDeal,
  game: (state) => ({ state: askNumber(state) }),
  help: does('help'),
  about: does('about'),
  quit: does('quit'),
  interrupt: does('interrupt'),
  redraw: does('redraw'),
  suspend: does('suspend'),
};
