/** A sample of mutants, and the specs that noticed them. */
import { createHash } from 'node:crypto';
import type { Change } from './changes.js';

/**
 * Draws `count` items by the hashes of their keys: if a source file changes, the items from other files stay the same.
 */
export function drawSample<Item extends Pick<Change, 'key'>>(
  items: readonly Item[],
  count: number,
  seed: number,
): Item[] {
  const hashed = items.map((item) => ({ item, hash: hashOf(`${seed} ${item.key}`) }));
  hashed.sort((one, other) => (one.hash < other.hash ? -1 : 1));
  return hashed.slice(0, count).map(({ item }) => item);
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The specs that noticed a change first. `not by the gate`: the deep specs have not tried it yet. */
export type NoticedBy = 'gate' | 'deep' | 'nowhere' | 'not by the gate';

export interface Sample {
  readonly seed: number;
  /** The number of changes that the sample was drawn from. */
  readonly of: number;
  readonly changes: readonly (Change & { readonly noticed: NoticedBy })[];
}

/** The shares that the gate and all specs must notice. */
const ENOUGH = { gate: 0.9, all: 0.96 };

export const printChange = ({ file, range, replacement }: Change): string =>
  `${file}:${range} ${replacement}`;

function shares({ changes }: Sample): { readonly gate: number; readonly all: number } {
  const share = (...by: readonly NoticedBy[]): number =>
    changes.filter(({ noticed }) => by.includes(noticed)).length / changes.length;
  return { gate: share('gate'), all: share('gate', 'deep') };
}

export function isEnough(sample: Sample): boolean {
  const { gate, all } = shares(sample);
  return gate >= ENOUGH.gate && all >= ENOUGH.all;
}

/** The shares, and each change that the gate did not notice. */
export function printSample(sample: Sample): string {
  const { gate, all } = shares(sample);
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  const left = sample.changes.filter(({ noticed }) => noticed !== 'gate');
  return [
    ...left.map(
      (change) => `${change.noticed === 'deep' ? 'deep specs only' : change.noticed}: ${printChange(change)}`,
    ),
    `Of ${sample.changes.length} changes drawn from ${sample.of} (seed ${sample.seed}), ` +
      `the gate noticed ${percent(gate)} and all specs ${percent(all)}.`,
  ].join('\n');
}
