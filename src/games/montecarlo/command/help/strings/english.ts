/** The help of `klondike montecarlo`, in English. */
export const MONTECARLO_COMMAND_ENGLISH = {
  does: 'play Monte Carlo Solitaire, or analyse its games',
  game: "start with the game of this number, a 64-bit whole number; the course's first game is 12345",
  deal: "start with this deal: a game's number, java:NUMBER, the 52 cards of a deck or a grid",
  shortForm: 'klondike montecarlo DEAL is short for klondike montecarlo --deal DEAL.',
  lineMode: `In the game, ? lists the keys. If a game can't fill the terminal (a pipe, TERM=dumb), it reads commands as in a .klon
        script (new:12345, deal, a1 b2, consolidate, hint, ahead, restart, undo, ..., and show, help, about, quit). In a pipe
        the first "deal" deals what --game or --deal names.`,
};
