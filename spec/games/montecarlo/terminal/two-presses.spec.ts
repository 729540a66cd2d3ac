/** In a terminal, t shows a pair and t again removes it. T does the same with the best move. */
import { expect, test } from '@jest/globals';
import { MonteCarloController } from '../../../../src/games/montecarlo/controller/montecarlo-controller.js';
import { MonteCarloTerminalView } from '../../../../src/games/montecarlo/terminal/terminal-view.js';
import { plain } from '../../klondike/terminal/marked.js';

function seatAt(deal: string): {
  readonly game: MonteCarloController;
  readonly view: MonteCarloTerminalView;
} {
  const game = new MonteCarloController({ deal });
  const view = new MonteCarloTerminalView(game, { columns: 100, rows: 24, write: () => undefined });
  game.attach(view);
  game.newDeal();
  return { game, view };
}

const messageOf = ({ screen }: MonteCarloTerminalView): string => plain(screen.at(-1) ?? '').trim();

test('the first press says why, and the second plays', () => {
  const { game, view } = seatAt('java:12345');
  view.type('t');
  const told = [messageOf(view), game.moves];
  view.type('t');
  expect([told, game.moves, messageOf(view)]).toEqual([
    ['They touch and match in rank. Press Hint again to play it.', 0],
    1,
    expect.not.stringContaining('again'),
  ]);
});

test('the other hint shows its own move first', () => {
  const { game, view } = seatAt('java:12345');
  view.type('tT');
  const before = game.moves;
  view.type('T');
  expect([before, game.moves]).toEqual([0, 1]);
});

test('another event in between forgets the hint', () => {
  const { game, view } = seatAt('java:12345');
  view.type('tut');
  expect(game.moves).toBe(0);
});
