/** The deals of a share, with their places in the whole list. */
import type { Shard } from '../jobs/shard.js';
import { hasPlace } from '../jobs/shard.js';

/** A deal and its place in the whole list, from 1. */
export interface PlacedDeal {
  readonly deal: string;
  readonly nth: number;
}

export async function* shareOf(deals: AsyncIterable<string>, shard: Shard): AsyncGenerator<PlacedDeal> {
  let nth = 0;
  for await (const deal of deals) if (hasPlace(shard, ++nth)) yield { deal, nth };
}
