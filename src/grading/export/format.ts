/** The shape of every report format, for the table in `formats.ts`. */
import type { GradeReport } from '../report/grade-report.js';

/** Options for formats that people read as text. */
export interface PrintOptions {
  /** The columns of the terminal. */
  readonly width?: number | undefined;
  /** Are colors wanted? */
  readonly colors?: boolean | undefined;
}

/** A form that reports can be printed in. */
export interface Format {
  /** The ending of a file in this format, without a dot. */
  readonly extension: string;
  /** Can one file hold the reports of several submissions? */
  readonly several: boolean;
  /** @throws RangeError if the format takes exactly one report and the array has none or several */
  readonly print: (reports: readonly GradeReport[], options?: PrintOptions) => string;
}

/** A format whose files hold any number of reports. */
export const ofSeveral = (extension: string, print: Format['print']): Format => ({
  extension,
  several: true,
  print,
});

/** A format whose files hold one report. */
export const ofOne = (extension: string, print: (report: GradeReport) => string): Format => ({
  extension,
  several: false,
  print: (reports) => {
    const [report, ...others] = reports;
    if (report === undefined || others.length > 0)
      throw new RangeError(`A file of this format holds one report, not ${reports.length}.`);
    return print(report);
  },
});
