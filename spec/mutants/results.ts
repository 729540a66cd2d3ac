/** Stryker's results for a folder, stored between runs, and the table that shows them. */
import type { Folder } from './folders.js';

export interface Result {
  readonly digest: string;
  readonly noticed: number;
  /** Mutants noticed only because a spec never ended. `noticed` includes them. */
  readonly timedOut: number;
  /** The changed place and its replacement: `src/core/card.ts:24:3-24:9 "true"`. */
  readonly survivors: readonly string[];
}

export type Results = Record<string, Result>;

interface Place {
  readonly line: number;
  readonly column: number;
}

export interface Mutant {
  readonly status: string;
  readonly statusReason?: string;
  readonly replacement?: string;
  readonly coveredBy?: readonly string[];
  readonly killedBy?: readonly string[];
  readonly location: { readonly start: Place; readonly end: Place };
}

/** The parts of a report, in mutation-testing-elements' schema, that we use. */
export interface StrykerReport {
  readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[]; readonly source?: string }>>;
  readonly testFiles?: Readonly<Record<string, { readonly tests: readonly { readonly id: string }[] }>>;
}

const TOO_LONG = 'it took too long';

/**
 * The report without survivors, so that Stryker tries these again. A mutant that timed out is stored as killed by any
 * test that covers it. Otherwise Stryker would try it again whenever there are more tests.
 */
export function noticedIn(report: StrykerReport): StrykerReport {
  const first = Object.values(report.testFiles ?? {})[0]?.tests[0]?.id ?? '';
  const files = Object.entries(report.files).map(([name, file]) => {
    const noticed = file.mutants.filter(({ status }) => !LEFT.includes(status));
    const mutants = noticed.map((mutant): Mutant => {
      if (mutant.status !== 'Timeout') return mutant;
      return {
        ...mutant,
        status: 'Killed',
        statusReason: TOO_LONG,
        killedBy: [mutant.coveredBy?.[0] ?? first],
      };
    });
    return [name, { ...file, mutants }];
  });
  return { ...report, files: Object.fromEntries(files) as StrykerReport['files'] };
}

const LEFT = ['Survived', 'NoCoverage', 'Ignored'];

/** A mutant that doesn't run doesn't count. A mutant that was left out counts as not noticed. */
export function resultOf({ files }: StrykerReport, digest: string): Result {
  const mutants = Object.entries(files).flatMap(([file, of]) =>
    of.mutants.map((mutant) => ({ file, mutant })),
  );
  const having = (...statuses: string[]): typeof mutants =>
    mutants.filter(({ mutant }) => statuses.includes(mutant.status));
  const late = mutants.filter(({ mutant: { statusReason } }) => statusReason === TOO_LONG);
  return {
    digest,
    noticed: having('Killed', 'Timeout').length,
    timedOut: having('Timeout').length + late.length,
    survivors: having(...LEFT).map(({ file, mutant: { location, replacement } }) => {
      const { start, end } = location;
      const place = `${file}:${start.line}:${start.column}-${end.line}:${end.column}`;
      return `${place} ${JSON.stringify(replacement ?? '')}`;
    }),
  };
}

/** The table, the survivors, and the share of noticed mutants: 0 to 1. */
export function printResults(
  results: Results,
  folders: readonly Folder[],
): { readonly text: string; readonly noticed: number } {
  const rows = folders.map(({ name, digest }) => {
    const result = results[name];
    if (result === undefined) return `| ${name} | not run yet | | |`;
    const state = result.digest === digest ? '' : ', sources changed since';
    const left = result.survivors.length;
    return `| ${name}${state} | ${result.noticed} | ${result.timedOut} | ${left} |`;
  });
  const run = folders.flatMap(({ name }) => results[name] ?? []);
  const noticed = run.reduce((sum, result) => sum + result.noticed, 0);
  const survivors = run.flatMap((result) => result.survivors);
  const share = noticed + survivors.length === 0 ? 0 : noticed / (noticed + survivors.length);
  return {
    noticed: share,
    text: [
      '| folder | noticed | of these by a time limit | not noticed |',
      '| --- | ---: | ---: | ---: |',
      ...rows,
      '',
      `${(share * 100).toFixed(1)} % of ${noticed + survivors.length} noticed. Not noticed:`,
      ...survivors,
    ].join('\n'),
  };
}
