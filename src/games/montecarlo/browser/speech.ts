/** The sentences of a table about events, and about events that did nothing. */
import type { ChangeEvent, SayChange } from '../views/changes.js';
import { changesIn } from '../views/changes.js';
import type { MonteCarloBrowserSection as Strings, MonteCarloBrowserStrings } from './strings/english.js';

export interface GridSpeech {
  readonly sayChange: SayChange;
  /** What to say of a beep. `said` is the reason the handler gave; it may be empty. */
  readonly beepText: (said: string, event: ChangeEvent | undefined) => string;
  /** What to say of an event that showed nothing and for which the handler gave no reason. */
  readonly nothingText: (event: ChangeEvent) => string;
}

export const speechIn = ({
  browser,
  montecarloChanges,
  montecarloBrowser: say,
}: MonteCarloBrowserStrings): GridSpeech => ({
  sayChange: changesIn(montecarloChanges),
  beepText: (said, event) => say.beep(said || reasonFor(event, say)),
  nothingText: (event) => (event === 'redo' ? browser.nothingToRedo : say.nothingComes),
});

function reasonFor(event: ChangeEvent | undefined, say: Strings): string {
  if (event === 'clickCard') return say.noPair;
  if (event === 'hint') return say.noPairToShow;
  return event === 'hintAhead' ? say.nothingToAdvise : '';
}
