/** Moves as values: `play` makes them, and `history` returns them. */
import { describe, expect, test } from '@jest/globals';
import { connectHandler, createBus } from '../../../../src/games/klondike/contract/handler.js';
import { KlondikeController } from '../../../../src/games/klondike/controller/klondike-controller.js';
import { parseDeal } from '../../../../src/games/klondike/model/deals.js';
import { legalMoves } from '../../../../src/games/klondike/model/moves.js';
import { parseMove, printMove } from '../../../../src/games/klondike/model/layout-text.js';
import type { Move } from '../../../../src/games/klondike/model/play.js';
import { play, refuseMove } from '../../../../src/games/klondike/model/play.js';
import type { Rules } from '../../../../src/games/klondike/model/rules.js';
import { KSU, ULG, YCP_SELECTION } from '../../../../src/games/klondike/model/rules.js';
import { printScript } from '../../../../src/games/klondike/script/text.js';
import { Tape, recordSession } from '../../../../src/games/klondike/script/record-session.js';
import { RecordingView } from '../../../../src/games/klondike/views/recording.js';
import { EMPTY_LAYOUT } from '../../../../src/games/klondike/model/layout.js';
import { errorOf } from '../../../support/error-of.js';
import { DOORS } from '../../../support/doors.js';
import { emptySeat, seatAt } from '../../../support/seat.js';

describe('a move made by play', () => {
  test.each([ULG, KSU, YCP_SELECTION])('has the outcome that the rules of $name require', (rules) => {
    const layout = parseDeal('java:11', rules).start(rules);
    const { game, press } = emptySeat({ rules, deal: 'java:11' });
    for (const move of [...legalMoves(rules, layout), parseMove('t1>t1'), parseMove('t7>f1')]) {
      press('new');
      expect(game.play(move)).toEqual(play(rules, layout, move));
    }
  });

  test('has the same view calls, count and undo as its event', () => {
    const { game, view, press } = seatAt('t1: 5d | Kh');
    view.take();
    game.play(parseMove('t1>t2'));
    const viewCalls = view.take();
    press('undo');
    expect([viewCalls, press('t1>t2'), game.moves]).toEqual([viewCalls, viewCalls, 1]);
    expect(viewCalls).toEqual(['t1: 5d', 't2: Kh', 'moves: 1', 'refresh']);
  });

  test('changes nothing if it is refused, and calls onRefusal with the reason', () => {
    const { game, view, refusals } = seatAt('t1: 5d');
    view.take();
    expect(game.play(parseMove('t1>t2'))).toEqual({ ok: false, why: 'needs-king' });
    expect([refusals, view.take(), game.moves]).toEqual([['needs-king'], [], 0]);
  });

  test("returns a layout that can't change the game", () => {
    const { game } = seatAt('t1: 5d | Kh');
    const outcome = game.play(parseMove('t1>t2'));
    if (outcome.ok) (outcome.next.t2.cards as unknown as number[]).push(3);
    expect(game.layout?.t2.cards.length).toBe(1);
  });

  test('is refused before the first game', () => {
    expect(new KlondikeController().play('stock')).toEqual({ ok: false, why: 'not-dealt' });
  });

  test.each<[why: string, move: unknown]>([
    ['no-such-pile', { from: 'constructor', count: 1, to: 't1' }],
    ['no-such-pile', { from: 3, count: 1, to: {} }],
    ['bad-count', { from: 't1', count: NaN, to: 't2' }],
    ['not-a-target', { from: 't1', count: 1, to: 'waste' }],
    ['not-a-target', { from: 'f1', count: 1, to: 'f2' }],
    ['one-at-a-time', { from: 't1', count: 2, to: 'f1' }],
  ])('is refused as %s: %j', (why, move) => {
    const { game } = seatAt('t1: Kh Qc\nf1: Ah');
    expect(game.play(move as Move)).toEqual({ ok: false, why });
  });

  test.each<[move: unknown, value: string]>([
    ['t4>t6', '"t4>t6"; parseMove reads the text of a move'],
    [undefined, 'undefined'],
    [null, 'null'],
    [7, '7'],
  ])('throws for a value that is not a move: %j', (move, value) => {
    const { game } = seatAt('t1: Kh');
    const message = `TypeError: move is 'stock' or { from, count, to }, not ${value}`;
    const layout = game.layout ?? EMPTY_LAYOUT;
    expect([
      errorOf(() => game.play(move as Move)),
      errorOf(() => play(ULG, layout, move as Move)),
      errorOf(() => refuseMove(ULG, layout, move as Move)),
    ]).toEqual([message, message, message]);
  });

  test.each(DOORS)('is refused at the $name door if the pile or route is unknown', (door) => {
    const game = door.newHandler({ deal: 'java:11' });
    game.newGame();
    const moves = [
      { from: 't1', count: 1, to: 'x' },
      { from: 3, count: 1, to: {} },
      { from: 't1', count: 1, to: 'waste' },
    ];
    expect(moves.map((move) => game.play(move as Move))).toEqual(
      ['no-such-pile', 'no-such-pile', 'not-a-target'].map((why) => ({ ok: false, why })),
    );
    expect(game.play('stock').ok).toBe(true);
  });

  test('has the outcome of that move, even if a view plays on', () => {
    const { game } = seatAt('t1: Kh\nstock: 2h');
    const view = new RecordingView(game);
    let isFirst = true;
    game.attach(
      Object.assign(view, {
        refreshed: () => {
          if (!isFirst || game.moves === 0) return;
          isFirst = false;
          game.play(parseMove('t1>f1'));
        },
      }),
    );
    expect(game.play('stock').ok).toBe(true);
  });

  test('has its own outcome, even if a listener of the bus plays on', () => {
    const game = new KlondikeController({ deal: 'java:11' });
    const bus = createBus();
    connectHandler(bus, game);
    game.newGame();
    bus.on('clickStock', () => game.play(parseMove('t1>t1')));
    expect(game.play('stock').ok).toBe(true);
  });

  test.each<[rules: Rules, move: string]>([
    [ULG, 's>f1'],
    [YCP_SELECTION, 'w>f1'],
  ])(
    "doesn't take a card from the pile in play if it names the stock or waste that is not in play",
    (rules, move) => {
      const { game } = seatAt('stock: Ah\nwaste: As', { rules });
      expect(game.play(parseMove(move))).toEqual({ ok: false, why: 'not-a-source' });
      expect(game.moves).toBe(0);
    },
  );
});

describe('a recording includes the moves made by play', () => {
  test('on a controller whose session is recorded', () => {
    const game = new KlondikeController({ deal: 'java:11' });
    const session = recordSession(game, (handler) => new RecordingView(handler));
    session.handler.newGame();
    const outcomes = ['t4>t6', 't4>t6', 'stock'].map((word) => game.play(parseMove(word)).ok);
    expect(outcomes).toEqual([true, false, true]);
    expect(printScript(session.tape.script)).toBe(
      '[Game "klondike"]\n[Rules "ulg"]\n[Deal "java:11"]\nnew t4>t6 t4>t6? stock\n',
    );
  });

  test('with a tape and a bus of your own; a disconnected controller plays on without them', () => {
    const bus = createBus();
    const game = new KlondikeController({ deal: 'java:11' });
    const disconnect = connectHandler(bus, game);
    const tape = new Tape(bus, game);
    game.attach(tape.watch(new RecordingView(game)));
    bus.emit('newGame', []);
    game.play('stock');
    tape.end();
    disconnect();
    expect([game.play('stock').ok, game.moves]).toEqual([true, 2]);
    expect(printScript(tape.script).split('\n').at(-2)).toBe('new stock');
  });

  test('on a controller with two buses, even after one is disconnected', () => {
    const game = new KlondikeController({ deal: 'java:11' });
    const session = recordSession(game, (handler) => new RecordingView(handler));
    session.handler.newGame();
    connectHandler(createBus(), game)();
    game.play('stock');
    expect(printScript(session.tape.script).split('\n').at(-2)).toBe('new stock');
  });

  test("a move that a handler doesn't pass on is an error", () => {
    const bus = createBus();
    const game = new KlondikeController({ deal: 'java:11' });
    connectHandler(bus, game);
    bus.all.clear();
    expect(() => game.play('stock')).toThrow('clickStock did not reach the controller');
  });
});

describe('the history', () => {
  test('has the moves since the deal without undone ones', () => {
    const { game, press } = seatAt('t1: 5d | Kh Qc\nstock: 2h 3h 4h 5h\nf1: Ah');
    press('stock t1>t2*2 stock stock t1>f2 undo');
    const words = (): string => game.history().map(printMove).join(' ');
    const before = words();
    press('undo redo');
    expect([before, words()]).toEqual(['stock t1>t2*2 stock', 'stock t1>t2*2 stock']);
  });

  test('leads from the deal to the current layout, and becomes empty at a new game', () => {
    const { game, press } = emptySeat({ rules: YCP_SELECTION, deal: 'java:11' });
    press('new stock stock w>t3 t4>t6 stock');
    const { layout } = game;
    const moves = game.history();
    press('new');
    const before = game.history();
    for (const move of moves) game.play(move);
    expect([before, game.layout]).toEqual([[], layout]);
    expect(new KlondikeController().history()).toEqual([]);
  });
});
