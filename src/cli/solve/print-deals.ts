/** `klondike solve --deals FORMAT`: the deals as other solvers write them, not solved. */
import { parseDeal } from '../../games/klondike/model/deals.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import type { DealFormatName } from '../../solver/files/deal-file.js';
import { DEAL_PRINTERS } from '../../solver/files/deal-file.js';
import type { Output } from '../output.js';
import { readName } from '../option.js';
import type { TellFault } from './deal-list.js';

/** @throws UsageError */
export function readFormat(text: string): DealFormatName {
  return readName('--deals', text, Object.keys(DEAL_PRINTERS) as DealFormatName[]);
}

/** A deal that the format cannot tell is left out. */
export async function printDeals(
  deals: AsyncIterable<{ readonly deal: string }>,
  {
    format,
    rules,
    onFault,
  }: { readonly format: DealFormatName; readonly rules: Rules; readonly onFault: TellFault },
  output: Output,
): Promise<void> {
  for await (const { deal } of deals) {
    try {
      output.print(DEAL_PRINTERS[format](parseDeal(deal, rules).start(rules)));
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      onFault(`${deal}: ${error.message}`);
    }
  }
}
