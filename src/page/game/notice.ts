/** A sentence for the player, with what can be done about it. */
import type { PageStrings } from '../strings/english.js';

export interface Notice {
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Something is wrong: it stays until the player has put it away. */
  readonly isFault?: boolean;
  /** It stays, too, though nothing is wrong. */
  readonly stays?: boolean;
  /** A later notice about the same thing takes the place of this one; the text by default. */
  readonly topic?: string;
}

/** What is told of a link that an error is about. */
export const unreadable = (error: unknown, strings: PageStrings): Notice => ({
  text: strings.badLink(messageOf(error)),
  isFault: true,
  topic: 'link',
});

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
