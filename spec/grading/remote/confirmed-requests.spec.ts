/** A hang or an end counts only if another process repeats it with the same requests. */
import { describe, expect, test } from '@jest/globals';
import type { FaultKind } from '../../../src/grading/candidate/candidate.js';
import { CandidateFault, Interruption } from '../../../src/grading/candidate/candidate.js';
import {
  ConfirmedRequests,
  startedInTime,
  UnrepeatedFaults,
} from '../../../src/grading/remote/confirmed-requests.js';
import type { RequestAnswer, Requests } from '../../../src/grading/remote/requests.js';

/** The line that answers each request, or the kind of fault. */
type Behavior = readonly string[];

const FAULTS: ReadonlySet<string> = new Set<FaultKind>(['hung', 'ended', 'flooded']);

/**
 * Sends requests to these processes, one after the other. Records the requests, the view calls and the processes that
 * end.
 */
function processesThat(...behaviors: readonly Behavior[]) {
  const [asked, heard, ended]: [string[], string[], number[]] = [[], [], []];
  const left = behaviors.map((behavior, index) => ({ index, lines: [...behavior] }));
  const unrepeated = new UnrepeatedFaults(1000);
  const next = (): Requests => {
    const started = left.shift();
    if (started === undefined) throw new CandidateFault('not started', 'It does not start.');
    const { index, lines } = started;
    const child = { isAlive: true, end: () => ended.push(index) };
    const answerTo = (method: string): RequestAnswer => {
      asked.push(`${index} ${method}`);
      const line = lines.shift() ?? '';
      if (!FAULTS.has(line))
        return {
          lines: [line],
          calls: [() => void heard.push(line)],
          last: { kind: 'result', id: 0, result: line },
        };
      child.isAlive = false;
      throw new CandidateFault(line as FaultKind, `It is ${line}.`);
    };
    const resultOf = ({ calls }: RequestAnswer): void => calls.forEach((call) => call());
    return { child, answerTo, resultOf } as unknown as Requests;
  };
  const requests = new ConfirmedRequests(next(), next, unrepeated);
  return { requests, unrepeated, asked, heard, ended };
}

describe('a process that hangs once', () => {
  test('is replaced by a process that gets the same requests and gives the same answers', () => {
    const { requests, unrepeated, asked, heard } = processesThat(['a', 'hung'], ['a', 'b', 'c']);
    for (const method of ['newGame', 'undo', 'clickStock']) requests.ask(method, []);
    expect(heard).toEqual(['a', 'b', 'c']);
    expect(asked).toEqual(['0 newGame', '0 undo', '1 newGame', '1 undo', '1 clickStock']);
    expect(unrepeated.notes).toEqual([
      'Once, the program took longer than 1 s for an event, but not when the same events were played again. This costs no points.',
    ]);
  });

  test('interrupts the game if the other process deals other cards', () => {
    const { requests, heard, ended } = processesThat(['a', 'hung'], ['other cards', 'b']);
    requests.ask('newGame', []);
    expect(() => requests.ask('undo', [])).toThrow(Interruption);
    expect([heard, ended]).toEqual([['a'], [1]]);
  });

  test.each<[what: string, others: readonly Behavior[]]>([
    ['fails earlier', [['ended']]],
    ['does not start', []],
  ])('interrupts the game if the other process %s', (_, others) => {
    const { requests } = processesThat(['a', 'hung'], ...others);
    requests.ask('newGame', []);
    expect(() => requests.ask('undo', [])).toThrow(Interruption);
  });
});

describe('a fault', () => {
  test.each<[what: string, first: Behavior, other: Behavior]>([
    ['counts if it happens again', ['a', 'hung'], ['a', 'hung']],
    ['counts if it happens again with other cards', ['a', 'hung'], ['b', 'ended']],
    ['counts if the machine cannot be to blame', ['a', 'flooded'], ['a', 'b']],
  ])('%s', (_, first, other) => {
    const { requests, unrepeated } = processesThat(first, other);
    requests.ask('newGame', []);
    const kind = first[1];
    expect(() => requests.ask('undo', [])).toThrow(new CandidateFault(kind as FaultKind, `It is ${kind}.`));
    expect(unrepeated.notes).toEqual([]);
  });

  test('counts the third time in one method if each process deals other cards', () => {
    const unrepeated = new UnrepeatedFaults(500);
    expect([1, 2, 3].map(() => unrepeated.isTooOften('ended', 'undo'))).toEqual([false, false, true]);
    expect(unrepeated.isTooOften('hung', 'newGame')).toBe(false);
    expect(unrepeated.notes).toEqual([
      'Once, the program took longer than 0.5 s for an event, but not when the same events were played again. This costs no points.',
      '2 times, the program ended during an event, but not when the same events were played again. This costs no points.',
    ]);
  });

  test('ends the process, which gets no more requests', () => {
    const { requests, asked } = processesThat(['hung', 'ended'], ['hung'], ['a']);
    expect(() => requests.ask('undo', [])).toThrow('It is hung.');
    expect(() => requests.ask('undo', [])).toThrow('It is ended.');
    expect(asked).toEqual(['0 undo', '1 undo', '0 undo']);
  });
});

test.each<[kind: FaultKind, starts: number]>([
  ['hung', 2],
  ['not started', 1],
])('a start that is %s is tried %d times', (kind, most) => {
  let starts = 0;
  const start = (): never => {
    starts++;
    throw new CandidateFault(kind, 'no');
  };
  expect(() => startedInTime(start)).toThrow('no');
  expect(starts).toBe(most);
});
