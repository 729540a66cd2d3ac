import { describe, expect, test } from '@jest/globals';
import type { MonteCarloCall } from '../../../../src/games/montecarlo/contract/handler.js';
import { connectHandler, createBus } from '../../../../src/games/montecarlo/contract/handler.js';
import { MonteCarloController } from '../../../../src/games/montecarlo/controller/montecarlo-controller.js';
import { parseDeal } from '../../../../src/games/montecarlo/model/deals.js';
import {
  MonteCarloTape,
  recordMonteCarloSession,
} from '../../../../src/games/montecarlo/script/record-session.js';
import { printMonteCarloScript } from '../../../../src/games/montecarlo/script/script.js';
import { MonteCarloFrameView } from '../../../../src/games/montecarlo/views/frame-view.js';
import { MonteCarloPlayer } from '../../../../src/games/montecarlo/views/player.js';
import { MonteCarloRecordingView } from '../../../../src/games/montecarlo/views/recording.js';
import { playedAndReplayed, session } from './tape-session.js';

test('a tape records deals, events, refusals and wins in order', () => {
  const { bus, controller, tape } = session();
  bus.emit('undo', []);
  bus.emit('help', []);
  bus.emit('newGame', [12345]);
  bus.emit('clickCard', [0, 2]);
  bus.emit('clickCard', [1, 1]);
  bus.emit('clickCard', [0, 0]);
  bus.emit('clickCard', [4, 4]);
  bus.emit('hintAhead', []);
  controller.nextDeal(parseDeal('java:95'));
  bus.emit('newDeal', []);
  bus.emit('consolidate', []);
  expect(printMonteCarloScript(tape.script)).toBe(
    [
      '[Game "montecarlo"]',
      'undo? help',
      'new:12345 c1 b2 a1 e5? ahead',
      '[Deal "java:95"]',
      'deal consolidate?',
      '',
    ].join('\n'),
  );
});

test('a win is written after its event', () => {
  const { bus, tape, controller } = session();
  const won = new Array<string>(5).fill('-- -- -- -- --').map((row, index) => `r${index + 1}: ${row}`);
  controller.nextDeal(parseDeal(won.join('; ').replace('r1: -- --', 'r1: Ah Ad')));
  bus.emit('newDeal', []);
  bus.emit('clickCard', [0, 0]);
  bus.emit('clickCard', [0, 1]);
  bus.emit('undo', []);
  expect(printMonteCarloScript(tape.script).split('\n').slice(-4)).toEqual(['deal a1 b1', 'win', 'undo', '']);
});

test('direct calls to the controller are recorded', () => {
  const controller = new MonteCarloController();
  const { tape, end } = recordMonteCarloSession(controller, new MonteCarloFrameView());
  controller.newGame(12345);
  controller.clickCard(0, 2);
  controller.clickCard(1, 1);
  controller.clickCard(0, 0);
  controller.clickCard(4, 4);
  controller.undo();
  controller.redo();
  controller.redo();
  expect(printMonteCarloScript(tape.script)).toContain('\nnew:12345 c1 b2 a1 e5? undo redo redo?\n');
  const saved = controller.save() ?? '';
  expect(() => controller.restore(saved)).toThrow("A recorded game can't be replaced by a saved one.");
  end();
  controller.restore(saved);
  expect(controller.moves).toBe(1);
});

test('a random game is recorded with its deal', () => {
  const { bus, controller, tape } = session();
  bus.emit('newDeal', []);
  expect(tape.script.slice(1)).toEqual([
    { kind: 'tag', key: 'Deal', text: controller.deal },
    { kind: 'event', call: { event: 'newDeal', args: [] }, times: 1, refused: false },
  ]);
});

test.each(['the assistant of the session', 'the controller'])('redo is recorded through %s', (which) => {
  const controller = new MonteCarloController();
  const view = new MonteCarloFrameView();
  const { handler, assistant, tape } = recordMonteCarloSession(controller, view);
  const player = new MonteCarloPlayer(handler, view, which === 'the controller' ? controller : assistant);
  handler.newGame(12345);
  handler.consolidate();
  for (const [row, column] of [
    [0, 2],
    [1, 1],
  ] as const)
    handler.clickCard(row, column);
  handler.undo();
  expect(assistant.canRedo).toBe(true);
  expect(player.report({ event: 'redo', args: [] })).toBe('accepted');
  expect(printMonteCarloScript(tape.script)).toContain('\nnew:12345 consolidate? c1 b2 undo redo\n');
});

test('the callback can read the tape, even after an event whose view threw', () => {
  const view = new MonteCarloFrameView();
  const texts: string[] = [];
  const { handler, tape } = recordMonteCarloSession(new MonteCarloController(), view, () =>
    texts.push(printMonteCarloScript(tape.script).trimEnd()),
  );
  handler.newGame(12345);
  view.highlightedCells = () => {
    throw new Error('no ink');
  };
  expect(() => handler.clickCard(0, 2)).toThrow('no ink');
  view.highlightedCells = () => undefined;
  handler.clickCard(1, 1);
  expect(texts.at(-1)).toBe('[Game "montecarlo"]\nnew:12345 c1 b2');
});

describe('a call that scripts have no word for becomes a comment', () => {
  test.each<[call: MonteCarloCall, text: string]>([
    [{ event: 'clickCard', args: [99, -1] }, 'clickCard(99, -1) was refused'],
    [{ event: 'clickCard', args: [NaN, 0.5] }, 'clickCard(NaN, 0.5) was refused'],
    [{ event: 'clickCard', args: [0, 650] }, 'clickCard(0, 650) was refused'],
    [{ event: 'newGame', args: [2.5] }, 'newGame(2.5) was refused'],
    [{ event: 'newGame', args: [2n ** 63n] }, 'newGame(9223372036854775808n) was refused'],
    [{ event: 'newGame', args: [1e300] }, 'newGame(1e+300) was refused'],
    [{ event: 'newGame', args: ['5 a1' as never] }, 'newGame("5 a1") was refused'],
    [{ event: 'clickCard', args: [null, {}] as never }, 'clickCard(null, an object) was refused'],
    [{ event: 'clickCard', args: [0n, 0n] as never }, 'clickCard(0n, 0n) was refused'],
    [{ event: 'clickCard', args: [0, 0n] as never }, 'clickCard(0, 0n) was refused'],
    [{ event: 'clickCard', args: [0n, 0] as never }, 'clickCard(0n, 0) was refused'],
    [{ event: 'clickCard', args: [] as never }, 'clickCard(undefined, undefined) was refused'],
    [{ event: 'newGame', args: [] as never }, 'newGame(undefined) was refused'],
    [{ event: 'newGame', args: [{}] as never }, 'newGame(an object) was refused'],
  ])('%p', ({ event, args }, text) => {
    const { bus, tape } = session();
    bus.emit('newGame', [5]);
    bus.emit(event, args as never);
    expect(tape.script.at(-1)).toEqual({ kind: 'comment', text });
  });
});

test.each([
  [5, 'new:5'],
  [-7n, 'new:-7'],
  [2 ** 62, 'new:4611686018427387904'],
  [-0, 'new:0'],
])('the number of a game is written with all digits: %p', (number, word) => {
  const { bus, tape } = session();
  bus.emit('newGame', [number]);
  expect(printMonteCarloScript(tape.script.slice(1))).toBe(`${word}\n`);
});

test('a tape that starts during a game waits for the next game, and ignores the calls to a new view', () => {
  const { bus, controller } = session();
  bus.emit('newGame', [5]);
  const heard: string[] = [];
  const tape = new MonteCarloTape(bus, controller, ({ kind }) => heard.push(kind));
  controller.attach(tape.watch(new MonteCarloRecordingView(controller)));
  bus.emit('hint', []);
  bus.emit('newGame', [6]);
  controller.attach(tape.watch(new MonteCarloRecordingView(controller)));
  bus.emit('undo', []);
  expect([printMonteCarloScript(tape.script), heard]).toEqual([
    '[Game "montecarlo"]\nnew:6 undo?\n',
    ['tag', 'event', 'event'],
  ]);
});

test('a tape that starts during a game still waits after a refused game', () => {
  const { bus, controller } = session();
  bus.emit('newGame', [5]);
  const tape = new MonteCarloTape(bus, controller);
  controller.attach(tape.watch(new MonteCarloRecordingView(controller)));
  bus.emit('newGame', [2.5]);
  bus.emit('hint', []);
  bus.emit('newGame', [6]);
  expect(printMonteCarloScript(tape.script)).toBe('[Game "montecarlo"]\nnew:6\n');
});

test('recordSession records a session', () => {
  const controller = new MonteCarloController();
  const { handler, view, tape, end } = recordMonteCarloSession(
    controller,
    (onBus) => new MonteCarloRecordingView(onBus),
  );
  handler.newGame(12345n);
  view.player.report({ event: 'clickCard', args: [0, 2] });
  handler.undo();
  end();
  handler.consolidate();
  expect([handler.getName(), printMonteCarloScript(tape.script)]).toEqual([
    controller.getName(),
    '[Game "montecarlo"]\nnew:12345 c1 undo\n',
  ]);
});

test('a tape of a handler without recordBy has no script unless it watches a view', () => {
  const bus = createBus();
  const controller = new MonteCarloController();
  connectHandler(bus, controller);
  const tape = new MonteCarloTape(bus, {});
  controller.attach(new MonteCarloRecordingView(controller));
  bus.emit('newGame', [12345]);
  expect(() => tape.script).toThrow("The tape doesn't watch a view");
});

describe('a recorded session replays to the same frames, and its text is the same script', () => {
  test.each([1, 2])('replays the short random session %i', (seed) => {
    const { played, replayed } = playedAndReplayed(seed, 60);
    expect(replayed).toEqual({ ...played, failure: undefined });
  });
});
