import { describe, expect, test } from '@jest/globals';
import type { KlondikeBus } from '../../../../src/games/klondike/contract/handler.js';
import { connectHandler, createBus } from '../../../../src/games/klondike/contract/handler.js';
import {
  FOUNDATION_1,
  FOUNDATION_4,
  TABLEAU_1,
  TABLEAU_4,
  TABLEAU_6,
  TABLEAU_7,
} from '../../../../src/games/klondike/contract/constants.js';
import { KlondikeController } from '../../../../src/games/klondike/controller/klondike-controller.js';
import { parseDeal } from '../../../../src/games/klondike/model/deals.js';
import { EMPTY_LAYOUT } from '../../../../src/games/klondike/model/layout.js';
import { ULG } from '../../../../src/games/klondike/model/rules.js';
import { printFrame } from '../../../../src/games/klondike/contract/frame-text.js';
import { parseScript, printScript } from '../../../../src/games/klondike/script/text.js';
import { runScript } from '../../../../src/games/klondike/script/runner.js';
import { Tape } from '../../../../src/games/klondike/script/record-session.js';
import { RecordingView } from '../../../../src/games/klondike/views/recording.js';
import type { TableauIndex } from '../../../../src/games/klondike/words/piles.js';
import { Chance } from '../../../support/chance.js';
import { randomCall } from '../../../support/random-call.js';

interface Session {
  readonly bus: KlondikeBus;
  readonly controller: KlondikeController;
  readonly view: RecordingView;
  readonly tape: Tape;
}

function session(): Session {
  const bus = createBus();
  const controller = new KlondikeController();
  connectHandler(bus, controller);
  const tape = new Tape(bus, controller);
  const view = new RecordingView(controller);
  controller.attach(tape.watch(view));
  return { bus, controller, view, tape };
}

test('a tape records deals, events, refusals and wins in their order', () => {
  const { bus, controller, tape } = session();
  bus.emit('undo', []);
  controller.nextDeal(parseDeal('java:11'));
  bus.emit('newGame', []);
  bus.emit('moveTableauToTableau', [TABLEAU_4, 1, TABLEAU_6]);
  bus.emit('moveWasteToTableau', [TABLEAU_7]);
  controller.nextDeal(parseDeal('f1: Ah; t1: Kd'));
  bus.emit('newGame', []);
  bus.emit('moveFoundationToTableau', [FOUNDATION_1, TABLEAU_1]);
  expect(printScript(tape.script)).toBe(
    [
      '[Game "klondike"]',
      '[Rules "ulg"]',
      'undo?',
      '[Deal "java:11"]',
      'new t4>t6 w>t7?',
      '[Deal "f1: Ah; t1: Kd"]',
      'new f1>t1?',
      '',
    ].join('\n'),
  );
});

test('a win is recorded after the winning event', () => {
  const { bus, controller, tape } = session();
  const suits = ['s', 'h', 'd', 'c'].map(
    (suit, index) =>
      `f${index + 1}: ${Array.from('A23456789TJQK')
        .map((rank) => rank + suit)
        .join(' ')}`,
  );
  controller.nextDeal(parseDeal(`${suits.join('; ').replace(' Kc', '')}; t1: Kc`));
  bus.emit('newGame', []);
  bus.emit('moveTableauToFoundation', [TABLEAU_1, FOUNDATION_4]);
  expect(printScript(tape.script).split('\n').slice(-3)).toEqual(['new t1>f4', 'win', '']);
});

test('a call that scripts have no word for becomes a comment', () => {
  const { bus, tape } = session();
  bus.emit('newGame', []);
  bus.emit('moveTableauToTableau', [99 as TableauIndex, -1, NaN as TableauIndex]);
  expect(tape.script.at(-1)).toEqual({
    kind: 'comment',
    text: 'moveTableauToTableau(99, -1, NaN) was refused',
  });
});

test.each([[['0\n new']], [[null]], [[10n]], [[Symbol('t1')]], [[{}]]])(
  'a call with the pile %p becomes one line and still reaches the handler',
  (args) => {
    const { bus, tape } = session();
    bus.emit('newGame', []);
    bus.emit('moveWasteToTableau', args as never);
    expect(parseScript(printScript(tape.script))).toEqual(tape.script);
    expect(tape.script.at(-1)?.kind).toBe('comment');
  },
);

test('a tape that starts during a game waits for the next game, even if the view gets the whole table', () => {
  const { bus, controller } = session();
  bus.emit('newGame', []);
  const tape = new Tape(bus, {
    get deal() {
      return controller.deal;
    },
  });
  controller.attach(tape.watch(new RecordingView(controller)));
  bus.emit('clickStock', []);
  controller.nextDeal(parseDeal('java:11'));
  bus.emit('newGame', []);
  controller.attach(tape.watch(new RecordingView(controller)));
  bus.emit('moveWasteToTableau', [TABLEAU_1]);
  expect(printScript(tape.script)).toBe('[Game "klondike"]\n[Deal "java:11"]\nnew w>t1?\n');
});

test('your own rules are recorded by name', () => {
  const tape = new Tape(createBus(), { rules: { ...ULG, name: 'one by one', draw: 1 } });
  expect(parseScript(printScript(tape.script))).toEqual(tape.script);
});

test('onItem is called with each item as it is written', () => {
  const bus = createBus();
  const heard: string[] = [];
  const tape = new Tape(bus, {}, (item) => heard.push(item.kind));
  tape.watch(new RecordingView(new KlondikeController()));
  bus.emit('undo', []);
  expect([heard, tape.script.length]).toEqual([['tag', 'event'], 2]);
});

test('a view can read the script during an event, and the script already has the event', () => {
  const { bus, controller, tape } = session();
  const seen: number[] = [];
  class Reader extends RecordingView {
    protected override refreshed(): void {
      seen.push(tape.script.length);
    }
  }
  controller.attach(tape.watch(new Reader(controller)));
  bus.emit('newGame', []);
  bus.emit('clickStock', []);
  expect([seen, tape.script.length]).toEqual([[4, 5], 5]);
});

test("the calls of an event at which the handler throws don't count for the next event", () => {
  const { bus, controller, tape } = session();
  bus.emit('newGame', []);
  const click = controller.clickStock.bind(controller);
  controller.clickStock = () => {
    click();
    throw new Error('broken');
  };
  expect(() => bus.emit('clickStock', [])).toThrow('broken');
  bus.emit('moveWasteToTableau', [99 as never]);
  expect(tape.script.at(-1)).toEqual({ kind: 'comment', text: 'moveWasteToTableau(99) was refused' });
});

describe('a recorded session replays to the same frames', () => {
  test.each([1, 2, 3, 4, 5])('random session %i', (seed) => {
    const { bus, controller, view, tape } = session();
    const chance = new Chance(seed);
    bus.emit('newGame', []);
    for (let event = 0; event < 400; event++) {
      const { event: name, args } = randomCall(chance, controller.layout ?? EMPTY_LAYOUT);
      bus.emit(name, args as never);
    }
    const frames: string[] = [];
    const { failure } = runScript(
      parseScript(printScript(tape.script)),
      (replayed) => {
        const again = new KlondikeController();
        again.attach(replayed);
        return again;
      },
      (frame) => frames.push(printFrame(frame)),
    );
    expect([failure, frames]).toEqual([undefined, view.frames.map(printFrame)]);
  });
});
