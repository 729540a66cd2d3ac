/** The sentences that a table shows about refused events. */
import type { ChangeEvent, SayChange } from '../views/changes.js';
import { changesIn } from '../views/changes.js';
import type { MonteCarloBrowserSection as Strings, MonteCarloBrowserStrings } from './strings/english.js';

export interface GridSpeech {
  readonly sayChange: SayChange;
  /** The sentence for a beep. `said` is the handler's reason, or empty. */
  readonly beepText: (said: string, event: ChangeEvent | undefined) => string;
  /** The sentence for an event that had no effect, if the handler didn't give a reason. */
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
