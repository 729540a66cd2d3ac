/** Every format is valid for a few reports. The deep spec tries more. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { FormatName } from '../../../src/grading/export/formats.js';
import { FORMATS } from '../../../src/grading/export/formats.js';
import type { GradeReport } from '../../../src/grading/report/grade-report.js';
import { HOSTILE, arbitraryReport } from '../support/hostile.js';
import { CLASS } from '../support/reports.js';
import { CHECKED_FORMATS, faultsOf, filesOf } from './format-faults.js';

describe.each(CHECKED_FORMATS)('%s', (name) => {
  test('is valid without submissions', () => {
    expect(faultsOf(name, [])).toEqual([]);
  });

  test('is valid for one submission of a class', () => {
    expect(faultsOf(name, CLASS.slice(0, 1))).toEqual([]);
  });

  test('is valid for hostile texts in one report', () => {
    expect(faultsOf(name, HOSTILE.slice(0, 1))).toEqual([]);
  });

  test('is valid for a few random reports', () => {
    fc.assert(
      fc.property(arbitraryReport, (report) => {
        expect(faultsOf(name, [report])).toEqual([]);
      }),
      { numRuns: 2 },
    );
  });
});

test.each(['gradescope', 'prairielearn', 'github-classroom'] as const)(
  'a file in the format %s holds only one report',
  (name) => {
    expect(() => FORMATS[name].print(CLASS)).toThrow(
      new RangeError('A file of this format holds one report, not 5.'),
    );
  },
);

test('two reports that differ only in their times do so in every format', () => {
  const forms = (reports: readonly GradeReport[]): string[] =>
    (Object.keys(FORMATS) as FormatName[]).flatMap((name) => filesOf(name, reports).map(({ text }) => text));
  const later = CLASS.map((report) => ({ ...report, milliseconds: report.milliseconds + 5000 }));
  const others = forms(later);
  const changed = forms(CLASS).flatMap((text, index) => {
    const other = others[index]?.split('\n') ?? [];
    return text.split('\n').filter((line, number) => line !== other[number]);
  });
  expect(changed.filter((line) => !/^ *"(milliseconds|stop|execution_time)": [\d.]+,?$/.test(line))).toEqual(
    [],
  );
});
