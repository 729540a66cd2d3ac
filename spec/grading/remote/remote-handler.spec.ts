/** Tests the requests to a handler in another process, and the effect of its answers. */
import { describe, expect, test } from '@jest/globals';
import { CandidateFault } from '../../../src/grading/candidate/candidate.js';
import type { FaultKind } from '../../../src/grading/candidate/candidate.js';
import type { Child } from '../../../src/grading/remote/child.js';
import { LIMITS } from '../../../src/grading/remote/launch.js';
import { Translation } from '../../../src/grading/remote/numbering.js';
import { remoteHandler } from '../../../src/grading/remote/remote-handler.js';
import { Requests } from '../../../src/grading/remote/requests.js';
import type { Deal } from '../../../src/games/klondike/model/deals.js';
import { parseLayout } from '../../../src/games/klondike/model/layout-text.js';
import { errorOf } from '../../support/error-of.js';
import { OTHER_NUMBERS, RENUMBERED_CALLS } from '../../support/grading/other-constants.js';

interface RecordedRequests {
  readonly requests: Requests;
  readonly sent: string[];
  readonly kept: string[];
  readonly called: unknown[][];
  readonly waited: number[];
  /** Adds a line from the child. */
  readonly write: (line: string) => void;
}

interface ChildBehavior {
  readonly viewCalls?: number;
  readonly speaksByOutput?: boolean;
  /** Does the child write more text after these lines? */
  readonly hasMore?: boolean;
}

/** Requests to a child that writes these lines. Its view has the methods `win` and `updateMoves`. */
function talk(
  lines: readonly string[],
  { viewCalls = 3, speaksByOutput = false, hasMore = false }: ChildBehavior = {},
): RecordedRequests {
  const [sent, kept, called, waited]: [string[], string[], unknown[][], number[]] = [[], [], [], []];
  const left = [...lines];
  const child = {
    speaksByOutput,
    within: (milliseconds: number, work: () => unknown) => {
      waited.push(milliseconds);
      return work();
    },
    send: (line: string) => sent.push(line),
    line: () => {
      const line = left.shift();
      if (line === undefined) throw new Error('nothing more is written');
      return line;
    },
    get isSilent() {
      return left.length === 0 && !hasMore;
    },
    keep: (line: string) => kept.push(line),
    fault: (kind: FaultKind, said: string) => new CandidateFault(kind, `${kind}: ${said}`),
  };
  const tell = (method: string, args: readonly unknown[]) =>
    method === 'win' || method === 'updateMoves' ? () => void called.push([method, ...args]) : undefined;
  const limits = { ...LIMITS, viewCalls, eventMilliseconds: 50 };
  const requests = new Requests(child as unknown as Child, limits, tell);
  return { requests, sent, kept, called, waited, write: (line) => left.push(line) };
}

const result = (id: number, value: unknown = null): string =>
  JSON.stringify({ jsonrpc: '2.0', id, result: value });

const call = (method: string, ...params: readonly unknown[]): string =>
  JSON.stringify({ jsonrpc: '2.0', method, params });

const failure = (code: number, message: string): string =>
  JSON.stringify({ jsonrpc: '2.0', id: 0, error: { code, message, data: { name: 'RangeError' } } });

describe('a request', () => {
  test('has the next number, and its answer has the same number', () => {
    const { requests, sent, write } = talk([result(0, 'a')]);
    const first = requests.ask('getName', [1]);
    write(result(1, 'b'));
    expect([first, requests.ask('undo', [])]).toEqual(['a', 'b']);
    expect(sent).toEqual([
      '{"jsonrpc":"2.0","id":0,"method":"getName","params":[1]}',
      '{"jsonrpc":"2.0","id":1,"method":"undo","params":[]}',
    ]);
  });

  test('waits for the time limit of an event, or for the given time', () => {
    const { requests, waited } = talk([result(0)]);
    requests.ask('undo', []);
    expect(() => requests.ask('undo', [], 7)).toThrow('nothing more');
    expect(waited).toEqual([50, 7]);
  });

  test.each([
    ['in the usual form', '{"jsonrpc":"2.0","id":0,"result":null}'],
    ['in another form', '{ "result": null, "id": 0, "jsonrpc": "2.0" }'],
  ])('returns null if the answer is null %s', (_, line) => {
    expect(talk([line]).requests.ask('undo', [])).toBeNull();
  });

  test('lets the child call the view', () => {
    const { requests, called } = talk([call('updateMoves', 5), call('win'), result(0)]);
    requests.ask('undo', []);
    expect(called).toEqual([['updateMoves', 5], ['win']]);
  });

  test('limits the calls to the view', () => {
    const wins = (count: number): string[] => [...Array<string>(count).fill(call('win')), result(0)];
    expect(errorOf(() => talk(wins(3)).requests.ask('undo', []))).toBe('nothing');
    const flooding = talk(wins(4));
    expect(errorOf(() => flooding.requests.ask('undo', []))).toBe(
      'CandidateFault: flooded: It called its view more than 3 times in one event.',
    );
    expect(flooding.called).toEqual([]);
  });
});

describe('an error that a request throws', () => {
  test('has its name if it comes from the handler', () => {
    expect(errorOf(() => talk([failure(-32000, 'no')]).requests.ask('undo', []))).toBe('RangeError: no');
  });

  test('is a failed start if it comes from the shim', () => {
    expect(errorOf(() => talk([failure(-32001, 'No class.')]).requests.ask('initialize', []))).toBe(
      'CandidateFault: not started: No class.',
    );
  });
});

describe('a line that the protocol forbids here', () => {
  const said = (line: string): string =>
    `CandidateFault: garbled: It wrote a line that the protocol does not allow here: ${line}`;
  const error = (lines: readonly string[], talking?: ChildBehavior): string =>
    errorOf(() => talk(lines, talking).requests.ask('undo', []));

  test.each<[what: string, line: string]>([
    ['not a message', 'printed'],
    ['an answer to another request', result(1)],
    ['a call that the view does not have', call('repaint')],
    ['a line of 100 letters', 'x'.repeat(100)],
  ])('may be %s', (_, line) => {
    expect(error([line])).toBe(said(line));
  });

  test('may be a null answer with more text after it', () => {
    expect(error([result(0)], { hasMore: true })).toBe(said(result(0)));
  });

  test('may be an answer with more text after it', () => {
    expect(error([result(0, 'Ada')], { hasMore: true })).toBe(said(result(0, 'Ada')));
  });

  test('is quoted only in part if it is long', () => {
    expect(error(['x'.repeat(101)])).toBe(said(`${'x'.repeat(100)}...`));
  });

  test('counts as output before the first answer if the program may print there', () => {
    const { requests, kept, write } = talk(['loading', result(0, 5)], { speaksByOutput: true });
    expect([requests.ask('initialize', {}), kept]).toEqual([5, ['loading']]);
    write('more');
    expect(errorOf(() => requests.ask('undo', []))).toBe(said('more'));
  });

  test('does not count as a call to the view', () => {
    const lines = ['a', 'b', 'c', 'd', call('win'), result(0)];
    expect(error(lines, { speaksByOutput: true, viewCalls: 5 })).toBe('nothing');
  });
});

interface RecordedHandler {
  readonly handler: ReturnType<typeof remoteHandler>;
  readonly asked: unknown[][];
  readonly heard: unknown[];
}

/** A handler whose process returns the method of each request. */
function asking(known: Partial<Parameters<typeof remoteHandler>[1]> = {}): RecordedHandler {
  const [asked, heard]: [unknown[][], unknown[]] = [[], []];
  const requests = {
    ask: (...request: unknown[]) => {
      asked.push(request);
      return request[0];
    },
  } as unknown as Requests;
  const all = { takesDeals: false, onAnswer: (answer: unknown) => heard.push(answer), ...known };
  return { handler: remoteHandler(requests, all), asked, heard };
}

describe('a handler', () => {
  test.each(RENUMBERED_CALLS)('gets %s with %j, or with its own numbers', (event, args, numbers) => {
    const [plain, own] = [asking(), asking({ translation: Translation.to(OTHER_NUMBERS) })];
    for (const { handler } of [plain, own])
      (handler as unknown as Record<string, (...all: readonly number[]) => void>)[event]?.(...args);
    expect([plain.asked, own.asked]).toEqual([[[event, args]], [[event, numbers]]]);
    expect([plain.heard, own.heard]).toEqual([[event], [event]]);
  });

  test('returns the name that the program returns', () => {
    const { handler, asked, heard } = asking();
    expect([handler.getName(), asked, heard]).toEqual(['getName', [['getName', []]], []]);
    const requests = { ask: () => 5 } as unknown as Requests;
    expect(remoteHandler(requests, { takesDeals: false, onAnswer: () => 0 }).getName()).toBe(5);
  });

  test('has no redo, and takes deals only if it has that capability', () => {
    expect(
      [asking(), asking({ takesDeals: true })].map(({ handler }) => [
        'redo' in handler,
        'nextDeal' in handler,
      ]),
    ).toEqual([
      [false, false],
      [false, true],
    ]);
  });

  test('gets a deal on one line', () => {
    const { handler, asked } = asking({ takesDeals: true });
    handler.nextDeal?.({ start: () => parseLayout('t1: As\nt2: Kh') } as unknown as Deal);
    expect(asked).toEqual([['nextDeal', ['t1: As; t2: Kh']]]);
  });
});
