/** Each faulty handler shows its fault, in its script or in random play. */
import { describe, expect, test } from '@jest/globals';
import { eventsUntilFault } from '../support/grading/demonstration.js';
import { FAULTY_HANDLERS } from '../support/grading/faulty/faulty-table.js';
import { correct } from '../support/grading/side-by-side.js';

describe('a faulty handler', () => {
  test('shows its fault in its script or in random play', () => {
    const unseen = FAULTY_HANDLERS.filter((faulty) => eventsUntilFault(faulty) === undefined);
    expect(unseen.map(({ name }) => name)).toEqual([]);
  });

  const KINDS = [
    'deal.distinct',
    'draw.three',
    'robust.no-pile',
    'constants.names',
    'arrays.own',
    'handler.name',
  ];

  test.each(KINDS)('shows no fault if a correct handler replaces one that fails %s', (kind) => {
    const standIns = FAULTY_HANDLERS.filter(({ check }) => check === kind).slice(0, 1);
    expect(standIns.map((faulty) => eventsUntilFault({ ...faulty, create: correct }))).toEqual([undefined]);
  });
});
