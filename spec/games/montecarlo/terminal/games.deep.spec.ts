import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { rowsOf, scoreOf } from '../../../../src/games/montecarlo/model/grid.js';
import type { MonteCarloMove } from '../../../../src/games/montecarlo/model/play.js';
import { parseMove } from '../../../../src/games/montecarlo/model/moves.js';
import type { Size } from '../../../../src/terminal/drawing/canvas.js';
import type { MonteCarloTerminalView } from '../../../../src/games/montecarlo/terminal/terminal-view.js';
import { plain } from '../../klondike/terminal/marked.js';
import { newGame } from './new-game.js';
import { clicksFor, keysFor } from './pilot.js';
import { readScreen } from './drawing/read-screen.js';
import { WON_GAME } from './won-game.js';

const MOVES = WON_GAME.moves.map(parseMove);

const SIZES: readonly Size[] = [
  { columns: 80, rows: 24 },
  { columns: 40, rows: 15 },
  { columns: 20, rows: 11 },
];

type Typed = (move: MonteCarloMove, view: MonteCarloTerminalView, size: Size) => string;

const WAYS: readonly (readonly [string, Typed])[] = [
  ['keys', (move) => keysFor(move)],
  ['mouse', clicksFor],
];

describe('a whole game is won', () => {
  test.each(WAYS.flatMap(([way, typed]) => SIZES.map((size) => ({ way, typed, size }))))(
    'with $way in a window of $size.columns by $size.rows',
    ({ typed, size }) => {
      const { view } = newGame(WON_GAME.game, size);
      for (const move of MOVES) view.type(typed(move, view, size));
      expect(view.frame).toMatchObject({ won: true, score: 52, cardsLeft: 0 });
      expect(plain(view.screen.at(-1) ?? '')).toMatch(/Won|You won/);
    },
  );
});

test('a window of any size shows the current game after any input', () => {
  const keys = [
    ...Array.from('hjkljkl\r\r\r cchbtTurgn?i+-17\x7f'),
    '\x1b[A',
    '\x1b[H',
    '\x1b[B',
    '\x1b[C',
    '\x1b[D',
    '\x1bOA',
  ];
  const mouse = fc
    .tuple(fc.constantFrom(0, 32, 2, 64), fc.nat({ max: 90 }), fc.nat({ max: 30 }), fc.constantFrom('M', 'm'))
    .map(([button, x, y, end]) => `\x1b[<${button};${x};${y}${end}`);
  const typed = fc.array(fc.oneof(fc.constantFrom(...keys), mouse), { maxLength: 150, size: 'max' });
  const anySize = fc.record({
    columns: fc.integer({ min: 20, max: 120 }),
    rows: fc.integer({ min: 11, max: 50 }),
  });
  fc.assert(
    fc.property(typed, anySize, fc.integer({ min: 0, max: 999 }), (texts, size, game) => {
      const { view, controller } = newGame(game, size);
      for (const text of texts) view.type(text);
      view.resize(size);
      view.type('\x1b');
      view.settle();
      const { grid } = controller;
      if (grid === undefined || view.frame.won) return;
      const { rows, cardsLeft, score, highlighted } = readScreen(view.screen);
      expect({ rows, cardsLeft, score, highlighted: highlighted.length }).toEqual({
        rows: rowsOf(grid),
        cardsLeft: grid.deck.length,
        score: scoreOf(grid),
        highlighted: view.frame.highlighted.length,
      });
    }),
    { numRuns: 50 },
  );
});
