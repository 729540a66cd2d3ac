/** The deal's name: shown, typed in, copied, shared as a link. */
import type { BrowserOptions } from '../options.js';
import { faultOf, nameForm } from '../../../../browser/parts/name-form.js';

/** @param onPrepared the deal of the name that was typed can be dealt now */
export function dealForm(options: BrowserOptions, onPrepared: () => void): HTMLElement {
  const name = options.deal?.() ?? '';
  const take = (typed: string): string | undefined => {
    const fault = faultOf(() => options.onDeal?.(typed));
    if (fault === undefined) onPrepared();
    return fault;
  };
  return nameForm({
    name,
    label: 'A name, such as 12345, java:12345, dotnet:0 or 52 cards:',
    take: options.onDeal && take,
    link: name === '' ? undefined : options.linkTo?.(name),
  });
}
