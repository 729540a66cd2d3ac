/** One of several equal shares of a list: every so many a place, so that no share is harder than another. */
import { UsageError } from '../usage.js';

export interface Shard {
  /** From 1. */
  readonly index: number;
  readonly count: number;
}

/** The whole list. */
export const WHOLE: Shard = { index: 1, count: 1 };

/** Reads `3/16`. @throws UsageError */
export function readShard(text: string): Shard {
  const [, index, count] = /^([1-9]\d{0,8})\/([1-9]\d{0,8})$/.exec(text)?.map(Number) ?? [];
  if (index !== undefined && count !== undefined && index <= count) return { index, count };
  throw new UsageError((say) => say.takesShare(text));
}

/** How many of so many places a share has. */
export const sizeOf = ({ index, count }: Shard, places: number): number =>
  index > places ? 0 : Math.floor((places - index) / count) + 1;

/** Is this place, from 1, in the share? */
export const hasPlace = ({ index, count }: Shard, nth: number): boolean => nth % count === index % count;
