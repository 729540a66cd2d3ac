import { describe, expect, test } from '@jest/globals';
import { KlondikeController } from '../../../../src/games/klondike/controller/klondike-controller.js';
import { REFUSALS } from '../../../../src/games/klondike/model/refusal.js';
import { TerminalView } from '../../../../src/games/klondike/terminal/terminal-view.js';
import { keysFor, scriptMoves } from './pilot.js';

const SIZE = { columns: 80, rows: 60 };

function newGame(deal: string, size = SIZE): { view: TerminalView; controller: KlondikeController } {
  const controller: KlondikeController = new KlondikeController({
    deal,
    onRefusal: (why) => view.say(REFUSALS[why]),
  });
  const view: TerminalView = new TerminalView(controller, {
    ...size,
    write: () => undefined,
    deal: () => controller.deal,
  });
  controller.attach(view);
  controller.newGame();
  return { view, controller };
}

describe('a whole game', () => {
  test('can be taken back to the deal, and won again', () => {
    const { view } = newGame('java:11');
    const dealt = view.screen;
    const moves = scriptMoves('win-java-11');
    const play = moves.map(keysFor).join('');
    view.type(`${play}${'u'.repeat(moves.length)}`);
    view.type('w\x1b[D');
    expect([view.frame.won, view.screen]).toEqual([false, dealt]);
    view.type(play);
    expect(view.frame.won).toBe(true);
  });
});
