/** One of several equal shares of a list of deals: every so many a deal, so that no share is harder than another. */
import { UsageError } from '../usage.js';

export interface Shard {
  /** From 1. */
  readonly index: number;
  readonly count: number;
}

/** A deal and its place in the whole list, from 1. */
export interface PlacedDeal {
  readonly deal: string;
  readonly nth: number;
}

/** The whole list. */
export const WHOLE: Shard = { index: 1, count: 1 };

/** Reads `3/16`. @throws UsageError */
export function readShard(text: string): Shard {
  const [, index, count] = /^([1-9]\d{0,8})\/([1-9]\d{0,8})$/.exec(text)?.map(Number) ?? [];
  if (index !== undefined && count !== undefined && index <= count) return { index, count };
  throw new UsageError(`--shard takes I/N, the share and how many there are, from 1/N to N/N, not '${text}'`);
}

/** How many of so many deals a share has. */
export const sizeOf = ({ index, count }: Shard, deals: number): number =>
  index > deals ? 0 : Math.floor((deals - index) / count) + 1;

export async function* shareOf(
  deals: AsyncIterable<string>,
  { index, count }: Shard,
): AsyncGenerator<PlacedDeal> {
  let nth = 0;
  for await (const deal of deals) {
    nth++;
    if (nth % count === index % count) yield { deal, nth };
  }
}
