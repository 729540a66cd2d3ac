/** A game saved as one string continues where it was, with its undone moves, at every door. */
import { expect, test } from '@jest/globals';
import { KlondikeController } from '../../../../src/games/klondike/controller/klondike-controller.js';
import { printLayout } from '../../../../src/games/klondike/model/layout-text.js';
import { KSU, ULG } from '../../../../src/games/klondike/model/rules.js';
import { DOORS } from '../../../support/doors.js';
import { playedGame } from './played-game.js';

const OWN = { ...ULG, name: 'my "own"\nhouse', draw: 2, redeals: 1 };

const HANDLERS = [
  { name: 'rules alone', newHandler: () => new KlondikeController() },
  { name: 'rules of its own', newHandler: () => new KlondikeController({ rules: OWN }) },
  { name: 'by row', newHandler: () => new KlondikeController({ rules: KSU }) },
  ...DOORS,
];

/** All layouts from the deal to the last move that can be redone, and the index of the current one. */
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

test.each(HANDLERS)('a saved game continues where it was: $name', ({ newHandler }) => {
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
