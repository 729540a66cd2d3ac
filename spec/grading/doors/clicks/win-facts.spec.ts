/** The facts about winning need long games, so each game is played once for all checks. */
import { expect, test } from '@jest/globals';
import * as clicks from '../../../../src/clicks.js';
import { clicksDrive } from '../../../../src/grading/doors/clicks/drive.js';
import { WIN_FACTS } from '../../../../src/grading/doors/clicks/win-facts.js';
import { factsOf } from '../../../../src/grading/doors/facts.js';
import { portOf } from '../../../../src/grading/doors/port/port-of.js';

test('a second look at the facts plays no game', () => {
  let calls = 0;
  const port = portOf(clicks);
  const words = clicksDrive().wordsOf({
    ...port,
    call: (on, method, args) => {
      calls++;
      return port.call(on, method, args);
    },
    tell: (on, method, args) => {
      calls++;
      port.tell(on, method, args);
    },
  });
  const look = (): unknown => WIN_FACTS.map(({ facts }) => factsOf(facts(words)));
  const first = look();
  expect(calls).toBeGreaterThan(1000);
  calls = 0;
  expect(look()).toEqual(first);
  expect(calls).toBe(0);
});
