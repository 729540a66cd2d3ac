/** What is remembered of a game besides its cards. */
export interface Memory {
  /** Was there a game before it? */
  readonly isLaterGame: boolean;
  /** Was an event refused since the last one that was accepted? */
  hasRefused: boolean;
  undosInARow: number;
  timesAnnounced: number;
  /** How many moves more are shown than were made. */
  countOff: number;
  /** What the handler may have kept of refused events makes undo uncertain. */
  isUncertain: boolean;
}

export const freshMemory = (isLaterGame: boolean): Memory => ({
  isLaterGame,
  hasRefused: false,
  undosInARow: 0,
  timesAnnounced: 0,
  countOff: 0,
  isUncertain: false,
});
