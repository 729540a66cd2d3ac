/** What Stryker found in a folder, kept from run to run, and the table of it. */
import type { Folder } from './folders.js';

export interface Result {
  readonly digest: string;
  readonly noticed: number;
  /** Noticed only because a spec never ended; part of `noticed`. */
  readonly timedOut: number;
  /** Where, and what stood there instead: `src/core/card.ts:24:3-24:9 "true"`. */
  readonly survivors: readonly string[];
}

export type Results = Record<string, Result>;

interface Place {
  readonly line: number;
  readonly column: number;
}

interface Mutant {
  readonly status: string;
  readonly replacement?: string;
  readonly location: { readonly start: Place; readonly end: Place };
}

/** The parts used of the report in the schema of mutation-testing-elements. */
export interface StrykerReport {
  readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>;
}

const isLeft = ({ status }: Mutant): boolean => status === 'Survived' || status === 'NoCoverage';

/** What was not noticed, as Stryker takes places to change: `src/core/card.ts:24:3-24:9`. */
export function rangesOf({ files }: StrykerReport): string[] {
  const ranges = Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants.filter(isLeft).map(({ location: { start, end } }) => {
      // Stryker reports columns from 1 and takes them from 0.
      return `${file}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`;
    }),
  );
  return [...new Set(ranges)];
}

/**
 * Of the passes over one folder; a mutant counts by the last pass that tried it and is noticed if any pass noticed it.
 * One that cannot be run, or that a comment in the source excludes, does not count.
 */
export function resultOf(passes: readonly StrykerReport[], digest: string): Result {
  const found = new Map<string, string>();
  for (const { files } of passes) {
    for (const [file, { mutants }] of Object.entries(files)) {
      for (const mutant of mutants) {
        const { start, end } = mutant.location;
        const place = `${file}:${start.line}:${start.column}-${end.line}:${end.column}`;
        const key = `${place} ${JSON.stringify(mutant.replacement ?? '')}`;
        const isNew = !['Killed', 'Timeout'].includes(found.get(key) ?? '');
        if (isNew) found.set(key, mutant.status);
      }
    }
  }
  const count = (...statuses: string[]): number =>
    [...found.values()].filter((status) => statuses.includes(status)).length;
  return {
    digest,
    noticed: count('Killed', 'Timeout'),
    timedOut: count('Timeout'),
    survivors: [...found].flatMap(([key, status]) =>
      status === 'Survived' || status === 'NoCoverage' ? [key] : [],
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
