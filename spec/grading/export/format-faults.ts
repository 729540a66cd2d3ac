/** Finds faults in printed reports, by format. */
import type { FormatName } from '../../../src/grading/export/formats.js';
import { FORMATS } from '../../../src/grading/export/formats.js';
import type { GradeReport } from '../../../src/grading/report/grade-report.js';
import { htmlFaults } from '../support/html-faults.js';
import { platformFaults } from '../support/platform-schemas.js';
import { ctrfFaults, markdownFaults, tapFaults, terminalFaults } from '../support/text-faults.js';

type Faults = (text: string, reports: readonly GradeReport[]) => readonly string[];

const byPlatform =
  (name: keyof typeof platformFaults): Faults =>
  (text) =>
    [platformFaults[name](text) ?? []].flat();

/** JUnit is checked separately, because its validator is a thread that reads many files at once. */
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

/** All formats except JUnit. */
export const CHECKED_FORMATS = Object.keys(FAULTS) as (keyof typeof FAULTS)[];

/** The files for these reports, either one for all of them or one for each. */
export const filesOf = (
  name: FormatName,
  reports: readonly GradeReport[],
): { text: string; of: readonly GradeReport[] }[] => {
  const { several, print } = FORMATS[name];
  const groups = several ? [reports] : reports.map((report) => [report]);
  return groups.map((of) => ({ text: print(of), of }));
};

export const faultsOf = (name: keyof typeof FAULTS, reports: readonly GradeReport[]): readonly string[] =>
  filesOf(name, reports).flatMap(({ text, of }) => FAULTS[name](text, of));
