import { beforeEach, describe, expect, test } from '@jest/globals';
import { getEventListeners } from 'node:events';
import type { LineVerdict } from '../../src/core/line-verdicts.js';
import { LineVerdicts, WatchedLine } from '../../src/core/line-verdicts.js';

/** A game of words: a state is a list of letters. A state with an `x` is lost. From any other state, the only win adds `w` up to four letters. A state that ends with `?` can't be decided. */
const isHard = (state: string): boolean => state.endsWith('?');

const linesOf = (game: string): string[] =>
  Array.from({ length: game.length + 1 }, (_, at) => game.slice(0, at));

let asked: string[];
let verdicts: LineVerdicts<string>;

beforeEach(() => {
  asked = [];
  verdicts = new LineVerdicts<string>(
    (state) => state,
    (state) => {
      asked.push(state);
      if (isHard(state)) return Promise.resolve({ verdict: 'unknown' });
      if (state.includes('x')) return Promise.resolve({ verdict: 'lost' });
      return Promise.resolve({
        verdict: 'winnable',
        through: linesOf(state.padEnd(4, 'w')).slice(state.length),
      });
    },
  );
});

const told = ({ verdict, winnableUntil, lostFrom }: LineVerdict): string =>
  `${verdict}, ${winnableUntil ?? 'never'} to ${lostFrom ?? 'never'}`;

const verdictOn = async (game: string, signal?: AbortSignal): Promise<string> =>
  told(await verdicts.verdict(linesOf(game), signal));

test.each<[game: string, verdict: string, because: string]>([
  ['', 'winnable, 0 to never', 'the deal'],
  ['abc', 'winnable, 3 to never', 'nothing is lost'],
  ['x', 'lost, 0 to 1', 'the first move lost it'],
  ['abcxde', 'lost, 3 to 4', 'a move in the middle lost it'],
  ['abcdex', 'lost, 5 to 6', 'the last move lost it'],
  ['ab?xde', 'lost, 2 to 4', 'the state between the winnable and the lost ones is undecided'],
  ['a???xd', 'lost, 1 to 5', 'three states between the winnable and the lost ones are undecided'],
  ['???xaaa', 'lost, 0 to 4', 'the first lost state counts'],
  ['abx?', 'lost, 2 to 3', 'all states after a lost one are lost, even undecided ones'],
  ['abc?', 'unknown, 3 to never', 'an earlier state was winnable'],
])('%p: %s, for %s', async (game, verdict) => {
  expect(await verdictOn(game)).toBe(verdict);
});

test('another event costs one search, or none if it follows a known line to a win', async () => {
  const found = [];
  for (const game of ['', 'w', 'ww', 'wwa', 'wwax', 'wwaxb', 'wwa', 'wwax'])
    found.push(await verdictOn(game));
  expect(found.slice(-4)).toEqual(['lost, 3 to 4', 'lost, 3 to 4', 'winnable, 3 to never', 'lost, 3 to 4']);
  expect(asked).toEqual(['', 'wwa', 'wwax', 'wwaxb']);
});

test('a long line needs few searches', async () => {
  expect(await verdictOn(`${'a'.repeat(700)}x${'b'.repeat(300)}`)).toBe('lost, 700 to 701');
  expect(asked.length).toBeLessThan(12);
});

test('an aborted search runs again', async () => {
  const wanted = new AbortController();
  const slow = new LineVerdicts<string>(
    (state) => state,
    (state, signal) => {
      asked.push(state);
      if (asked.length === 2) wanted.abort();
      return Promise.resolve(signal?.aborted === true ? { verdict: 'unknown' } : { verdict: 'lost' });
    },
  );
  expect(told(await slow.verdict(linesOf('abcdef'), wanted.signal))).toBe('lost, never to 6');
  expect(asked).toEqual(['abcdef', 'ab']);
  expect(told(await slow.verdict(linesOf('abcdef')))).toBe('lost, never to 0');
});

test('without a state, no verdict is given and no search runs', async () => {
  expect([told(await verdicts.verdict([])), asked]).toEqual(['unknown, never to never', []]);
});

test('a search that ends after the signal aborts decides nothing and is not cached', async () => {
  const given = new AbortController();
  const slow = new LineVerdicts<string>(
    (state) => state,
    (state) => {
      asked.push(state);
      given.abort();
      return Promise.resolve({ verdict: 'unknown' });
    },
  );
  const first = told(await slow.verdict(['a'], given.signal));
  const second = told(await slow.verdict(['b'], given.signal));
  await slow.verdict(['a']);
  expect([first, second, asked]).toEqual(['unknown, never to never', 'unknown, never to never', ['a', 'a']]);
});

test('a result that comes in spite of the signal is cached', async () => {
  const given = new AbortController();
  const quick = new LineVerdicts<string>(
    (state) => state,
    () => {
      given.abort();
      return Promise.resolve({ verdict: 'lost' });
    },
  );
  expect(told(await quick.verdict(['a'], given.signal))).toBe('lost, never to 0');
});

test('if no state is lost, no further search looks for the lost move', async () => {
  expect(await verdictOn('????')).toBe('unknown, 0 to never');
  expect(asked).toEqual(['????', '??', '', '?']);
});

test('an undecided state is not searched twice; beyond ten thousand verdicts, the oldest verdict is forgotten', async () => {
  await verdictOn('?');
  await verdictOn('?');
  expect(asked).toEqual(['?', '']);
  const many = new LineVerdicts<number>(String, (state) => {
    asked.push(String(state));
    return Promise.resolve({ verdict: 'lost' });
  });
  for (let state = 0; state < 10_000; state++) await many.verdict([state]);
  asked.length = 0;
  await many.verdict([0]);
  await many.verdict([10_000]);
  await many.verdict([1]);
  await many.verdict([0]);
  expect(asked).toEqual(['10000', '0']);
});

test("a cached verdict doesn't need a search", async () => {
  await verdicts.verdict(linesOf('abx'));
  const before = asked.length;
  const states = ['', 'ab', 'abww', 'abx', 'b'];
  expect([states.map((state) => verdicts.known(state)), asked.length - before]).toEqual([
    ['unknown', 'winnable', 'winnable', 'lost', 'unknown'],
    0,
  ]);
});

describe('the line in a watched game', () => {
  let game: { state: string | undefined; moves: number };

  beforeEach(() => {
    game = { state: undefined, moves: 0 };
  });

  /** Puts the game in this state, after this many moves. */
  function at(line: WatchedLine<string>, state: string, moves: number): readonly string[] {
    game.state = state;
    game.moves = moves;
    line.look();
    return line.line.slice();
  }

  test('has a state for each move, forgets undone moves, and starts again with each game', () => {
    const line = new WatchedLine(() => game);
    expect([
      line.line.slice(),
      at(line, 'a', 0),
      at(line, 'b', 1),
      at(line, 'c', 2),
      at(line, 'b', 1),
      at(line, 'z', 0),
    ]).toEqual([[], ['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b'], ['z']]);
  });

  test('continues from the states before the watch began', () => {
    game = { state: 'c', moves: 2 };
    const before = ['a', 'b', 'x'];
    expect(new WatchedLine(() => game, before).line).toEqual(['a', 'b', 'c']);
    expect(before).toEqual(['a', 'b', 'x']);
  });

  test('is empty before the first game', () => {
    const line = new WatchedLine(() => game);
    line.look();
    expect(line.line).toStrictEqual([]);
  });

  test('the next event or a signal aborts the work; after an answer, nothing listens for them', async () => {
    const line = new WatchedLine(() => game);
    at(line, 'a', 0);
    const given = new AbortController();
    const signals: AbortSignal[] = [];
    const run = (signal: AbortSignal): Promise<number> => {
      signals.push(signal);
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve(signals.length)));
    };
    const first = line.untilMoved(undefined, run);
    at(line, 'b', 1);
    const second = line.untilMoved(given.signal, run);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    given.abort();
    expect([await first, await second]).toEqual([1, 2]);
    const third = line.untilMoved(given.signal, (signal) => Promise.resolve(signal.aborted));
    const fourth = line.untilMoved(undefined, (signal) => Promise.resolve(signal));
    expect([await third, (await fourth).aborted]).toEqual([true, true]);
    const lasting = new AbortController();
    await line.untilMoved(lasting.signal, () => Promise.resolve());
    expect(getEventListeners(lasting.signal, 'abort')).toStrictEqual([]);
  });

  test('returns the answer if it comes before the next event, and the replacement otherwise', async () => {
    const line = new WatchedLine(() => game);
    at(line, 'a', 0);
    const late = line.unlessMoved(new Promise<string>(() => undefined), 'moved on');
    const failed = line.unlessMoved(Promise.reject<string>(new Error('no worker')), 'moved on');
    expect(await line.unlessMoved(Promise.resolve('answer'), 'moved on')).toBe('answer');
    await expect(failed).rejects.toThrow('no worker');
    at(line, 'b', 1);
    expect(await late).toBe('moved on');
  });
});
