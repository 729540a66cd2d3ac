/** A sentence for the player, with an action. */
import type { PageStrings } from '../strings/english.js';

export interface Notice {
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Is something wrong? Then the notice stays until the player dismisses it. */
  readonly isFault?: boolean;
  /** Does the notice stay although nothing is wrong? */
  readonly stays?: boolean;
  /** A later notice on the same topic replaces this one. By default, the text is the topic. */
  readonly topic?: string;
}

/** The notice about a wrong link. */
export const unreadable = (error: unknown, strings: PageStrings): Notice => ({
  text: strings.badLink(messageOf(error)),
  isFault: true,
  topic: 'link',
});

/** The notice that another tab has changed the saved game. */
export const playedElsewhere = (strings: PageStrings, run: () => void): Notice => ({
  text: strings.otherTab,
  action: { label: strings.showOtherGame, run },
  stays: true,
  topic: 'tab',
});

/** The notice that the last game is in the list of unfinished games. @param run goes back to it */
export const keptBefore = (strings: PageStrings, run: () => void): Notice => ({
  text: strings.previousGameSaved,
  action: { label: strings.back, run },
  topic: 'before',
});

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
