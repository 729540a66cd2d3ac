/** The texts in English that the page may say before the rest of it is there. */
export const FIRST_ENGLISH = {
  /** @param what a part of the page, such as an entry of the menu */
  notLoaded: (what: string): string => `${what} could not be loaded. Is there a network?`,
  tryAgain: 'Try again',
  loadAnew: 'Load the page anew',
  /** Buttons after a win. */
  watchReplay: 'Watch replay',
  share: 'Share',
};

export type FirstStrings = typeof FIRST_ENGLISH;
