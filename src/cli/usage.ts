/** What the command answers to `--help`, and to arguments it does not take. */

/** Arguments that the command does not take. Exit status 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';

  constructor(message: string) {
    super(printable(message));
  }
}

/** Whatever a terminal would obey or hide is escaped. */
const printable = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (sign) => `\\u{${Number(sign.codePointAt(0)).toString(16)}}`);

export const USAGE = `klondike [play] [options]      play in the terminal
klondike serve [options]       play in the browser
klondike replay FILE... [options]   run .klon scripts (- is standard input)
klondike console [options]     play by pile numbers, answering prompts
klondike montecarlo [options]  play Monte Carlo Solitaire, or analyse its games
klondike --help | --version

play
  --rules NAME    the house rules: ulg (also without it), ycp-text, ycp-selection, ksu
  --deal NAME     start from this deal: java:NUMBER, dotnet:NUMBER, the 52 cards of
                  a deck or a layout; without it the game draws one and shows its name
  --record FILE   write the session to a new .klon script
  --name NAME     whom the About box credits
  --ascii         letters in place of suit signs and lines
  --four-color    a color for each suit
When standard input is not a terminal, play reads commands as in a .klon script
(new, stock, w>t3, t2>t6*3, undo, ..., and help, about, quit) and prints a frame
after each. There [Rules "ksu"] before the first game sets the house, too, unless
--rules is given.

serve
  --port N        listen at this port, 0 for any that is free; without it at 5173,
                  or at the next one that is free
  --host H        listen at this name or address, 127.0.0.1 without it; 0.0.0.0
                  opens the table to the network
  --no-open       start no browser
Prints the address of the table and, in a desktop's terminal, opens it in the
browser. Ctrl-C ends it, status 0.

replay
  --frames WHICH  all (after each event; the default), last or none
  --json          a line of JSON for each frame and each script

console
  --deal NAME     as for play; without it the name of the deal drawn goes to
                  standard error
Reads m or d, pile numbers and card indexes, separated by white space.

montecarlo
  --game N        begin with the game of this number, a whole one of 64 bits;
                  without it with the course's first, 12345
  --deal NAME     begin with this deal: a game's number, java:NUMBER, the 52 cards of
                  a deck or a grid
  --record FILE, --name NAME, --ascii, --four-color
                  as for play
  --analyse N, --analyse FROM..TO
                  search the game of this number, or those from one to another, for
                  their best endings
  --positions N   look into at most so many positions of each, 200000 without it
  --jobs N        search so many games at a time, at most 256; without it one for
                  each core
  --json          a line of JSON for each game
When standard input is not a terminal, montecarlo reads commands as in a .klon
script (new:12345, deal, a1 b2, consolidate, hint, ahead, replay, undo, ..., and
help, about, quit) and prints a frame after each; --game or --deal is then what the
first deal deals. An analysis prints a line for each game, in order; Ctrl-C ends it,
status 130.

Frames, analyses, --json and the console's talk go to standard output, all else to
standard error.

Exit status: 0 all went well; 1 a script was not as expected; 2 something could
not be read or written: an argument, a file, a word.`;
