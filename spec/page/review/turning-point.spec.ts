/** The sentence that says until which move the player could win. */
import { expect, test } from '@jest/globals';
import type { LineVerdict } from '../../../src/core/line-verdicts.js';
import { REVIEW_ENGLISH } from '../../../src/page/review/strings/english.js';
import { moveToTry, turningPoint } from '../../../src/page/review/turning-point.js';

const NONE = undefined;

test.each<[verdict: LineVerdict, told: string, tried: number | undefined]>([
  [{ verdict: 'winnable', winnableUntil: 70, lostFrom: NONE }, 'You can still win.', NONE],
  [{ verdict: 'lost', winnableUntil: 63, lostFrom: 64 }, 'You could win until move 63.', 63],
  [{ verdict: 'lost', winnableUntil: 0, lostFrom: 1 }, 'You could win until your first move.', 0],
  [
    { verdict: 'lost', winnableUntil: 40, lostFrom: 52 },
    'You could win until move 40 or a little later, but not after move 52.',
    40,
  ],
  [{ verdict: 'lost', winnableUntil: NONE, lostFrom: 0 }, "This deal can't be won. It wasn't you.", NONE],
  [{ verdict: 'lost', winnableUntil: NONE, lostFrom: 9 }, "After move 9, you couldn't win.", NONE],
  [{ verdict: 'unknown', winnableUntil: 12, lostFrom: NONE }, 'You could win at least until move 12.', 12],
  [
    { verdict: 'unknown', winnableUntil: NONE, lostFrom: NONE },
    "It's unclear whether you can still win.",
    NONE,
  ],
])('%j', (verdict, told, tried) => {
  expect([turningPoint(verdict, REVIEW_ENGLISH), moveToTry(verdict)]).toEqual([told, tried]);
});
