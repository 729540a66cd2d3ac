/** A sample of mutants, and what became of them. */
import { JavaRandom } from '../../../src/core/random/java-random.js';
import type { Change } from './changes.js';

const placeOf = ({ file, range }: Change): string => `${file}:${range}`;

/**
 * So many of them, the same ones for the same seed. What is drawn are places, each with all its changes: Stryker tries
 * them together.
 */
export function draw(changes: readonly Change[], count: number, seed: bigint): Change[] {
  const random = new JavaRandom(seed);
  const left = [...new Set(changes.map(placeOf))];
  const drawn: Change[] = [];
  while (drawn.length < count && left.length > 0) {
    const [place] = left.splice(random.nextInt(left.length), 1);
    drawn.push(...changes.filter((change) => placeOf(change) === place));
  }
  return drawn.slice(0, count);
}

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

export const keyOf = (change: Change): string => `${placeOf(change)} ${change.replacement}`;

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
