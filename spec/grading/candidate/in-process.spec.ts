/** Grades a handler in this process. */
import { describe, expect, test } from '@jest/globals';
import { KlondikeController, KlondikeView } from 'klondike-kit';
import { inProcess } from '../../../src/grading/candidate/in-process.js';
import type { HandlerFactory } from '../../../src/grading/candidate/in-process.js';
import { seededNumbers } from '../../../src/grading/candidate/seeded-numbers.js';
import { allConstants } from '../../../src/grading/remote/numbering.js';
import { listeningView } from '../../support/grading/listening-view.js';

const { random } = Math;
const own = Object.getOwnPropertyDescriptor(crypto, 'getRandomValues');

type Handler = ReturnType<HandlerFactory>;

/** Returns a factory that creates handlers with only these methods. */
const making =
  (methods: (view: KlondikeView, constants: unknown) => object): HandlerFactory =>
  (view, constants) =>
    methods(view, constants) as Handler;

const start = (
  methods: (view: KlondikeView, constants: unknown) => object,
  options: object = {},
  heard: unknown[][] = [],
) => inProcess(making(methods)).start(listeningView(heard), { seed: 5, ...options });

describe('its description', () => {
  const usual = { isolated: false, startsQuickly: true, words: '', borrowed: [] };
  test.each<[what: string, options: Parameters<typeof inProcess>[1], told: object]>([
    ['has defaults', undefined, { submission: 'a handler in this process', takesConstants: false }],
    [
      'comes from the options',
      { submission: 'mine', takesConstants: true },
      { submission: 'mine', takesConstants: true },
    ],
  ])('%s', (_, options, told) => {
    expect(
      inProcess(
        making(() => ({})),
        options,
      ),
    ).toMatchObject({ ...usual, ...told });
  });

  test('names our own controller once after a start', () => {
    const candidate = inProcess(() => new KlondikeController());
    const before = [...(candidate.borrowed ?? [])];
    candidate.start(listeningView([]), { seed: 1 });
    candidate.start(listeningView([]), { seed: 1 });
    expect([before, candidate.borrowed]).toEqual([[], ['KlondikeController']]);
  });

  test('names no classes if the handler is not our controller', () => {
    const candidate = inProcess(making(() => ({})));
    candidate.start(listeningView([]), { seed: 1 });
    expect(candidate.borrowed).toEqual([]);
  });
});

describe('a start', () => {
  test.each([
    ['undefined', undefined],
    ['null', null],
    ['5', 5],
  ])('fails if the handler is %s', (said, handler) => {
    expect(() => start(() => handler as never)).toThrow(
      expect.objectContaining({
        name: 'CandidateFault',
        kind: 'not started',
        message: `Expected a handler, not ${said}.`,
      }),
    );
  });

  test('fails if the factory throws', () => {
    const failing = (): never => {
      throw new TypeError('no cards');
    };
    expect(() => start(failing)).toThrow(
      expect.objectContaining({ kind: 'not started', message: 'it throws TypeError: no cards' }),
    );
  });

  test('gives the factory the view itself and no constants', () => {
    const given: unknown[] = [];
    const view = listeningView([]);
    inProcess(making((...all) => given.push(...all) && {})).start(view, { seed: 1 });
    expect([given[0] === view, given[1]]).toEqual([true, undefined]);
  });
});

describe('the handler', () => {
  const NUMBERS = allConstants({ SPADES_A: 100, TABLEAU_1: 50 });

  test('receives events, and has no redo', () => {
    const heard: unknown[] = [];
    const running = start(() => ({
      redo: () => 0,
      moveTableauToTableau: (...args: unknown[]) => heard.push(args),
    }));
    running.handler.moveTableauToTableau(0 as never, 1, 2 as never);
    running.end();
    expect([heard, 'redo' in running.handler]).toEqual([[[0, 1, 2]], false]);
  });

  test('gets and sends its own numbers if its constants have different numbers', () => {
    const [heard, told, given]: [unknown[], unknown[][], unknown[]] = [[], [], []];
    const make = (view: KlondikeView, constants: unknown): object => ({
      moveWasteToTableau: (to: unknown) => {
        heard.push(to);
        given.push(constants);
        view.wasteCards([100 as never]);
      },
    });
    start(make, { constants: NUMBERS }, told).handler.moveWasteToTableau(0 as never);
    expect([heard, told, given]).toEqual([[50], [['wasteCards', [0]]], [NUMBERS]]);
  });

  test('returns its name', () => {
    expect(start(() => ({ getName: () => 'Ada' })).handler.getName()).toBe('Ada');
  });

  test('takes deals if it can', () => {
    const heard: unknown[] = [];
    const [able, unable] = [
      start(() => ({ nextDeal: (deal: unknown) => heard.push(deal) })),
      start(() => ({})),
    ];
    able.handler.nextDeal?.('a deal' as never);
    expect([heard, 'nextDeal' in unable.handler]).toEqual([['a deal'], false]);
  });
});

describe('arrays passed to the view', () => {
  const { HIDDEN } = KlondikeView;
  /** The arrays after the event. */
  function arraysAfter(options: object, isFailing = false): unknown {
    const arrays = [[1, 2], Object.freeze([3]), [4]];
    const heard: unknown[][] = [];
    const { handler } = start(
      (view) => ({
        undo: () => {
          view.wasteCards(arrays[0] as never);
          view.tableauCards(1 as never, arrays[1] as never);
          view.foundationCards(2 as never, arrays[2] as never);
          if (isFailing) throw new Error('no');
        },
        clickStock: () => Object.assign(arrays[0] ?? [], [7, 8]),
      }),
      options,
      heard,
    );
    try {
      handler.undo();
    } catch {
      // The test compares the arrays, whether or not the event fails.
    }
    const after = structuredClone(arrays);
    handler.clickStock();
    return [heard.map(([method]) => method), after, arrays[0]];
  }

  const CALLS = ['wasteCards', 'tableauCards', 'foundationCards'];

  test('the arrays usually stay unchanged', () => {
    expect(arraysAfter({})).toEqual([CALLS, [[1, 2], [3], [4]], [7, 8]]);
  });

  test.each([false, true])(
    'the arrays are overwritten once after the event if the options say so (the event fails: %s)',
    (isFailing) => {
      expect(arraysAfter({ spoilsArrays: true }, isFailing)).toEqual([
        CALLS,
        [[HIDDEN, HIDDEN], [3], [HIDDEN]],
        [7, 8],
      ]);
    },
  );
});

describe('a seeded handler', () => {
  const chance = (): number[] => {
    const bytes = new Uint8Array(4);
    const part = crypto.getRandomValues(bytes.subarray(1, 3));
    return [Math.random(), ...bytes, part.length];
  };

  test('gets all random numbers from the seed, in the factory, in events and in `getName`', () => {
    const got: number[] = [];
    const { handler } = start(() => {
      got.push(...chance());
      return { undo: () => got.push(...chance()), getName: () => String(Math.random()) };
    });
    handler.undo();
    const next = seededNumbers(5);
    const expected = [0, 1].flatMap(() => {
      const bytes = [next(), next()].map((number) => Math.floor(number * 256));
      return [next(), 0, ...bytes, 0, 2];
    });
    expect([got, handler.getName()]).toEqual([expected, String(next())]);
  });

  test('restores the original functions of the platform afterwards', () => {
    const { handler } = start(() => ({
      undo: () => {
        throw new Error('no');
      },
    }));
    expect(() => handler.undo()).toThrow('no');
    expect([Math.random === random, Object.getOwnPropertyDescriptor(crypto, 'getRandomValues')]).toEqual([
      true,
      own,
    ]);
  });

  test('restores a function that had replaced one of the platform', () => {
    const replaced = {
      value: <Bytes>(bytes: Bytes) => bytes,
      configurable: true,
      writable: true,
      enumerable: false,
    };
    Object.defineProperty(crypto, 'getRandomValues', replaced);
    start(() => ({}));
    const after = Object.getOwnPropertyDescriptor(crypto, 'getRandomValues');
    Reflect.deleteProperty(crypto, 'getRandomValues');
    expect(after).toEqual(replaced);
  });
});
