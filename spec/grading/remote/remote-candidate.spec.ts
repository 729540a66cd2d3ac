/** Starts a submission in a new process or in a process on standby. */
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { KlondikeView } from 'klondike-kit';
import type { FaultKind, StartOptions } from '../../../src/grading/candidate/candidate.js';
import { CandidateFault } from '../../../src/grading/candidate/candidate.js';
import type { Launch } from '../../../src/grading/remote/launch.js';
import type { RemoteOptions } from '../../../src/grading/remote/remote-candidate.js';
import { errorOf } from '../../support/error-of.js';
import { AnsweringChild } from '../../support/grading/answering-child.js';
import { listeningView } from '../../support/grading/listening-view.js';

/** The answer of each process to each method. */
let answers: Record<string, object> = {};

/** The view calls that come before each answer. */
let viewCalls: object[] = [];

const STARTED: { child: AnsweringChild; launch: Launch; environment: unknown; limits: unknown }[] = [];

jest.unstable_mockModule('../../../src/grading/remote/child.js', () => ({
  Child: {
    start: (launch: Launch, environment: unknown, limits: unknown) => {
      const child = new AnsweringChild(
        (method) => answers[method] ?? { result: null },
        () => viewCalls,
      );
      STARTED.push({ child, launch, environment, limits });
      return child;
    },
  },
}));

const { RemoteCandidate } = await import('../../../src/grading/remote/remote-candidate.js');
const { LIMITS } = await import('../../../src/grading/remote/launch.js');

const ABLE = { protocol: 1, name: '', capabilities: { deck: true, again: true } };

const LAUNCH: Launch = {
  command: ['node', 'ada.js'],
  channel: 'fd 3',
  folder: '/class',
  reads: ['/class/ada.js'],
};

beforeEach(() => {
  answers = { initialize: { result: ABLE } };
  viewCalls = [];
  STARTED.length = 0;
});

const candidateWith = (options: Partial<RemoteOptions> = {}): InstanceType<typeof RemoteCandidate> =>
  new RemoteCandidate({
    ...{ submission: 'ada.js', words: '--handler ada.js', launch: LAUNCH },
    sandbox: {
      ...{ isolated: true, reason: '' },
      confine: ({ command }, { processes }) => ({
        command: ['confined', String(processes), ...command],
        environment: { LANG: 'C' },
      }),
    },
    ...options,
  });

const called: unknown[][] = [];
const VIEW = listeningView(called);

const start = (candidate: InstanceType<typeof RemoteCandidate>, options: Partial<StartOptions> = {}) =>
  candidate.start(VIEW, { seed: 5, ...options });

const OTHERS = { constants: { SPADES_A: 100, TABLEAU_1: 50, FOUNDATION_1: 20 } };

/** The package's numbers, except for one card, one foundation and one tableau pile. */
const MOVED = { ...KlondikeView, SPADES_A: 100, SPADE_A: 100, TABLEAU_1: 50, FOUNDATION_1: 20 };

describe('its description', () => {
  test('comes from the options', () => {
    expect(candidateWith()).toMatchObject({
      ...{ submission: 'ada.js', words: '--handler ada.js', isolated: true },
      ...{ startsQuickly: false, takesConstants: true, borrowed: [] },
    });
  });

  test('adds names that the process borrowed, at the start and in events', () => {
    answers = {
      initialize: { result: { ...ABLE, borrowed: ['deal'] } },
      undo: { result: { borrowed: ['play', 'deal'] } },
    };
    const candidate = candidateWith();
    const { handler } = start(candidate);
    expect(candidate.borrowed).toEqual(['deal']);
    handler.undo();
    expect(candidate.borrowed).toEqual(['deal', 'play']);
  });
});

describe('a start', () => {
  test('runs the command in the sandbox', () => {
    start(candidateWith({ limits: { processes: 7 } }));
    const limits = { ...LIMITS, processes: 7 };
    expect(STARTED).toEqual([
      {
        child: expect.anything(),
        launch: { ...LAUNCH, command: ['confined', '7', 'node', 'ada.js'] },
        environment: { LANG: 'C' },
        limits,
      },
    ]);
  });

  test.each<[what: string, options: Partial<StartOptions>, constants: object, spoilsArrays: boolean]>([
    ['with our constants', {}, KlondikeView, false],
    ['with others', OTHERS, MOVED, false],
    ['that spoils arrays', { spoilsArrays: true }, KlondikeView, true],
  ])('%s begins with initialize', (...[, options, constants, spoilsArrays]) => {
    const limits = { viewCalls: 8, lineBytes: 9 };
    start(candidateWith({ limits: { ...limits, startMilliseconds: 10 } }), options);
    const params = { protocol: 1, seed: 5, constants, capabilities: { spoilsArrays }, limits };
    expect(STARTED[0]?.child).toMatchObject({
      requests: [{ id: 0, method: 'initialize', params }],
      waited: [10],
    });
  });

  test.each<[what: string, options: Partial<StartOptions>, given: unknown]>([
    ['with our constants', {}, undefined],
    ['with others', OTHERS, MOVED],
  ])('%s compiles the program for these constants', (_, options, given) => {
    const launched: unknown[] = [];
    const launch = (constants: unknown): Launch => {
      launched.push(constants);
      return LAUNCH;
    };
    start(candidateWith({ launch }), options);
    expect([launched, STARTED[0]?.launch.folder]).toEqual([[given], '/class']);
  });

  test.each<[what: string, options: Partial<StartOptions>, view: unknown[], params: unknown[]]>([
    ['with our constants', {}, ['tableauCards', 50, [100]], [0]],
    ['with others', OTHERS, ['tableauCards', 0, [0]], [50]],
  ])('%s translates calls and events', (...[, options, view, params]) => {
    const { handler } = start(candidateWith(), options);
    called.length = 0;
    viewCalls = [{ method: 'tableauCards', params: [50, [100]] }];
    handler.moveWasteToTableau(0 as never);
    expect([called, STARTED[0]?.child.requests[1]]).toEqual([
      [view],
      { jsonrpc: '2.0', id: 1, method: 'moveWasteToTableau', params },
    ]);
  });

  test.each<[deck: unknown, takes: boolean]>([
    [true, true],
    [false, false],
    [1, false],
    [undefined, false],
  ])('with the deck capability %s, the handler takes deals: %s', (deck, takes) => {
    answers = { initialize: { result: { protocol: 1, capabilities: { deck } } } };
    expect('nextDeal' in start(candidateWith()).handler).toBe(takes);
  });
});

describe('a failed start', () => {
  const lost = new CandidateFault('ended', 'Its process ended.');
  test.each<[what: string, answer: object, error: string, kind: FaultKind]>([
    [
      'another protocol version',
      { result: { protocol: 2 } },
      'It does not speak protocol version 1.',
      'not started',
    ],
    ['an empty answer', { result: null }, 'It does not speak protocol version 1.', 'not started'],
    ['an error of the shim', { error: { code: -32001, message: 'No class.' } }, 'No class.', 'not started'],
    ['an error of the program', { error: { code: -32000, message: 'no' } }, 'no', 'not started'],
    ['its end', lost, 'Its process ended.', 'not started'],
    ['silence', new CandidateFault('hung', 'It hangs.'), 'It hangs.', 'hung'],
  ])('ends the process after %s', (...[, answer, message, kind]) => {
    answers = { initialize: answer };
    expect(() => start(candidateWith())).toThrow(
      expect.objectContaining({ name: 'CandidateFault', kind, message }),
    );
    expect(STARTED[0]?.child.ends).toBe(1);
  });
});

describe('the end of a handler', () => {
  test.each<[what: string, options: Partial<RemoteOptions>, again: unknown, isAlive: boolean]>([
    ['without standby', {}, true, true],
    ['compiled for its constants', { standsBy: true, launch: () => LAUNCH }, true, true],
    ['that cannot start again', { standsBy: true }, false, true],
    ['whose capability is not a boolean', { standsBy: true }, 1, true],
    ['whose process has ended', { standsBy: true }, true, false],
  ])('%s ends its process', (...[, options, again, isAlive]) => {
    answers = { initialize: { result: { protocol: 1, capabilities: { again } } } };
    const candidate = candidateWith(options);
    const running = start(candidate);
    Object.assign(STARTED[0]?.child ?? {}, { isAlive });
    running.end();
    start(candidate);
    expect([STARTED.length, STARTED[0]?.child.ends]).toEqual([2, 1]);
  });

  test('keeps its process for the next start if it is on standby', () => {
    const candidate = candidateWith({ standsBy: true });
    start(candidate).end();
    start(candidate).end();
    const [first] = STARTED;
    expect([STARTED.length, first?.child.renewals, first?.child.requests.length, first?.child.ends]).toEqual([
      1, 1, 2, 0,
    ]);
  });

  test('ends the process if another is on standby', () => {
    const candidate = candidateWith({ standsBy: true });
    const [one, other] = [start(candidate), start(candidate)];
    one.end();
    other.end();
    expect(STARTED.map(({ child }) => child.ends)).toEqual([0, 1]);
  });
});

describe('a process on standby', () => {
  test('ends if it cannot be used again, and a new one starts', () => {
    const candidate = candidateWith({ standsBy: true });
    start(candidate).end();
    answers = { initialize: { error: { code: -32002, message: 'spent' } } };
    // Each process answers that it is spent, so the new one fails too.
    expect(errorOf(() => start(candidate))).toBe('CandidateFault: spent');
    expect(STARTED.map(({ child }) => [child.renewals, child.ends])).toEqual([
      [1, 1],
      [0, 1],
    ]);
  });

  test('ends once when the candidate closes', () => {
    const candidate = candidateWith({ standsBy: true });
    start(candidate).end();
    candidate.close();
    candidate.close();
    start(candidate);
    expect(STARTED.map(({ child }) => child.ends)).toEqual([1, 0]);
  });

  test('serves one handler at a time', () => {
    const candidate = candidateWith({ standsBy: true });
    start(candidate).end();
    start(candidate);
    start(candidate);
    expect(STARTED.length).toBe(2);
  });
});
