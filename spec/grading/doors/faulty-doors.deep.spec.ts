/** Ports of the courses' classes with one mistake each lose where they belong, and most of them nowhere else. */
import { beforeAll, expect, test } from '@jest/globals';
import { printedBy } from '../../support/outside-jest.js';
import { FAULTY_DOORS } from './faulty/all-doors.js';

/** Mistakes that reach further: what else they cost, and why. */
const FURTHER: Readonly<Record<string, string>> = {
  // The cards are gone, so that the game is over too early.
  'throws the drawn card away': 'draw finished',
  // The controller itself moves the selection as it answers.
  'gives the cards top first': 'select move unselect',
};

let losses: readonly (readonly string[])[] = [];

beforeAll(() => {
  losses = JSON.parse(printedBy('spec/grading/doors/print-losses.ts')) as typeof losses;
});

test.each(FAULTY_DOORS.map(([door, , ports], index) => [door, ports, index] as const))(
  '%s: each mistake costs its criterion',
  (_, ports, index) => {
    const seen = ports.map(({ name }, port) => [name, losses[index]?.[port]]);
    expect(seen).toEqual(ports.map(({ name, loses }) => [name, FURTHER[name] ?? loses]));
  },
);
