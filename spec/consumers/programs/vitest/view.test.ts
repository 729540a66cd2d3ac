/** Checks a new view against the contract, with vitest. */
import { expect, test } from 'vitest';
import type { KlondikeEventsHandler } from 'klondike-kit';
import { FrameView, KlondikeController, Player, checkHandler } from 'klondike-kit';
import { viewConformance } from 'klondike-kit/testing';

class OwnView extends FrameView {
  readonly player: Player;

  constructor(handler: KlondikeEventsHandler) {
    super();
    checkHandler(handler);
    this.player = new Player(handler, this);
  }
}

test('a draw counts as a move', () => {
  const controller = new KlondikeController({ deal: 'java:11' });
  const view = new OwnView(controller);
  controller.attach(view);
  controller.newGame();
  controller.clickStock();
  expect([view.frame.moves, view.frame.waste.length]).toEqual([1, 3]);
});

const checks = viewConformance({
  create: (handler) => new OwnView(handler),
  read: (view) => view.frame,
  play: (view, call) => {
    view.player.report(call);
  },
});
for (const { name, run } of checks) test(name, run);
