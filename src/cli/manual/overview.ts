/** What holds for all commands: told by `klondike help` and the manual page. */
export const OVERVIEW = {
  usual: 'Without a command klondike plays: full screen on a terminal, line by line in a pipe.',
  output:
    "Frames, analyses, --json and the console's talk go to standard output, all else to standard error.",
  /** What the exit statuses mean. */
  statuses: [
    ['0', 'all went well'],
    ['1', 'a script was not as expected'],
    ['2', 'something could not be read or written: an argument, a file, a word'],
  ],
  environment: [
    [
      'LC_ALL, LC_MESSAGES, LANG',
      'the language of the game, English or French; whether the terminal has suit signs',
    ],
    ['NO_COLOR', 'no colors, if it is set'],
    ['FORCE_COLOR', 'colors, if it is set; none if it is 0 or false'],
    ['TERM', 'what the terminal can do; with dumb the game is played line by line'],
  ],
} as const satisfies {
  readonly usual: string;
  readonly output: string;
  readonly statuses: readonly (readonly [string, string])[];
  readonly environment: readonly (readonly [string, string])[];
};
