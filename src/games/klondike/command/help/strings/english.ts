/** The help of `klondike play`, in English. */
export const KLONDIKE_COMMAND_ENGLISH = {
  does: 'play in the terminal',
  deal: `start from this deal: a number (12345, '#12345'), java:NUMBER, dotnet:NUMBER, the 52 cards of a deck or a layout;
          without it the game draws one and shows its name`,
  draw: 'how many cards a click on the stock draws: 1, 3 or any number up to 24; by default as the house says',
  scoring: `how the game is scored: none (the default), standard (points) or vegas (dollars; the waste is turned over so that you
          go through the stock as often as cards are drawn at once, unless you give --redeals)`,
  standard: 'points',
  vegas: 'dollars',
  redeals:
    'how often the waste may be turned over: 0, 1, 2, 3 or any number, or unlimited; by default as the house says',
  shortForm: 'klondike DEAL is short for klondike play --deal DEAL.',
  lineMode: `In the game, ? lists the keys. If a game can't fill the terminal (a pipe, TERM=dumb), it reads commands as in a .klon
        script (new, stock, w>t3, t2>t6*3, undo, redo, ...; also moves, hint, finish, winnable, solution, show, help, about
        and quit). There [Rules "ksu"] before the first game sets the house as well, unless you give --rules. In a pipe the
        first "new" deals what --deal names.`,
};
