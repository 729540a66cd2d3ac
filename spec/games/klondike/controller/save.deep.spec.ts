/** A game saved as one string goes on where it was, undone moves included, behind every door. */
import { expect, test } from '@jest/globals';
import { KlondikeController } from '../../../../src/games/klondike/controller/klondike-controller.js';
import { deliver } from '../../../../src/games/klondike/contract/handler.js';
import { printLayout } from '../../../../src/games/klondike/model/layout-text.js';
import { KSU, ULG } from '../../../../src/games/klondike/model/rules.js';
import { Chance } from '../../../support/chance.js';
import { DOORS } from '../../../support/doors.js';
import { randomCall } from '../../../support/random-call.js';

const OWN = { ...ULG, name: 'my "own"\nhouse', draw: 2, redeals: 1 };

const HANDLERS = [
  { name: 'rules alone', newHandler: () => new KlondikeController() },
  { name: 'rules of its own', newHandler: () => new KlondikeController({ rules: OWN }) },
  { name: 'by row', newHandler: () => new KlondikeController({ rules: KSU }) },
  ...DOORS,
];

/** A game in which some moves were undone last. */
function playedGame(newHandler: () => KlondikeController, seed: number): KlondikeController {
  const chance = new Chance(seed);
  const game = newHandler();
  game.newGame();
  for (let event = 0; event < 80 && game.layout !== undefined; event++) {
    deliver(game, randomCall(chance, game.layout, game.rules));
  }
  for (let times = chance.nextInt(9); times > 0; times--) game.undo();
  return game;
}

/** Every layout from the deal to the last move that can be redone, and the place in between. */
function lineOf(game: KlondikeController): string[] {
  const place = `${game.deal ?? ''}: ${game.moves}, ${String(game.isWon)}`;
  while (game.canUndo) game.undo();
  const line = [place];
  for (;;) {
    if (game.layout !== undefined) line.push(printLayout(game.layout));
    if (!game.canRedo) return line;
    game.redo();
  }
}

test.each(HANDLERS)('a saved game goes on where it was: $name', ({ newHandler }) => {
  const faults = Array.from({ length: 12 }, (_, seed) => {
    const game = playedGame(newHandler, seed);
    const other = newHandler();
    const text = game.save() ?? '';
    other.restore(text);
    const again = other.save();
    const [line, restored] = [lineOf(game), lineOf(other)];
    return again === text && line.length > 1 && restored.join() === line.join()
      ? undefined
      : `${seed}: ${text}`;
  });
  expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
});
