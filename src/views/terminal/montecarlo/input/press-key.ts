/** What each key does. */
import type { Cell } from '../../../../montecarlo/cell.js';
import type { Frame } from '../../../../montecarlo/contract/frame.js';
import type { MonteCarloCall } from '../../../../montecarlo/contract/handler.js';
import { ALWAYS, PROGRAM_KEYS } from '../../input/program-keys.js';
import { askNumber, typeNumber } from './number.js';
import type { Act, PlayState, Step } from './play-state.js';
import { quiet, reports } from './play-state.js';

type Reaction = (state: PlayState, frame: Frame) => Step;

/** A key without meaning does nothing, but that what was said is forgotten. */
export function pressKey(state: PlayState, frame: Frame, key: string): Step {
  const { question } = state;
  const calm = quiet(state);
  if (question === undefined || ALWAYS.has(key)) return REACTIONS.get(key)?.(calm, frame) ?? { state: calm };
  if (question.asks === 'number') return typeNumber(state, question.typed, key);
  return key === 'n' ? reports(calm, NEW_DEAL) : { state: calm };
}

export const click = (state: PlayState, { row, column }: Cell): Step =>
  reports(
    { ...state, cursor: { row, column } },
    {
      event: 'clickCard',
      args: [row, column],
    },
  );

/** The cursor within a grid that may have fewer cells. */
export const clamp = ({ rows }: Pick<Frame, 'rows'>, { row, column }: Cell): Cell => ({
  row: Math.max(0, Math.min(row, rows.length - 1)),
  column: Math.max(0, Math.min(column, (rows[0]?.length ?? 1) - 1)),
});

/** No further than the edges: nothing in this game goes on at the other end. */
const moves =
  (down: number, right: number): Reaction =>
  (state, frame) => {
    const { row, column } = state.cursor;
    return { state: { ...state, cursor: clamp(frame, { row: row + down, column: column + right }) } };
  };

const tells =
  (call: MonteCarloCall): Reaction =>
  (state) =>
    reports(state, call);

const does =
  (act: Act): Reaction =>
  (state) => ({ state, act });

const clicks: Reaction = (state) => click(state, state.cursor);

const NEW_DEAL: MonteCarloCall = { event: 'newDeal', args: [] };

/** A game with a card removed is not left by mistake. */
const newDeal: Reaction = (state, { score, won }) =>
  score === 0 || won
    ? reports(state, NEW_DEAL)
    : {
        state: {
          ...state,
          message: 'Leave this game? n deals a new one, any other key goes on.',
          shorter: ['Leave? n deals anew, any key goes on.'],
          question: { asks: 'to leave' },
        },
      };

const REACTIONS: ReadonlyMap<string, Reaction> = new Map<string, Reaction>([
  ['up', moves(-1, 0)],
  ['k', moves(-1, 0)],
  ['down', moves(1, 0)],
  ['j', moves(1, 0)],
  ['left', moves(0, -1)],
  ['h', moves(0, -1)],
  ['right', moves(0, 1)],
  ['l', moves(0, 1)],
  ['enter', clicks],
  [' ', clicks],
  ['c', tells({ event: 'consolidate', args: [] })],
  ['t', tells({ event: 'hint', args: [] })],
  ['T', tells({ event: 'hintAhead', args: [] })],
  ['u', tells({ event: 'undo', args: [] })],
  ['r', tells({ event: 'replay', args: [] })],
  ['n', newDeal],
  ['g', (state) => ({ state: askNumber(state) })],
  ...PROGRAM_KEYS.map(([key, act]): [string, Reaction] => [key, does({ act })]),
]);
