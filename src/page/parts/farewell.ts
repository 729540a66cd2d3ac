/** What is in the place of a table that the player has left. */
import { button, make } from '../../browser/dom.js';
import type { PageStrings } from '../strings/english.js';

interface Farewell extends Pick<PageStrings, 'playOn' | 'isKept' | 'isKeptOpen'> {
  /** Is the game kept only while the page is open? */
  readonly isAlone: boolean;
  /** Goes back to the table. */
  readonly run: () => void;
}

/** Closes the window besides, where a page may. */
export function sayFarewell(
  place: HTMLElement,
  { playOn, isKept, isKeptOpen, isAlone, run }: Farewell,
): void {
  const said = make('p', { id: 'farewell' }, isAlone ? isKeptOpen : isKept);
  const back = button(playOn, run, { 'aria-describedby': said.id });
  place.replaceChildren(make('div', { class: 'farewell' }, said, back));
  back.focus();
  if (hasOwnWindow()) window.close();
}

/** Is the page installed, or was it opened by another? Only such pages can close their window. */
const hasOwnWindow = (): boolean =>
  window.opener !== null || matchMedia('(display-mode: standalone)').matches;
