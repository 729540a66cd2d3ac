/** Checks a new view against the contract, with Node's test runner. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FrameView, KlondikeController, Player, checkHandler } from 'klondike-kit';
import { viewConformance } from 'klondike-kit/testing';

class OwnView extends FrameView {
  constructor(handler) {
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
  assert.deepEqual([view.frame.moves, view.frame.waste.length], [1, 3]);
});

const checks = viewConformance({
  create: (handler) => new OwnView(handler),
  read: (view) => view.frame,
  play: (view, call) => view.player.report(call),
});
for (const { name, run } of checks) test(name, run);
