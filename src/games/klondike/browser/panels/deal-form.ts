/** The name of the deal: shown, typed in, copied, shared as a link. */
import { numbered } from '../../../../core/text/deal-name.js';
import type { BrowserOptions } from '../options.js';
import type { KlondikeBrowserStrings } from '../strings/english.js';
import { nameForm } from '../../../../browser/parts/name-form.js';
import { faultOf } from '../../../../core/faults.js';

/** @param onPrepared called when the deal whose name was typed can be dealt */
export function dealForm(
  { options, strings }: { readonly options: BrowserOptions; readonly strings: KlondikeBrowserStrings },
  onPrepared: () => void,
): HTMLElement {
  const name = options.deal?.() ?? '';
  const take = (typed: string): string | undefined => {
    const fault = faultOf(() => options.onDeal?.(typed));
    if (fault === undefined) onPrepared();
    return fault;
  };
  return nameForm({
    name,
    typed: numbered(name),
    label: strings.klondikeBrowser.dealField,
    take: options.onDeal && take,
    strings: strings.browser,
    link: name === '' ? undefined : options.linkTo?.(name),
  });
}
