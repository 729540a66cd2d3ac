/** What Stryker found in a folder, kept from run to run, and the table of it. */
import type { Folder } from './folders.js';

export interface Result {
  readonly digest: string;
  readonly noticed: number;
  /** Noticed only because a spec never ended; part of `noticed`. */
  readonly timedOut: number;
  /** What was changed to what, by its place: `src/core/card.ts:24:3`. */
  readonly survivors: Readonly<Record<string, string>>;
}

export type Results = Record<string, Result>;

interface Mutant {
  readonly id: string;
  readonly status: string;
  readonly replacement?: string;
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
}

/** The parts used of the report in the schema of mutation-testing-elements. */
export interface StrykerReport {
  readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>;
}

/** A mutant that cannot be run, or that a comment in the source excludes, does not count. */
export function resultOf({ files }: StrykerReport, digest: string): Result {
  const found = Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants.map((mutant) => ({ ...mutant, file })),
  );
  const count = (...statuses: string[]): number =>
    found.filter(({ status }) => statuses.includes(status)).length;
  const survivors = found.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  return {
    digest,
    noticed: count('Killed', 'Timeout'),
    timedOut: count('Timeout'),
    survivors: Object.fromEntries(
      survivors.map(({ file, location: { start }, replacement = '', id }) => [
        `${file}:${start.line}:${start.column} #${id}`,
        replacement,
      ]),
    ),
  };
}

/** The table, the survivors, and the share that was noticed: 0 to 1. */
export function printResults(
  results: Results,
  folders: readonly Folder[],
): { readonly text: string; readonly noticed: number } {
  const rows = folders.map(({ name, digest }) => {
    const result = results[name];
    if (result === undefined) return `| ${name} | not run yet | | |`;
    const state = result.digest === digest ? '' : ', sources changed since';
    const left = Object.keys(result.survivors).length;
    return `| ${name}${state} | ${result.noticed} | ${result.timedOut} | ${left} |`;
  });
  const run = folders.flatMap(({ name }) => results[name] ?? []);
  const noticed = run.reduce((sum, result) => sum + result.noticed, 0);
  const survivors = run.flatMap((result) => Object.entries(result.survivors));
  const share = noticed + survivors.length === 0 ? 0 : noticed / (noticed + survivors.length);
  return {
    noticed: share,
    text: [
      '| folder | noticed | of these by a time limit | not noticed |',
      '| --- | ---: | ---: | ---: |',
      ...rows,
      '',
      `${(share * 100).toFixed(1)} % of ${noticed + survivors.length} noticed. Not noticed:`,
      ...survivors.map(([place, replacement]) => `${place}: ${JSON.stringify(replacement)}`),
    ].join('\n'),
  };
}
