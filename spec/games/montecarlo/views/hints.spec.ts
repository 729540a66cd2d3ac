/** Hints in two requests: the first shows a move, and the same one again plays it. */
import { describe, expect, test } from '@jest/globals';
import type { HintEvent } from '../../../../src/games/montecarlo/views/hints.js';
import { followed, hintReason } from '../../../../src/games/montecarlo/views/hints.js';
import type { Cell } from '../../../../src/games/montecarlo/words/cell.js';
import { parseCell } from '../../../../src/games/montecarlo/words/cell.js';
import { MONTECARLO_ENGLISH } from '../../../../src/games/montecarlo/words/strings/english.js';

const cellsOf = (cells: string): Cell[] => cells.split(' ').flatMap((cell) => parseCell(cell) ?? []);

describe('a request for a hint', () => {
  test.each<[request: HintEvent, asked: HintEvent | undefined, cells: string, calls: readonly string[]]>([
    ['hint', undefined, '', ['hint']],
    ['hint', undefined, 'a1 b2', ['hint']],
    ['hint', 'hint', 'a1 b2', ['clickCard 0 0', 'clickCard 1 1']],
    ['hintAhead', 'hintAhead', 'a1 b2', ['clickCard 0 0', 'clickCard 1 1']],
    ['hintAhead', 'hint', 'a1 b2', ['hintAhead']],
    ['hint', 'hint', 'a1', ['hint']],
  ])('%s, after %s and with the highlights "%s": %j', (request, asked, cells, calls) => {
    const frame = { highlighted: cellsOf(cells), consolidateHinted: false };
    const made = followed({ event: request, args: [] }, asked, frame);
    expect(made.map(({ event, args }) => [event, ...args].join(' '))).toEqual(calls);
  });

  test('consolidates if that was the hint', () => {
    const frame = { highlighted: [], consolidateHinted: true };
    expect(followed({ event: 'hintAhead', args: [] }, 'hintAhead', frame)).toEqual([
      { event: 'consolidate', args: [] },
    ]);
  });

  test('leaves every other event alone', () => {
    const frame = { highlighted: cellsOf('a1 b2'), consolidateHinted: false };
    expect(followed({ event: 'undo', args: [] }, 'hint', frame)).toEqual([{ event: 'undo', args: [] }]);
  });
});

test.each<[asked: HintEvent | undefined, cells: string, consolidates: boolean, told: string | undefined]>([
  ['hint', 'a1 b2', false, 'They touch and match in rank. Press Hint again to play it.'],
  ['hintAhead', 'a1 b2', false, 'This leads to the best ending found. Press Best hint again to play it.'],
  ['hintAhead', '', true, 'No pair leads to a better ending. Press Best hint again to play it.'],
  [undefined, 'a1 b2', false, undefined],
  ['hint', 'a1', false, undefined],
])('%s with the highlights "%s" has its reason', (asked, cells, consolidateHinted, told) => {
  const frame = { highlighted: cellsOf(cells), consolidateHinted };
  const { reason, again } = hintReason(asked, frame, MONTECARLO_ENGLISH.hints) ?? {};
  expect(reason && `${reason} ${again}`).toBe(told);
});
