import { describe, expect, test } from '@jest/globals';
import type { RedoCall, Redoes } from '../../../../src/core/redo.js';
import { KlondikeController } from '../../../../src/games/klondike/controller/klondike-controller.js';
import { parseMove } from '../../../../src/games/klondike/model/layout-text.js';
import type { Rules } from '../../../../src/games/klondike/model/rules.js';
import { ULG } from '../../../../src/games/klondike/model/rules.js';
import { connectHandler, createBus, handlerForBus } from '../../../../src/games/klondike/contract/handler.js';
import { printFrame } from '../../../../src/games/klondike/contract/frame-text.js';
import { parseScript, printScript } from '../../../../src/games/klondike/script/text.js';
import type { Recordable, RecordedSession } from '../../../../src/games/klondike/script/record-session.js';
import { recordSession } from '../../../../src/games/klondike/script/record-session.js';
import { runScript } from '../../../../src/games/klondike/script/runner.js';
import { rulesOf } from '../../../../src/games/klondike/script/script-rules.js';
import { TABLEAU_4, TABLEAU_6 } from '../../../../src/games/klondike/contract/constants.js';
import { FrameView } from '../../../../src/games/klondike/views/frame-view.js';
import { Player } from '../../../../src/games/klondike/views/player.js';
import { RecordingView } from '../../../../src/games/klondike/views/recording.js';
import { errorOf } from '../../../support/error-of.js';
import { foundationsText } from '../../../support/suit-text.js';
import { callOfWord } from '../../../support/seat.js';

test('records events from the bus, the handler and the view, including refused ones', () => {
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

const REDO: RedoCall = { event: 'redo', args: [] };

describe('records redo from any assistant of a view', () => {
  const REDONE = '[Game "klondike"]\n[Rules "ulg"]\n[Deal "java:11"]\nnew stock undo redo\n';
  const play = (player: Player): string[] =>
    [...['new', 'stock', 'undo'].map(callOfWord), REDO].map((call) => player.report(call));

  test.each<
    [to: string, assistantOf: (session: RecordedSession, controller: KlondikeController) => Partial<Redoes>]
  >([
    ['the assistant of the session', ({ assistant }) => assistant],
    ['the controller', (_, controller) => controller],
    ['another assistant', (_, controller) => ({ redo: () => controller.redo() })],
    ['the handler on the bus', ({ handler }) => handler],
  ])('from %s', (_, assistantOf) => {
    const controller = new KlondikeController({ deal: 'java:11' });
    const view = new FrameView();
    const session = recordSession(controller, view);
    const player = new Player(session.handler, view, assistantOf(session, controller));
    expect(play(player)).toEqual(['accepted', 'accepted', 'accepted', 'accepted']);
    expect(printScript(session.tape.script)).toBe(REDONE);
  });

  test('from an assistant made for the view, which also knows the targets of cards', () => {
    const controller = new KlondikeController({ deal: 'java:11' });
    const { handler, tape, view } = recordSession(controller, (_, assistant) =>
      Object.assign(new FrameView(), { assistant }),
    );
    const { assistant } = view;
    handler.newGame();
    handler.clickStock();
    expect([assistant.canRedo, assistant.targets?.({ from: 't4', count: 1 })]).toEqual([false, ['t6']]);
    handler.undo();
    expect(assistant.canRedo).toBe(true);
    assistant.redo?.();
    expect(printScript(tape.script)).toBe(REDONE);
  });

  test('an assistant has neither redo nor targets if the handler has neither', () => {
    const handler: Recordable = { ...handlerForBus(createBus(), () => 'Ann'), attach: () => undefined };
    delete handler.redo;
    expect(recordSession(handler, new FrameView()).assistant).toEqual({});
  });
});

test('the callback for items can read the tape', () => {
  const lines: string[] = [];
  const { handler, tape } = recordSession(
    new KlondikeController({ deal: 'java:11' }),
    (onBus) => new RecordingView(onBus),
    ({ kind }) => {
      lines.push(`${kind}: ${printScript(tape.script).split('\n').length}`);
    },
  );
  expect(lines).toEqual([]);
  handler.newGame();
  handler.clickStock();
  expect(lines).toEqual(['tag: 5', 'tag: 5', 'tag: 5', 'event: 5', 'event: 5']);
});

test('records an event even if the view throws during it, and later events', () => {
  const view = new FrameView();
  const { handler, tape } = recordSession(new KlondikeController({ deal: 'java:11' }), view);
  handler.newGame();
  view.wasteCards = () => {
    throw new Error('no paper');
  };
  expect(() => handler.clickStock()).toThrow('no paper');
  view.wasteCards = () => undefined;
  handler.undo();
  expect(printScript(tape.script)).toBe(
    '[Game "klondike"]\n[Rules "ulg"]\n[Deal "java:11"]\nnew stock undo\n',
  );
});

test('records an event even if a listener throws, and a refused event after it', () => {
  const controller = new KlondikeController({ deal: 'java:11' });
  const { handler, tape } = recordSession(controller, new FrameView());
  handler.newGame();
  const remove = controller.onChange(() => {
    throw new Error('no paper');
  });
  expect(() => handler.clickStock()).toThrow('no paper');
  remove();
  handler.moveTableauToTableau(TABLEAU_4, 9, TABLEAU_6);
  expect(printScript(tape.script).split('\n').at(-2)).toBe('new stock t4>t6*9?');
});

describe('a listener that plays on', () => {
  const recorded = (wait: (play: () => void) => void): RecordedSession => {
    const controller = new KlondikeController({ deal: 'java:11' });
    const session = recordSession(controller, new FrameView());
    controller.onChange(({ event }) => {
      if (event === 'clickStock') wait(() => controller.play(parseMove('t4>t6')));
    });
    session.handler.newGame();
    session.handler.clickStock();
    return session;
  };

  test('during the event has its move recorded', () => {
    const { tape } = recorded((play) => play());
    expect(printScript(tape.script).split('\n').at(-2)).toBe('new stock t4>t6');
  });

  test('after the event has its move recorded as well', async () => {
    const { tape } = recorded(queueMicrotask);
    await Promise.resolve();
    expect(printScript(tape.script).split('\n').at(-2)).toBe('new stock t4>t6');
  });
});

test('the script of a game under changed rules has the changes and replays to the same frames', () => {
  const rules: Rules = { ...ULG, draw: 1, worryBack: false };
  const { handler, view, tape } = recordSession(
    new KlondikeController({ rules, deal: 'java:5' }),
    (onBus) => new RecordingView(onBus),
  );
  handler.newGame();
  handler.clickStock();
  const text = printScript(tape.script);
  expect(text).toBe('[Game "klondike"]\n[Rules "ulg, draw 1, worryBack no"]\n[Deal "java:5"]\nnew stock\n');
  const script = parseScript(text);
  const { failure, frame } = runScript(script, (shown) => {
    const controller = new KlondikeController({ rules: rulesOf(script) });
    controller.attach(shown);
    return controller;
  });
  expect([failure, frame]).toEqual([undefined, view.frame]);
});

test('records a view that reports directly to the controller', () => {
  const controller = new KlondikeController({ deal: 'java:11' });
  const { view, tape } = recordSession(controller, new RecordingView(controller));
  view.player.report(callOfWord('new'));
  expect(printScript(tape.script).split('\n').at(-2)).toBe('new');
});

describe('a recording survives direct calls to the controller', () => {
  const session = (): { controller: KlondikeController; words: () => string; end: () => void } => {
    const controller = new KlondikeController({ deal: 'java:11' });
    const { tape, end } = recordSession(controller, new FrameView());
    controller.newGame();
    return { controller, words: () => printScript(tape.script).split('\n').at(-2) ?? '', end };
  };

  test('every event is recorded, accepted or refused', () => {
    const { controller, words } = session();
    controller.clickStock();
    controller.undo();
    controller.redo();
    controller.play(parseMove('t4>t6'));
    controller.moveTableauToTableau(TABLEAU_4, 9, TABLEAU_6);
    controller.moveWasteToTableau(TABLEAU_4);
    controller.undo();
    expect(words()).toBe('new stock undo redo t4>t6 t4>t6*9? w>t4? undo');
  });

  test('a refused event is recorded before the events that a listener plays', () => {
    const controller = new KlondikeController({
      deal: 'java:11',
      onRefusal: () => controller.clickStock(),
    });
    const { tape } = recordSession(controller, new FrameView());
    controller.newGame();
    controller.undo();
    expect(printScript(tape.script).split('\n').at(-2)).toBe('new undo? stock');
  });

  test('an event on a second connected bus is recorded', () => {
    const { controller, words } = session();
    const other = createBus();
    connectHandler(other, controller);
    other.emit('clickStock', []);
    expect(words()).toBe('new stock');
  });

  test('restore says what to do and changes nothing until the session ends', () => {
    const { controller, words, end } = session();
    const saved = controller.save() ?? '';
    controller.clickStock();
    expect(errorOf(() => controller.restore(saved))).toBe(
      "Error: A recorded game can't be replaced by a saved one. End the session (or the tape) with end(), restore the " +
        'game, then record again: the next new game is written.',
    );
    expect([words(), controller.moves]).toEqual(['new stock', 1]);
    end();
    controller.restore(saved);
    expect(controller.moves).toBe(0);
  });
});

/** All cards are on the foundations except the king of spades. */
const ONE_CARD_LEFT = `${foundationsText(12, 13, 13, 13)}; t1: Ks`;

test('a win is recorded after the winning event', () => {
  const controller = new KlondikeController();
  const { tape } = recordSession(controller, new FrameView());
  controller.nextDeal(ONE_CARD_LEFT);
  controller.newGame();
  controller.play(parseMove('t1>f1'));
  expect(printScript(tape.script)).toContain('new t1>f1\nwin\n');
});

test.each([{}, new Map(), []])('refuses a view with missing methods: %j', (view) => {
  const controller = new KlondikeController();
  expect(errorOf(() => recordSession(controller, view as never))).toBe(
    'TypeError: an object is not a view: it has no stockEmpty',
  );
  expect(errorOf(() => controller.restore('x'))).toContain('TextError');
});

test('nothing more is recorded after the end, and the script stays the same', () => {
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

test('a session that starts during a game records the next game', () => {
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

test('a session under your own rules can be parsed and replays to the same frames', () => {
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
