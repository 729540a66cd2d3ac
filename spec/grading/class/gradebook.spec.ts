/** Prints the marks of a class as CSV. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { printGradebook } from '../../../src/grading/class/gradebook.js';
import { HOSTILE, arbitraryReport } from '../support/hostile.js';
import { CLASS, CORRECT, SMALL } from '../support/reports.js';

/** Parses strict RFC 4180 CSV. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let rest = text;
  while (rest !== '') {
    const [all, quoted, plain, end] = /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/.exec(rest) ?? [];
    if (all === undefined) throw new Error(`This is no CSV: ${rest.slice(0, 80)}`);
    row.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\r\n') {
      rows.push(row);
      row = [];
    }
    rest = rest.slice(all.length);
  }
  return rows;
}

test('prints a line for each submission and a column for each criterion', () => {
  expect(
    printGradebook([SMALL, { ...SMALL, submission: 'a,b "c"', criteria: [], notes: [], ledger: {} }]),
  ).toBe(
    [
      'submission,name,rubric,score,max,complete,sandbox,deal,undo,win,count,notes',
      'class/bob,Bob,ulg,3,6,no,no,2,1,0,0,"Some checks could not be tried. The time of 60 seconds was over. The statement does not answer this question: “Does a click count with stock and waste empty?” Your program’s answer is “no”, which is accepted."',
      '"a,b ""c""",Bob,ulg,3,6,no,,,,,,Some checks could not be tried.',
      '',
    ].join('\r\n'),
  );
});

test('keeps a formula sign inside a name, and writes yes for a complete report', () => {
  const [, row] = readCsv(printGradebook([{ ...CORRECT, name: 'a=b' }]));
  expect(row?.slice(0, 7)).toEqual(['class/ada', 'a=b', 'ulg', '20', '20', 'yes', 'yes']);
});

test('prints a column for each criterion in a rubric', () => {
  const [header = []] = readCsv(printGradebook(CLASS));
  expect([header.length, header.slice(7, 10)]).toEqual([7 + 17 + 1, ['deal', 'draw', 'recycle']]);
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1'])(
  'does not let the name %j become a formula',
  (name) => {
    const [, row] = readCsv(printGradebook([{ ...SMALL, name }]));
    expect(row?.[1]).toBe(`'${name.trim()}`);
  },
);

test('prints the same number of columns in each line, and no formulas, for any reports', () => {
  const faultIn = (text: string): string | undefined => {
    const rows = readCsv(text);
    if (new Set(rows.map(({ length }) => length)).size !== 1) return 'columns differ';
    return rows.flat().find((cell) => /^[-=+@\t]/.test(cell));
  };
  expect(faultIn(printGradebook(HOSTILE))).toBeUndefined();
  fc.assert(
    fc.property(fc.array(arbitraryReport, { maxLength: 3 }), (reports) => {
      expect(faultIn(printGradebook(reports))).toBeUndefined();
    }),
    { numRuns: 60 },
  );
});
