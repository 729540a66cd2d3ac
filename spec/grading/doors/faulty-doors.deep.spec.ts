/** Each faulty port loses its own criterion, and most lose nothing else. */
import { beforeAll, expect, test } from '@jest/globals';
import { printedBy } from '../../support/outside-jest.js';
import { FAULTY_DOORS } from './faulty/all-doors.js';

/** Mistakes that also cost other criteria, each with the reason. */
const FURTHER: Readonly<Record<string, string>> = {
  // The drawn cards are gone, so the game ends too early.
  'throws the drawn card away': 'draw finished',
  // The controller moves the selection while it answers a question.
  'returns the cards from top to bottom': 'select move unselect',
};

let losses: readonly (readonly string[])[] = [];

beforeAll(() => {
  losses = JSON.parse(printedBy('spec/grading/doors/print-losses.ts')) as typeof losses;
});

test.each(FAULTY_DOORS.map(([door, , ports], index) => [door, ports, index] as const))(
  '%s: loses the criterion of each mistake',
  (_, ports, index) => {
    const seen = ports.map(({ name }, port) => [name, losses[index]?.[port]]);
    expect(seen).toEqual(ports.map(({ name, loses }) => [name, FURTHER[name] ?? loses]));
  },
);
