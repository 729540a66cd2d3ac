import { TextError } from '../core/text-error.js';
import type { Deal } from '../klondike/deals.js';
import { parseDeal } from '../klondike/deals.js';
import { UsageError } from './usage.js';

/** The deal that `--deal` names, if it was given. */
export function readDeal(text: string | undefined): Deal | undefined {
  try {
    return text === undefined ? undefined : parseDeal(text);
  } catch (error) {
    if (error instanceof TextError) throw new UsageError(`--deal: ${error.message}`);
    throw error;
  }
}
