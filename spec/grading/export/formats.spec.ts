import { describe, expect, test } from '@jest/globals';
import type { FormatName } from '../../../src/grading/export/formats.js';
import { FORMATS } from '../../../src/grading/export/formats.js';
import type { GradeReport } from '../../../src/grading/report/grade-report.js';
import { htmlFaults } from '../support/html-faults.js';
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
  test('for no submission at all', () => {
    expect(faultsOf(name, [])).toEqual([]);
  });
});

test.each(['gradescope', 'prairielearn', 'github-classroom'] as const)(
  'a file of %s holds one report, and says so when given more',
  (name) => {
    expect(() => FORMATS[name].print(CLASS)).toThrow(
      new RangeError('A file of this format holds one report, not 5.'),
    );
  },
);

test('a report differs in its time and nothing else: so do all its forms', () => {
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
