/** The commands of `klondike`, in the order of the overview. */
import type { Command } from './command.js';
import { command } from './command.js';

/** The options of both games in the terminal. */
const PLAYING = {
  record: { takes: 'FILE', text: 'write the session to a new .klon script' },
  name: { takes: 'NAME', text: 'whom the About box credits' },
  ascii: { text: 'letters in place of suit signs and lines' },
  'four-color': { text: 'a color for each suit' },
} as const;

/** @param without what happens where no deal is named */
const dealOption = (without: string) => ({
  takes: 'NAME',
  text: `start from this deal: a number, java:NUMBER, dotnet:NUMBER, the 52 cards of a deck or a layout;
    without it ${without}`,
});

const FRAMES_OUT = 'Frames go to standard output, all else to standard error.';

const PLAYED_STATUS = `Exit status: 0 all went well; 1 a check of the script failed; 2 something could not be read or
    written: an argument, a file, a word.`;

const PLAY = command({
  name: 'play',
  call: 'klondike [play] [options]',
  does: 'play in the terminal',
  options: {
    rules: {
      takes: 'NAME',
      text: 'the house rules: ulg (also without it), ycp-text, ycp-selection, ksu',
    },
    deal: dealOption('the game draws one and shows its name'),
    ...PLAYING,
  },
  notes: [
    `In the game ? tells the keys. Where a game cannot fill the terminal (a pipe, TERM=dumb) commands
      are read as in a .klon script (new, stock, w>t3, t2>t6*3, undo, redo, ..., and help, about, quit) and
      a frame is printed after each. There [Rules "ksu"] before the first game sets the house, too,
      unless --rules is given. In a pipe --deal is what the first "new" deals.`,
    FRAMES_OUT,
    PLAYED_STATUS,
  ],
  start: async (values, _files, shell) => {
    const { playCommand } = await import('./klondike/command.js');
    return playCommand({ ...values, fourColor: values['four-color'] }, shell);
  },
});

const SERVE = command({
  name: 'serve',
  call: 'klondike serve [options]',
  does: 'play in the browser',
  options: {
    port: {
      takes: 'N',
      text: 'listen at this port, 0 for any that is free; without it at 5173, or at the next one that is free',
    },
    host: {
      takes: 'H',
      text: 'listen at this name or address, 127.0.0.1 without it; 0.0.0.0 opens the table to the network',
    },
    'no-open': { text: 'start no browser' },
  },
  notes: [
    `Prints the address of the table and, in a desktop's terminal, opens it in the browser. Ctrl-C
      ends it, status 0; status 2 where it cannot listen.`,
  ],
  start: async (values, _files, shell) => {
    const { serveCommand } = await import('./serve-command.js');
    return serveCommand({ ...values, noOpen: values['no-open'] }, shell);
  },
});

const REPLAY = command({
  name: 'replay',
  call: 'klondike replay FILE... [options]',
  does: 'run .klon scripts (- is standard input)',
  options: {
    frames: { takes: 'WHICH', text: 'all (after each event; the default), last or none' },
    json: { text: 'a line of JSON for each frame and each script' },
  },
  takesFiles: true,
  notes: [
    'Frames and --json go to standard output, all else to standard error.',
    `Exit status: 0 all went as expected; 1 a script did not; 2 one could not be read, or has no
      event, and then none is run.`,
  ],
  start: async (values, files, shell) => {
    const { replayCommand } = await import('./replay/command.js');
    return replayCommand({ ...values, files }, shell);
  },
});

const CONSOLE = command({
  name: 'console',
  call: 'klondike console [options]',
  does: 'play by pile numbers, answering prompts',
  options: {
    deal: dealOption('the name of the deal drawn goes to standard error'),
  },
  notes: [
    `Reads m or d, pile numbers and card indexes, separated by white space. Suits are letters where
      the locale has no signs for them.`,
  ],
  start: async (values, _files, shell) => {
    const { consoleCommand } = await import('./console-command.js');
    return consoleCommand(values, shell);
  },
});

const MONTECARLO = command({
  name: 'montecarlo',
  call: 'klondike montecarlo [options]',
  does: 'play Monte Carlo Solitaire, or analyse its games',
  options: {
    game: {
      takes: 'N',
      text: `begin with the game of this number, a whole one of 64 bits; without it with the course's
        first, 12345`,
    },
    deal: {
      takes: 'NAME',
      text: "begin with this deal: a game's number, java:NUMBER, the 52 cards of a deck or a grid",
    },
    ...PLAYING,
    analyse: {
      takes: 'N|FROM..TO',
      text: 'search the game of this number, or those from one to another, for their best endings',
    },
    positions: { takes: 'N', text: 'look into at most so many positions of each, 200000 without it' },
    jobs: {
      takes: 'N',
      text: 'search so many games at a time, at most 256; without it one for each core',
    },
    json: { text: 'a line of JSON for each game' },
  },
  notes: [
    `In the game ? tells the keys. Where a game cannot fill the terminal (a pipe, TERM=dumb) commands
      are read as in a .klon script (new:12345, deal, a1 b2, consolidate, hint, ahead, replay, undo,
      ..., and help, about, quit) and a frame is printed after each. In a pipe --game or --deal is
      what the first "deal" deals.`,
    `An analysis prints a line for each game, in order, on standard output; Ctrl-C ends it, status
      130.`,
    FRAMES_OUT,
    PLAYED_STATUS,
  ],
  start: async (values, _files, shell) => {
    const { monteCarloCommand } = await import('./montecarlo/command.js');
    return monteCarloCommand(values, shell);
  },
});

/** What is run where no command is named. */
export const USUAL = PLAY;

export const COMMANDS: readonly Command[] = [PLAY, SERVE, REPLAY, CONSOLE, MONTECARLO];
