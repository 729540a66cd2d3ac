/** The errors that a tape throws if the bus, the handler and the view are not connected as it needs. */
import { TABLEAU_1 } from '../../../../src/games/klondike/contract/constants.js';
import { describe, expect, test } from '@jest/globals';
import type { KlondikeBus } from '../../../../src/games/klondike/contract/handler.js';
import { connectHandler, createBus } from '../../../../src/games/klondike/contract/handler.js';
import { KlondikeController } from '../../../../src/games/klondike/controller/klondike-controller.js';
import type { Item } from '../../../../src/games/klondike/script/script.js';
import { printScript } from '../../../../src/games/klondike/script/text.js';
import type { Dealer } from '../../../../src/games/klondike/script/record-session.js';
import { Tape } from '../../../../src/games/klondike/script/record-session.js';
import { RecordingView } from '../../../../src/games/klondike/views/recording.js';
import { callOfWord } from '../../../support/seat.js';

interface Parts {
  readonly bus: KlondikeBus;
  readonly controller: KlondikeController;
  readonly tape: Tape;
}

/** A handler that doesn't report its events, such as a student's. */
const silent = (controller: KlondikeController): Dealer => ({
  get deal() {
    return controller.deal;
  },
  rules: controller.rules,
});

test('records the events of a controller, however the bus and the view are connected', () => {
  const bus = createBus();
  const controller = new KlondikeController({ deal: 'java:11' });
  const tape = new Tape(bus, controller);
  controller.attach(new RecordingView(controller));
  bus.emit('newGame', []);
  controller.newGame();
  connectHandler(bus, controller);
  bus.emit('clickStock', []);
  controller.undo();
  expect(printScript(tape.script).split('\n').at(-2)).toBe('new stock undo');
});

describe("a tape that can't see the game reports the reason instead of recording refusals", () => {
  const wired = (wire: (parts: Parts) => void) => () => {
    const bus = createBus();
    const controller = new KlondikeController({ deal: 'java:11' });
    const tape = new Tape(bus, silent(controller));
    wire({ bus, controller, tape });
    return tape.script;
  };
  const view = (controller: KlondikeController): RecordingView => new RecordingView(controller);

  test.each<[what: string, wire: (parts: Parts) => void, why: string]>([
    [
      'the view is attached without the tape',
      ({ bus, controller }) => {
        connectHandler(bus, controller);
        controller.attach(view(controller));
        bus.emit('newGame', []);
      },
      'Attach tape.watch(view) to the handler',
    ],
    [
      'the watched view is not the attached view',
      ({ bus, controller, tape }) => {
        connectHandler(bus, controller);
        tape.watch(view(controller));
        controller.attach(view(controller));
        bus.emit('newGame', []);
      },
      'A new game showed nothing in the view that the tape watches',
    ],
    [
      'the handler is not on the bus',
      ({ bus, controller, tape }) => {
        controller.attach(tape.watch(view(controller)));
        bus.emit('newGame', []);
      },
      'Connect the handler to the bus',
    ],
    [
      'the first game is dealt without the bus',
      ({ bus, controller, tape }) => {
        connectHandler(bus, controller);
        controller.attach(tape.watch(view(controller)));
        controller.newGame();
        bus.emit('clickStock', []);
      },
      "Deal and play only through the bus: bus.emit('newGame', [])",
    ],
    [
      'the whole game is played without the bus',
      ({ bus, controller, tape }) => {
        connectHandler(bus, controller);
        const shown = view(controller);
        controller.attach(tape.watch(shown));
        shown.player.report(callOfWord('new'));
      },
      'a view whose handler is on the bus',
    ],
    [
      'the same deal is dealt again without the bus',
      ({ bus, controller, tape }) => {
        connectHandler(bus, controller);
        controller.attach(tape.watch(view(controller)));
        bus.emit('newGame', []);
        bus.emit('clickStock', []);
        controller.newGame();
        bus.emit('moveWasteToTableau', [TABLEAU_1]);
      },
      'changed without an event on the bus',
    ],
    [
      'the last move is made without the bus',
      ({ bus, controller, tape }) => {
        connectHandler(bus, controller);
        controller.attach(tape.watch(view(controller)));
        bus.emit('newGame', []);
        controller.clickStock();
      },
      'changed without an event on the bus',
    ],
  ])('%s', (_, wire, why) => {
    expect(wired(wire)).toThrow(why);
  });

  test('the tape also reports it to onItem, then stops recording, and the game continues', () => {
    const bus = createBus();
    const controller = new KlondikeController();
    const written: Item[] = [];
    const tape = new Tape(bus, silent(controller), (item) => written.push(item));
    connectHandler(bus, controller);
    controller.attach(tape.watch(new RecordingView(controller)));
    controller.newGame();
    bus.emit('clickStock', []);
    bus.emit('clickStock', []);
    expect([written.map(({ kind }) => kind), controller.layout?.waste.cards.length]).toEqual([
      ['tag', 'tag', 'comment'],
      6,
    ]);
  });
});
