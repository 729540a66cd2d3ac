/** The number of lines of play with one to four moves from some deals, under the rules of each door. */
import type { Door } from '../../../support/doors.js';
import { CLICKS, NUMBERED_PILES, SELECTION } from '../../../support/doors.js';
import type { PlainHouse } from '../../../support/plain-perft.js';
import { PLAIN_HOUSES } from '../../../support/plain-perft.js';

interface DoorLines extends Door {
  /** The same rules in the form that the simple count uses. */
  readonly plain: PlainHouse;
  /** For each deal, the number of lines with one, two, three and four moves. */
  readonly lines: Readonly<Record<string, readonly number[]>>;
}

export const LINES_OF_PLAY: readonly DoorLines[] = [
  {
    ...NUMBERED_PILES,
    plain: PLAIN_HOUSES['ycp-text'],
    lines: {
      'java:0': [4, 15, 56, 209],
      'java:1': [4, 11, 27, 74],
      'java:42': [3, 8, 20, 49],
      'java:12345': [2, 4, 9, 22],
      'dotnet:0': [6, 29, 115, 411],
    },
  },
  {
    ...SELECTION,
    plain: PLAIN_HOUSES['ycp-selection'],
    lines: {
      'java:0': [7, 33, 137, 560],
      'java:1': [4, 11, 36, 137],
      'java:42': [6, 20, 56, 145],
      'java:12345': [5, 21, 62, 178],
      'dotnet:1': [2, 4, 8, 12],
    },
  },
  {
    ...CLICKS,
    plain: PLAIN_HOUSES.ksu,
    lines: {
      'java:0': [3, 12, 45, 139],
      'java:1': [1, 6, 10, 14],
      'java:-1': [3, 9, 19, 34],
      'java:12345': [5, 24, 108, 454],
      'dotnet:0': [2, 6, 17, 50],
    },
  },
];
