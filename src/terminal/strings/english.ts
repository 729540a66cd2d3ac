/** What all terminals say, in English. */
export const TERMINAL_ENGLISH = {
  commands: {
    interrupt: { help: 'break off' },
    redraw: { help: 'draw anew' },
    suspend: { help: 'suspend' },
  },
};

export type TerminalStrings = typeof TERMINAL_ENGLISH;
