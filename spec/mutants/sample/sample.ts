/** What became of a sample of mutants. */
import type { StrykerReport } from '../results.js';
import type { Change } from './draw.js';

/** By which specs a change was noticed first. */
export type Noticed = 'gate' | 'deep' | 'nowhere';

export interface Sample {
  readonly seed: number;
  /** How many changes it was drawn from. */
  readonly of: number;
  readonly changes: readonly (Change & { readonly noticed: Noticed })[];
}

/** The shares that must be noticed by the gate, and by all specs. */
const ENOUGH = { gate: 0.9, all: 0.96 };

export const keyOf = ({ file, range, replacement }: Change): string => `${file}:${range} ${replacement}`;

const NOTICED = ['Killed', 'Timeout', 'RuntimeError'];

/** The keys of the changes that a run noticed. */
export function noticedBy({ files }: StrykerReport): Set<string> {
  return new Set(
    Object.entries(files).flatMap(([file, { mutants }]) =>
      mutants
        .filter(({ status }) => NOTICED.includes(status))
        .map(({ location: { start, end }, replacement = '' }) =>
          // The report counts columns from 1.
          keyOf({
            file,
            range: `${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`,
            replacement,
          }),
        ),
    ),
  );
}

function shares({ changes }: Sample): { readonly gate: number; readonly all: number } {
  const share = (...by: readonly Noticed[]): number =>
    changes.filter(({ noticed }) => by.includes(noticed)).length / changes.length;
  return { gate: share('gate'), all: share('gate', 'deep') };
}

export function enough(sample: Sample): boolean {
  const { gate, all } = shares(sample);
  return gate >= ENOUGH.gate && all >= ENOUGH.all;
}

/** The shares, and each change that the gate did not notice. */
export function printSample(sample: Sample): string {
  const { gate, all } = shares(sample);
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  const left = sample.changes.filter(({ noticed }) => noticed !== 'gate');
  return [
    ...left.map((change) => `${change.noticed === 'deep' ? 'deep specs only' : 'nowhere'}: ${keyOf(change)}`),
    `Of ${sample.changes.length} changes drawn from ${sample.of} (seed ${sample.seed}), ` +
      `the gate noticed ${percent(gate)} and all specs ${percent(all)}.`,
  ].join('\n');
}
