/** A sentence for the player, with what can be done about it. */
import type { PageStrings } from '../strings/english.js';

export interface Notice {
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
  /** True if something is wrong. The notice then stays until the player dismisses it. */
  readonly isFault?: boolean;
  /** True if the notice stays although nothing is wrong. */
  readonly stays?: boolean;
  /** A later notice on the same topic replaces this one. By default the topic is the text. */
  readonly topic?: string;
}

/** The notice about a link that could not be read because of this error. */
export const unreadable = (error: unknown, strings: PageStrings): Notice => ({
  text: strings.badLink(messageOf(error)),
  isFault: true,
  topic: 'link',
});

/** The notice that another tab has played on with the saved game. */
export const playedElsewhere = (strings: PageStrings, run: () => void): Notice => ({
  text: strings.otherTab,
  action: { label: strings.showItsGame, run },
  stays: true,
  topic: 'tab',
});

/** The notice that the game that was left is in the list. @param run goes back to it */
export const keptBefore = (strings: PageStrings, run: () => void): Notice => ({
  text: strings.leftIsKept,
  action: { label: strings.back, run },
  topic: 'before',
});

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
