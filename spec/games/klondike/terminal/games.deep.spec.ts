import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Move } from '../../../../src/games/klondike/model/play.js';
import type { TerminalView } from '../../../../src/games/klondike/terminal/terminal-view.js';
import { frameOf } from '../../../support/frame-of.js';
import { plain } from './marked.js';
import { SIZE, newGame } from './new-game.js';
import { dragFor, keysFor, scriptMoves } from './pilot.js';

const GAMES = [
  ['win-java-11', 'java:11'],
  ['win-java-33', 'java:33'],
] as const;

const WAYS: readonly (readonly [string, (move: Move, view: TerminalView) => string])[] = [
  ['by keys', (move) => keysFor(move)],
  ['by mouse', (move, view) => dragFor(move, view, SIZE)],
];

describe('a whole game', () => {
  test.each(GAMES.flatMap((game) => WAYS.map((way) => [...game, ...way] as const)))(
    '%s from %s, played %s, is won',
    (...[script, deal, , typed]) => {
      const { view } = newGame(deal);
      const moves = scriptMoves(script);
      for (const move of moves) view.type(typed(move, view));
      expect(view.frame).toMatchObject({ won: true, moves: moves.length });
      expect(plain(view.screen.join('\n'))).toContain(`You won in ${moves.length} moves!`);
    },
  );
});

test('after any input, the view shows the state of the game', () => {
  const keys = [
    ...Array.from('hjkl1234567wf d\r+-aun?iq'),
    '\x1b[A',
    '\x1b[B',
    '\x1b[C',
    '\x1b[D',
    '\x1b',
    '\x1bOA',
  ];
  const mouse = fc
    .tuple(fc.constantFrom(0, 32, 2, 64), fc.nat({ max: 90 }), fc.nat({ max: 30 }), fc.constantFrom('M', 'm'))
    .map(([button, x, y, end]) => `\x1b[<${button};${x};${y}${end}`);
  const typed = fc.array(fc.oneof(fc.constantFrom(...keys), mouse), { maxLength: 300, size: 'max' });
  fc.assert(
    fc.property(typed, fc.integer({ min: 0, max: 999 }), (texts, seed) => {
      const { view, controller } = newGame(`java:${seed}`, { columns: 80, rows: 24 });
      for (const text of texts) view.type(text);
      const { layout } = controller;
      return (
        layout !== undefined &&
        JSON.stringify(view.frame) === JSON.stringify(frameOf(layout, view.frame.moves))
      );
    }),
    { numRuns: 50 },
  );
});
