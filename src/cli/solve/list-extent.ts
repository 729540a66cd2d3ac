/** The length of a list of deals, and a digest that shards of the same list share. */
import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { unlessSystemError } from '../errors.js';
import type { DealList, NamedDeals } from './deal-list.js';
import { dealsIn, knownDeals } from './deal-list.js';

/** The facts about the whole list, which every line from a shard has. */
export interface ListExtent {
  readonly count: number;
  readonly digest: string;
}

/** Undefined if the list has a file that can be read only once, such as `-`, `/dev/stdin` or another pipe. */
export async function extentOf(list: DealList): Promise<ListExtent | undefined> {
  if (list.file !== undefined && (list.file === '-' || !isRegular(list.file))) return undefined;
  const digest = new ListDigest();
  let count = 0;
  for (const word of list.words) {
    const deals = knownDeals(word, list);
    if (deals === undefined) continue;
    count += deals.count;
    digest.add(deals);
  }
  for await (const name of dealsIn({ ...list, words: [] }, () => undefined)) {
    count++;
    digest.add({ first: name, last: name });
  }
  return { count, digest: digest.end() };
}

const isRegular = (file: string): boolean =>
  unlessSystemError(
    () => statSync(file).isFile(),
    () => false,
  );

const SEED = /^(.*:)(-?\d+)$/;

/**
 * The length of the digest. If someone merges two different lists by mistake, their digests are the same in only one of
 * four billion cases.
 */
const DIGITS = 8;

/** A digest of deals, however they were written: consecutive seeds count as a range. */
class ListDigest {
  private readonly hash = createHash('sha256');
  private range: { readonly first: string; last: string } | undefined;

  add({ first, last }: Pick<NamedDeals, 'first' | 'last'>): void {
    if (this.range !== undefined && first === nextOf(this.range.last)) {
      this.range.last = last;
      return;
    }
    this.close();
    this.range = { first, last };
  }

  end(): string {
    this.close();
    return this.hash.digest('hex').slice(0, DIGITS);
  }

  private close(): void {
    if (this.range !== undefined) this.hash.update(`${this.range.first}..${this.range.last}\n`);
  }
}

/** The name of the deal with the next seed; undefined for a deal without a seed. */
function nextOf(name: string): string | undefined {
  const [, generator = '', seed] = SEED.exec(name) ?? [];
  return seed === undefined ? undefined : `${generator}${BigInt(seed) + 1n}`;
}
