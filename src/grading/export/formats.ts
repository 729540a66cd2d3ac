/** The report formats, by the names that the command accepts. */
import type { GradeReport } from '../report/grade-report.js';
import { printCtrf } from './ctrf.js';
import { printGithubClassroom, printGradescope, printPrairieLearn } from './platforms.js';
import { printHtml } from './html/page.js';
import { printJunit } from './junit.js';
import { printMarkdown } from './markdown.js';
import { printTap } from './tap.js';
import type { PrintOptions } from './terminal.js';
import { printTerminal } from './terminal.js';

/** The name of a report format, as `klondike grade --format` takes it. */
export type FormatName =
  | 'terminal'
  | 'markdown'
  | 'html'
  | 'junit'
  | 'tap'
  | 'ctrf'
  | 'gradescope'
  | 'prairielearn'
  | 'github-classroom'
  | 'json';

/** A format in which reports can be printed. */
export interface Format {
  /** The file extension, without a dot. */
  readonly extension: string;
  /** Can one file hold several reports? */
  readonly several: boolean;
  /** @throws RangeError if the format holds exactly one report and the array has none or several */
  readonly print: (reports: readonly GradeReport[], options?: PrintOptions) => string;
}

/** A format whose files hold any number of reports. */
const ofSeveral = (extension: string, print: Format['print']): Format => ({
  extension,
  several: true,
  print,
});

/** A format whose files hold one report. */
const ofOne = (extension: string, print: (report: GradeReport) => string): Format => ({
  extension,
  several: false,
  print: (reports) => {
    const [report, ...others] = reports;
    if (report === undefined || others.length > 0)
      throw new RangeError(`A file of this format holds one report, not ${reports.length}.`);
    return print(report);
  },
});

/** One object for one submission, an array for several. */
export const printJson = (reports: readonly GradeReport[]): string =>
  `${JSON.stringify(reports.length === 1 ? reports[0] : reports, null, 2)}\n`;

/** All report formats. */
export const FORMATS: Readonly<Record<FormatName, Format>> = {
  terminal: ofSeveral('txt', printTerminal),
  markdown: ofSeveral('md', printMarkdown),
  html: ofSeveral('html', printHtml),
  junit: ofSeveral('xml', printJunit),
  tap: ofSeveral('tap', printTap),
  ctrf: ofSeveral('json', printCtrf),
  gradescope: ofOne('json', printGradescope),
  prairielearn: ofOne('json', printPrairieLearn),
  'github-classroom': ofOne('json', printGithubClassroom),
  json: ofSeveral('json', printJson),
};
