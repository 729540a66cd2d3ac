/** The status line of a dialog during a search for a deal, and the button that stops the search. */
import { button, make } from '../../../browser/dom.js';
import type { DialogStrings } from './dialogs/strings/english.js';

export interface DealSearch {
  readonly element: HTMLElement;
  /** The result; undefined if the search finds nothing, or if the player stops it, closes the dialog or starts another search. */
  run<Found>(find: (signal: AbortSignal) => Promise<Found | undefined>): Promise<Found | undefined>;
}

type SearchWords = Pick<DialogStrings['newGame'], 'searching' | 'notFound' | 'stopSearch' | 'searchStopped'>;

export function searching(words: SearchWords): DealSearch {
  let now = new AbortController();
  const said = make('p', { class: 'said', role: 'status' });
  const stop = button(words.stopSearch, () => {
    now.abort();
    stop.hidden = true;
    said.textContent = words.searchStopped;
  });
  stop.hidden = true;
  const element = make('div', {}, said, stop);
  return {
    element,
    run: async (find) => {
      now.abort();
      const { signal } = (now = new AbortController());
      element.closest('dialog')?.addEventListener('close', () => now.abort(), { signal });
      said.textContent = words.searching;
      stop.hidden = false;
      const found = await find(signal);
      if (signal.aborted) return undefined;
      stop.hidden = true;
      said.textContent = found === undefined ? words.notFound : '';
      return found;
    },
  };
}
