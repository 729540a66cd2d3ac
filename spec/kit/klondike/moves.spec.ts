/** The moves of a Klondike game as rows, with their paths and verdicts. */
import { expect, test } from '@jest/globals';
import { branchesAt, lineFrom } from '../../../src/scripts/language/move-tree.js';
import { KLONDIKE } from '../../../src/games/klondike/kit.js';
import { LANGUAGE } from '../../../src/games/klondike/script/language.js';
import type { Klondike } from '../../../src/games/klondike/script/stage.js';
import type { MoveRow } from '../../../src/kit/moves/move-list.js';
import { MoveList } from '../../../src/kit/moves/move-list.js';

const listOf = (words: string): MoveList<Klondike> =>
  new MoveList(KLONDIKE, `[Deal "java:11"]\nnew ${words}`);

const wordsOf = (calls: readonly Klondike['call'][]): string => calls.map(LANGUAGE.printCall).join(' ');

/** All rows, including branches, with the words that lead there. */
function rowsOf(list: MoveList<Klondike>): string[] {
  const told = ({ number, text = 'deal', isNow, branches, calls }: MoveRow<Klondike>): string[] => {
    const row = `${number} ${text}${isNow ? ' (now)' : ''}: ${wordsOf(calls())}`;
    return [row, ...branches.flatMap((branch) => branch.flatMap(told).map((line) => `| ${line}`))];
  };
  return list.rows((move) => wordsOf(move.calls)).flatMap(told);
}

test('rows show the line with its branches, and how to get there from the current state', () => {
  expect(rowsOf(listOf('stock t4>t6 stock undo undo stock stock undo'))).toEqual([
    '0 deal: undo undo',
    '1 stock: undo',
    '2 stock (now): ',
    '| 2 t4>t6: undo t4>t6',
    '| 3 stock: undo t4>t6 stock',
    '3 stock: redo',
  ]);
});

test("the list plays a move again if redo can't reach it", () => {
  expect(rowsOf(listOf('stock stock stock undo undo undo stock'))).toEqual([
    '0 deal: undo',
    '1 stock (now): ',
    '2 stock: stock',
    '3 stock: stock stock',
  ]);
});

test('verdicts extend to all states before a winnable one and after a lost one, on all branches', async () => {
  const list = listOf('stock t4>t6 stock undo undo stock stock');
  const asked: string[] = [];
  const known = await list.verdicts((calls) => {
    const words = wordsOf(calls);
    asked.push(words);
    if (words.includes('t4>t6')) return Promise.resolve(['unknown', 'unknown', 'winnable', 'unknown']);
    return Promise.resolve(['unknown', 'unknown', 'lost', 'unknown']);
  });
  const [first, second, third] = lineFrom(list.root);
  const [branch] = first === undefined ? [] : branchesAt(first);
  const end = branch?.children[0];
  const told = [list.root, first, branch, end, second, third].map((node) => node && known.get(node));
  expect(asked).toEqual(['stock stock stock', 'stock t4>t6 stock']);
  expect(told).toEqual(['winnable', 'winnable', 'winnable', undefined, 'lost', 'lost']);
});

test.each<[verdicts: string, marks: string]>([
  ['winnable winnable lost lost', '- - lost -'],
  ['winnable winnable unknown lost', '- winnable - lost'],
  ['lost lost lost lost', 'lost - - -'],
  ['winnable winnable unknown unknown', '- - - -'],
  ['winnable winnable winnable winnable', '- - - -'],
])('the verdicts %s have these marks where they change: %s', async (verdicts, marks) => {
  const list = listOf('stock stock stock');
  const known = await list.verdicts(() =>
    Promise.resolve(verdicts.split(' ') as ('winnable' | 'lost' | 'unknown')[]),
  );
  const rows = list.rows(() => '', known);
  expect(rows.map(({ mark = '-' }) => mark).join(' ')).toBe(marks);
});

test('a branch has marks of its own, compared with the move before it', async () => {
  const list = listOf('stock t4>t6 undo stock');
  const known = await list.verdicts((calls) =>
    Promise.resolve(
      wordsOf(calls).includes('t4>t6')
        ? ['winnable', 'winnable', 'lost']
        : ['winnable', 'winnable', 'winnable'],
    ),
  );
  const [, , last] = list.rows(() => '', known);
  expect([last?.mark, last?.branches.map((rows) => rows.map(({ mark }) => mark))]).toEqual([
    undefined,
    [['lost']],
  ]);
});

test('each row has the frame after its move', () => {
  const frames = listOf('stock stock undo')
    .rows(() => '')
    .map(({ frame }) => frame.moves);
  expect(frames).toEqual([0, 1, 2]);
});

test('asks only once for verdicts if the player wants none', async () => {
  let asked = 0;
  const known = await listOf('stock undo t4>t6').verdicts(() => {
    asked++;
    return undefined;
  });
  expect([known.size, asked]).toEqual([0, 1]);
});
