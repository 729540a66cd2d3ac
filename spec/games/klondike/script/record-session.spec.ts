import { expect, test } from '@jest/globals';
import { KlondikeController } from '../../../../src/games/klondike/controller/klondike-controller.js';
import type { Rules } from '../../../../src/games/klondike/model/rules.js';
import { ULG } from '../../../../src/games/klondike/model/rules.js';
import { printFrame } from '../../../../src/games/klondike/contract/frame-text.js';
import { parseScript } from '../../../../src/games/klondike/script/parse.js';
import { printScript } from '../../../../src/games/klondike/script/print.js';
import { recordSession } from '../../../../src/games/klondike/script/record-session.js';
import { runScript } from '../../../../src/games/klondike/script/runner.js';
import { rulesOf } from '../../../../src/games/klondike/script/tags.js';
import { TABLEAU_4, TABLEAU_6 } from '../../../../src/games/klondike/contract/constants.js';
import { RecordingView } from '../../../../src/games/klondike/views/recording.js';
import { callOfWord } from '../../../support/seat.js';

test('what is played by the bus, by the handler and at the view is recorded, refusals too', () => {
  const controller = new KlondikeController({ deal: 'java:11' });
  const { bus, handler, view, tape } = recordSession(controller, (onBus) => new RecordingView(onBus));
  view.player.report(callOfWord('new'));
  bus.emit('moveTableauToTableau', [TABLEAU_4, 1, TABLEAU_6]);
  handler.moveTableauToTableau(TABLEAU_4, 1, TABLEAU_6);
  handler.undo();
  handler.redo();
  expect([handler.getName(), printScript(tape.script)]).toEqual([
    'klondike-kit',
    '[Game "klondike"]\n[Rules "ulg"]\n[Deal "java:11"]\nnew t4>t6 t4>t6? undo redo\n',
  ]);
});

test('a view that reports to the controller itself plays past the bus, and the tape says what to do', () => {
  const controller = new KlondikeController();
  const { view, tape } = recordSession(controller, new RecordingView(controller));
  view.player.report(callOfWord('new'));
  expect(() => tape.script).toThrow('a view whose handler is on the bus');
});

test('nothing is heard or written after the end, and what was written stays', () => {
  const controller = new KlondikeController();
  const items: string[] = [];
  const { handler, tape, end } = recordSession(controller, new RecordingView(controller), ({ kind }) =>
    items.push(kind),
  );
  handler.newGame();
  end();
  handler.clickStock();
  controller.clickStock();
  expect([items, tape.script.length, controller.layout?.waste.cards.length]).toEqual([
    ['tag', 'tag', 'tag', 'event'],
    4,
    3,
  ]);
});

test('a game that was begun before is not recorded; the next one is', () => {
  const controller = new KlondikeController({ deal: 'java:11' });
  controller.newGame();
  const { handler, view, tape } = recordSession(controller, new RecordingView(controller));
  handler.clickStock();
  handler.newGame();
  handler.undo();
  expect([view.frames.length, printScript(tape.script)]).toEqual([
    3,
    '[Game "klondike"]\n[Rules "ulg"]\n[Deal "java:11"]\nnew undo?\n',
  ]);
});

test('a session by rules of your own is read back, and replays to the same frames', () => {
  const vegas: Rules = { ...ULG, name: 'vegas', draw: 1, redeals: 0 };
  const { handler, view, tape } = recordSession(
    new KlondikeController({ rules: vegas }),
    (onBus) => new RecordingView(onBus),
  );
  handler.newGame();
  for (let click = 0; click < 26; click++) handler.clickStock();
  const houses = [vegas];
  const script = parseScript(printScript(tape.script), { houses });
  const frames: string[] = [];
  const { failure } = runScript(
    script,
    (shown) => {
      const controller = new KlondikeController({ rules: rulesOf(script, { houses }) });
      controller.attach(shown);
      return controller;
    },
    (frame) => frames.push(printFrame(frame)),
  );
  expect([failure, frames]).toEqual([undefined, view.frames.map(printFrame)]);
});
