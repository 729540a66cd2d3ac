/** Answers the grader's requests to a handler and to the objects of a module, and wrong requests. */
import { describe, expect, test } from '@jest/globals';
import type { FoundHandler } from '../../../../src/grading/shims/javascript/find-handler.js';
import type { Objects } from '../../../../src/grading/shims/javascript/objects.js';
import type { StartedObjects, StartedProgram } from '../../../../src/grading/shims/javascript/requests.js';
import {
  RequestAnswers,
  ImpossibleRequest,
  UsedProcess,
} from '../../../../src/grading/shims/javascript/requests.js';

const KIT = { parseDeal: (text: string) => ({ dealOf: text }) } as unknown as StartedProgram['kit'];

const answersOf = (begin: (params: unknown) => StartedProgram | StartedObjects): RequestAnswers =>
  new RequestAnswers((params) => Promise.resolve(params).then(begin));

const answersWith = (
  handler: object,
  { endEvent, borrowed }: { readonly endEvent?: () => void; readonly borrowed?: Map<string, boolean> } = {},
): RequestAnswers =>
  answersOf(() => ({
    handler: handler as FoundHandler,
    kit: KIT,
    endEvent: endEvent ?? ((): void => undefined),
    borrowed: borrowed ?? new Map<string, boolean>(),
  }));

async function answered(answers: RequestAnswers, ...lines: readonly string[]): Promise<unknown> {
  let answer = '';
  for (const line of lines) answer = await answers.to(line);
  return JSON.parse(answer);
}

const request = (method: string, params?: unknown): string =>
  JSON.stringify({ jsonrpc: '2.0', id: 7, method, params });

const BEGIN = request('initialize', {});

const result = (value: unknown): object => ({ jsonrpc: '2.0', id: 7, result: value });

const refusal = (code: number, message: string, id: unknown = 7): object => ({
  jsonrpc: '2.0',
  id,
  error: { code, message },
});

const thrown = (name: string, message: string): object => ({
  jsonrpc: '2.0',
  id: 7,
  error: { code: -32000, message, data: { name } },
});

/** The answer to an event in which the handler throws this value. */
const throwing = (error: unknown): Promise<unknown> => {
  const undo = (): never => {
    throw error;
  };
  return answered(answersWith({ undo }), BEGIN, request('undo'));
};

describe('a wrong request', () => {
  const noRequest = 'This is not a request.';
  const first = 'The first request must be initialize.';
  test.each<[what: string, line: string, answer: object]>([
    ['a line that is not JSON', '{', refusal(-32700, 'This line is not JSON.', null)],
    ['a number', '5', refusal(-32600, noRequest, null)],
    ['null', 'null', refusal(-32600, noRequest, null)],
    ['a call without a method', '{"id":3}', refusal(-32600, noRequest, 3)],
    ['a request whose method is not a string', '{"id":"a","method":7}', refusal(-32600, noRequest, 'a')],
    [
      'a request whose params are not an array',
      request('undo', {}),
      refusal(-32600, 'The params are not an array.'),
    ],
    ['an event before initialize', request('undo'), refusal(-32600, first)],
    ['an unknown request before initialize', request('redo'), refusal(-32600, first)],
  ])('is answered with an error: %s', async (_, line, answer) => {
    expect(await answered(answersWith({}), line)).toEqual(answer);
  });

  test.each(['redo', 'nextDeal', 'constructor', 'initialise'])(
    'is answered with an error: the unknown method %s',
    async (method) => {
      const answer = await answered(answersWith({ redo: () => 5 }), BEGIN, request(method, []));
      expect(answer).toEqual(refusal(-32601, `Unknown method ${method}.`));
    },
  );
});

describe('initialize', () => {
  const able = (deck: boolean): object => ({ deck, again: true });

  test.each<[what: string, handler: object, answer: object]>([
    ['the name', { getName: () => 'Ada' }, { protocol: 1, name: 'Ada', capabilities: able(false) }],
    [
      'an empty name if it is not a string',
      { getName: () => 5 },
      { protocol: 1, name: '', capabilities: able(false) },
    ],
    ['an empty name for a handler without a name', {}, { protocol: 1, name: '', capabilities: able(false) }],
    ['that it takes deals', { nextDeal: () => 0 }, { protocol: 1, name: '', capabilities: able(true) }],
    [
      'that it takes no deals if nextDeal is not a method',
      { nextDeal: 5 },
      { protocol: 1, name: '', capabilities: able(false) },
    ],
  ])('returns %s', async (_, handler, answer) => {
    expect(await answered(answersWith(handler), BEGIN)).toEqual(result(answer));
  });

  test('tolerates a handler whose getName throws', async () => {
    const getName = (): never => {
      throw new Error('no name');
    };
    expect(await answered(answersWith({ getName }), BEGIN)).toEqual(
      result({ protocol: 1, name: '', capabilities: able(false) }),
    );
  });

  test.each<[what: string, given: unknown, params: unknown]>([
    ['its params', { seed: 5 }, { seed: 5 }],
    ['an empty array by default', undefined, []],
  ])('passes on %s', async (_, given, params) => {
    const heard: unknown[] = [];
    await answersOf((own) => heard.push(own) as never).to(request('initialize', given));
    expect(heard).toEqual([params]);
  });

  test.each<[what: string, error: Error, answer: object]>([
    ['why the module is impossible', new ImpossibleRequest('No.'), refusal(-32001, 'No.')],
    [
      'that a new process is necessary',
      new UsedProcess('x'),
      refusal(-32002, 'An earlier program changed the process.'),
    ],
    ['the error of the module', new RangeError('no cards'), thrown('RangeError', 'no cards')],
  ])('returns %s', async (_, error, answer) => {
    const answers = answersOf(() => {
      throw error;
    });
    expect(await answered(answers, BEGIN)).toEqual(answer);
  });
});

describe('an event', () => {
  test.each<[method: string, params: unknown[] | undefined, given: unknown[]]>([
    ['moveTableauToTableau', [1, 2, 3], [1, 2, 3]],
    ['newGame', undefined, []],
  ])('%s gets its arguments, and the handler as this', async (method, params, given) => {
    const heard: unknown[] = [];
    const handler = {
      [method](...args: unknown[]) {
        heard.push(this === handler, ...args);
        return 'not told';
      },
    };
    expect(await answered(answersWith(handler), BEGIN, request(method, params))).toEqual(result(null));
    expect(heard).toEqual([true, ...given]);
  });

  test('does not call nextDeal', async () => {
    const heard: unknown[] = [];
    const handler = { undo: () => heard.push('undo'), nextDeal: () => heard.push('nextDeal') };
    await answered(answersWith(handler), BEGIN, request('undo'));
    expect(heard).toEqual(['undo']);
  });

  test('waits for its promise and then spoils its arrays', async () => {
    const order: string[] = [];
    const undo = async (): Promise<void> => {
      await Promise.resolve().then(() => undefined);
      order.push('done');
    };
    await answered(answersWith({ undo }, { endEvent: () => order.push('spoilt') }), BEGIN, request('undo'));
    expect(order).toEqual(['done', 'spoilt']);
  });

  test('spoils its arrays even if it fails', async () => {
    let spoilt = 0;
    const undo = (): Promise<never> => Promise.reject(new TypeError('no'));
    const answers = answersWith({ undo }, { endEvent: () => spoilt++ });
    expect(await answered(answers, BEGIN, request('undo'))).toEqual(thrown('TypeError', 'no'));
    expect(spoilt).toBe(1);
  });

  test.each<[what: string, handler: object]>([
    ['is missing', {}],
    ['is not a function', { undo: 5 }],
  ])('fails if its method %s', async (_, handler) => {
    expect(await answered(answersWith(handler), BEGIN, request('undo'))).toEqual(
      thrown('TypeError', 'The handler has no method undo.'),
    );
  });

  test('reports each borrowed name once', async () => {
    const borrowed = new Map([['deal', false]]);
    const answers = answersWith(
      { undo: () => borrowed.set('play', borrowed.get('play') ?? false) },
      { borrowed },
    );
    expect(await answered(answers, BEGIN)).toMatchObject({ result: { borrowed: ['deal'] } });
    expect(await answered(answers, request('undo'))).toEqual(result({ borrowed: ['play'] }));
    expect(await answered(answers, request('undo'))).toEqual(result(null));
  });
});

describe('the answer to an event that throws', () => {
  const noText = 'The program threw a value without a text.';
  test.each<[what: string, error: unknown, name: string, message: string]>([
    ['an error', new RangeError('no stock'), 'RangeError', 'no stock'],
    ['a text', 'no stock', 'Error', 'no stock'],
    ['nothing', undefined, 'Error', 'undefined'],
    ['a value that has no string form', Object.create(null), 'Error', noText],
    ['a long message, which is cut', new Error('x'.repeat(2001)), 'Error', 'x'.repeat(2000)],
    ['an error whose name is a number', Object.assign(new Error('no'), { name: 5 }), '5', 'no'],
    [
      'an error whose name has no string form',
      Object.assign(new Error('no'), { name: Object.create(null) as object }),
      noText,
      'no',
    ],
  ])('names %s', async (...[, error, name, message]) => {
    expect(await throwing(error)).toEqual(thrown(name, message));
  });
});

describe('other requests', () => {
  test.each<[what: string, getName: unknown, name: string | null]>([
    ['the name', () => 'Ada', 'Ada'],
    ['null instead of a number', () => 5, null],
    ['the name of a promise', () => Promise.resolve('Bob'), 'Bob'],
    ['null for a handler without getName', undefined, null],
  ])('getName returns %s', async (_, getName, name) => {
    expect(await answered(answersWith({ getName }), BEGIN, request('getName', []))).toEqual(result(name));
  });

  test('nextDeal gives the handler a deal made by the package', async () => {
    const nextDeal = (deal: unknown): unknown => deal;
    expect(await answered(answersWith({ nextDeal }), BEGIN, request('nextDeal', ['t1: As', 5]))).toEqual(
      result({ dealOf: 't1: As' }),
    );
  });
});

describe('the objects of a module', () => {
  const objects: Objects = (method, params) =>
    method === 'get' ? params : method === 'tell' ? null : undefined;
  const answers = (): RequestAnswers =>
    answersOf(() => ({ objects, borrowed: new Map([['dist/clicks.js', false]]) }));

  test('the objects have no name and take no deals', async () => {
    expect(await answered(answers(), BEGIN)).toEqual(
      result({
        ...{ protocol: 1, name: '', capabilities: { deck: false, objects: true } },
        borrowed: ['dist/clicks.js'],
      }),
    );
  });

  test.each<[method: string, params: unknown, answer: object]>([
    ['get', [1, 'size'], result([1, 'size'])],
    ['tell', [], result(null)],
    ['undo', [], refusal(-32601, 'Unknown method undo.')],
    ['get', 5, refusal(-32600, 'The params are not an array.')],
  ])('the objects answer %s with %j', async (method, params, answer) => {
    expect(await answered(answers(), BEGIN, request(method, params))).toEqual(answer);
  });
});
