/** `klondike solve` for a table with cards that its player has never seen. */
import { describe, expect, test } from '@jest/globals';
import { klondike } from '../../support/command.js';
import { linesOf, own, solved, useOwnFolder } from './runs.js';

const TABLE =
  'stock: ??*24; t1: 7d; t2: ?? | 9d; t3: ??*2 | 5d; t4: ??*3 | Ad; t5: ??*4 | Qs; t6: ??*5 | 9h; t7: ??*6 | Jd';

/** Only the order of the kings of clubs and spades is unknown. */
const LATE =
  'stock: ??*2; f1: As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs; f2: Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh; ' +
  'f3: Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc; f4: Ad 2d 3d 4d 5d 6d 7d 8d 9d Td Jd Qd Kd';

useOwnFolder();

describe('a table with unseen cards', () => {
  test('gets the share of possible deals that can be won, and the next moves', async () => {
    const { status, out } = await klondike(['solve', TABLE, '--draw', '1', '--visits', '20000']);
    expect(status).toBe(0);
    expect(out).toMatch(
      /^stock: .* Jd: unknown, unseen cards; \d+ of 30 possible deals winnable \(\d+( to \d+)?%; 95% interval \d+ to \d+%\); [\d,]+ visits; next: t4>f1\n$/,
    );
  });

  test('has the same facts in JSON', async () => {
    const [line] = linesOf(await klondike(['solve', TABLE, '--visits', '100', '--json']));
    expect(line).toEqual({
      ...{ deal: TABLE, verdict: 'unknown', why: 'unseen', possible: 30, all: false, next: 't4>f1' },
      ...{ winnable: expect.any(Number), lost: expect.any(Number) },
      ...{ visits: expect.any(Number), ms: expect.any(Number) },
    });
  });

  test('is dealt as often as --samples says', async () => {
    const [line] = linesOf(await klondike(['solve', TABLE, '--samples', '5', '--visits', '100', '--json']));
    expect(line).toMatchObject({ possible: 5, all: false });
  });

  test('gets all possible deals if there are few', async () => {
    const { out } = await klondike(['solve', LATE]);
    expect(out).toContain('unknown, unseen cards; 2 of all 2 possible deals winnable (100%); ');
  });

  test('gets a solution if only one card is unseen', async () => {
    const { out } = await klondike(['solve', LATE.replace('??*2', '?? Kc')]);
    expect(out).toMatch(/^stock: \?\? Kc; .*: winnable; \d+ visits?: stock/);
  });

  test('can be a line of a file', async () => {
    const { out } = await solved('--file - --visits 100', `java:3\n${TABLE}\n`);
    expect(out.split('\n').map((line) => line.split(':')[0])).toEqual(['java', 'stock', '']);
  });

  test('is not solved again if the file of results has it', async () => {
    const args = ['solve', TABLE, '--visits', '100', '--out', own.file];
    const first = await klondike(args);
    const second = await klondike(args);
    expect([first.status, second.status, second.err.split('\n')[0]]).toEqual([
      0,
      0,
      '1 deal (1 of them from earlier runs): 0 winnable, 0 lost, 1 unknown',
    ]);
  });

  test('is refused with the place of a card that can’t be there', async () => {
    const { status, err } = await klondike(['solve', TABLE.replace('t1: 7d', 't1: ??')]);
    expect([status, err.split('\n')[0]?.split('column')[1]]).toEqual([
      2,
      ' 19: "??"; expected the name of a face-up card, or a bar after the face-down cards',
    ]);
  });

  test('is no deal to play or to print', async () => {
    const autoplay = await klondike(['autoplay', '--blind', TABLE]);
    const printed = await klondike(['solve', TABLE, '--deals', 'pysol']);
    for (const { status, err } of [autoplay, printed]) {
      expect([status, err]).toEqual([2, expect.stringContaining('expected a card such as Ah, Td or 10d')]);
    }
  });
});

/** The deal `java:3`, with two unseen cards at the bottom of the last column. */
const LOST =
  'stock: 7c 7s Ad Kc Td 2d 9c 4c 4s 6s 4d Kh 3d Jh 5s 4h 5h 7d Ac Jd Qs Ah 8h 2h; t1: 6d; t2: 8d | Jc; ' +
  't3: 5c Qd | 7h; t4: 9d 9h Th | 8s; t5: As 3c Qh 3h | 5d; t6: 6c 9s 3s Ks 6h | Ts; t7: ??*2 2c 2s Js 8c | Tc';

test('a table is lost if every possible deal is lost', async () => {
  const { out } = await klondike(['solve', LOST]);
  expect(out).toContain('Tc: lost; 0 of all 2 possible deals winnable (0%); 0 visits; next: ');
});
