import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { FormatName } from '../../../src/grading/export/formats.js';
import { FORMATS } from '../../../src/grading/export/formats.js';
import type { GradeReport } from '../../../src/grading/report/grade-report.js';
import { HOSTILE, arbitraryReport } from '../support/hostile.js';
import { htmlFaults } from '../support/html-faults.js';
import { junitFaults } from '../support/junit-faults.js';
import { platformFaults } from '../support/platform-schemas.js';
import { CLASS } from '../support/reports.js';
import { ctrfFaults, markdownFaults, tapFaults, terminalFaults } from '../support/text-faults.js';

type Faults = (text: string, reports: readonly GradeReport[]) => readonly string[];

const byPlatform =
  (name: keyof typeof platformFaults): Faults =>
  (text) =>
    [platformFaults[name](text) ?? []].flat();

/** JUnit is validated apart: its validator is a thread, which reads many files at once. */
const FAULTS: Readonly<Record<Exclude<FormatName, 'junit'>, Faults>> = {
  terminal: terminalFaults,
  markdown: markdownFaults,
  html: htmlFaults,
  tap: tapFaults,
  ctrf: ctrfFaults,
  gradescope: byPlatform('gradescope'),
  prairielearn: byPlatform('prairielearn'),
  'github-classroom': byPlatform('github-classroom'),
  json: (text, reports) => {
    const [report] = reports;
    const same = text === `${JSON.stringify(reports.length === 1 ? report : reports, null, 2)}\n`;
    return same ? [] : ['not the reports themselves'];
  },
};

const NAMES = Object.keys(FAULTS) as (keyof typeof FAULTS)[];

/** The files that hold these reports: one, or one for each. */
const filesOf = (
  name: FormatName,
  reports: readonly GradeReport[],
): { text: string; of: readonly GradeReport[] }[] => {
  const { several, print } = FORMATS[name];
  const groups = several ? [reports] : reports.map((report) => [report]);
  return groups.map((of) => ({ text: print(of), of }));
};

const faultsOf = (name: keyof typeof FAULTS, reports: readonly GradeReport[]): readonly string[] =>
  filesOf(name, reports).flatMap(({ text, of }) => FAULTS[name](text, of));

describe.each(NAMES)('%s is valid', (name) => {
  test('for a class', () => {
    expect([faultsOf(name, CLASS), CLASS.flatMap((report) => faultsOf(name, [report]))]).toEqual([[], []]);
  });

  test('whatever the texts in a report say', () => {
    const faults = HOSTILE.flatMap((report) => faultsOf(name, [report]));
    expect([faults, faultsOf(name, HOSTILE)]).toEqual([[], []]);
  });

  test('for any report', () => {
    fc.assert(
      fc.property(fc.array(arbitraryReport, { minLength: 1, maxLength: 2 }), (reports) => {
        expect(faultsOf(name, reports)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});

test('JUnit XML is valid for a class, for nobody, for any report and whatever the texts say', async () => {
  const any = fc.sample(fc.array(arbitraryReport, { maxLength: 2 }), 60);
  const all = [CLASS, HOSTILE, [], ...HOSTILE.map((report) => [report]), ...any];
  expect(await junitFaults(all.map((reports) => FORMATS.junit.print(reports)))).toEqual([]);
});
