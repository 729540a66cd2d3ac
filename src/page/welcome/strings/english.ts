/** The welcome's own texts in English. */
export const WELCOME_ENGLISH = {
  /** The name of the card, for screen readers. */
  name: 'Welcome',
  /** `1 of 3` */
  step: (number: number, of: number): string => `${number} of ${of}`,
  back: 'Back',
  next: 'Next',
  /** Stands in the last step, where there may be a keyboard. */
  keys: 'F1 or ? lists all keys.',
  /** Ends the last step. */
  play: 'Play',
  /** In the dialog that tells how to play. */
  again: 'Show the welcome again',
};

export type WelcomeStrings = typeof WELCOME_ENGLISH;
