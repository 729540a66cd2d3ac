/** Reports the tests that could not run in Firefox, grouped by reason. */
import type { Gap } from './gaps.js';
import { GAPS } from './gaps.js';

/** The gaps in a spec file that ran. */
export interface TestFile {
  readonly file: string;
  readonly tests: readonly { readonly name: string; readonly status: string }[];
}

export interface Report {
  readonly lines: readonly string[];
  /** Does the list name a test that no longer exists? */
  readonly isStale: boolean;
}

export function reportOf(files: readonly TestFile[], gaps = GAPS): Report {
  const passed = files.flatMap(({ tests }) => tests).filter(({ status }) => status === 'passed');
  const told = gaps
    .map((gap) => ({ gap, names: namesIn(gap, files) }))
    .filter(({ names }) => names.length > 0);
  const untold = told.flatMap(({ names }) => names).length;
  const stale = gaps.flatMap((gap) => staleIn(gap, files));
  return {
    lines: [
      `${passed.length} passed in Firefox; ${untold} can't run there:`,
      ...told.flatMap(({ gap, names }) => [
        `${names.length}: ${gap.reason}`,
        ...names.map((name) => `   ${name}`),
      ]),
      ...stale.map((entry) => `No test has the name: ${entry}`),
    ],
    isStale: stale.length > 0,
  };
}

/** The number of tests in a gap. */
const namesIn = ({ tests }: Gap, files: readonly TestFile[]): string[] =>
  files.flatMap(({ file, tests: ran }) =>
    ran
      .filter(({ name, status }) => status === 'todo' && tests[file]?.some((entry) => name.startsWith(entry)))
      .map(({ name }) => `${file}: ${name}`),
  );

/** The entries for spec files that ran. */
const staleIn = ({ tests }: Gap, files: readonly TestFile[]): string[] =>
  files.flatMap(({ file, tests: ran }) =>
    (tests[file] ?? [])
      .filter((entry) => !ran.some(({ name }) => name.startsWith(entry)))
      .map((entry) => `${file}: ${entry}`),
  );
