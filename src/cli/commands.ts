/** The commands of `klondike`, in the order of the overview. */
import type { Command } from './command.js';
import type { Games, Opened } from '../kit/games.js';
import { ANALYSIS } from './analyse/task.js';
import { command } from './command.js';
import { GRADE } from './grade/definition.js';
import { HANDLER_OPTIONS, PLAYING_HANDLER, namesHandler } from './handler/words.js';
import { manualCommands } from './manual/commands.js';
import type { OtherTask } from './play/command.js';
import { gameCommand } from './play/command.js';
import { HOUSES, SOLVE } from './solve/definition.js';

/** Gives the games to a command that needs them. They take long to load. */
export type LoadGames = () => Games | Promise<Games>;

/** What a game's command can do besides playing, by the name of the game. */
const OTHER_TASKS: Readonly<Record<string, OtherTask>> = { klondike: PLAYING_HANDLER, montecarlo: ANALYSIS };

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
    ...HANDLER_OPTIONS,
  },
  notes: [
    `Prints the address of the table and, in a desktop's terminal, opens it in the browser. Ctrl-C
      ends it, status 0; status 2 where it cannot listen.`,
    `With --handler or --cmd the page plays that handler live, each page in a process of its own, which ends with the
      page. Only the server's own page is answered.`,
  ],
  start: async (values, _files, shell) => {
    const { serveCommand } = await import('./serve-command.js');
    const options = { ...values, noOpen: values['no-open'] };
    if (!namesHandler(values)) return serveCommand(options, shell);
    const { serveSubmission } = await import('./handler/serve.js');
    return serveSubmission(options, shell);
  },
});

const replay = (games: LoadGames): Command =>
  command({
    name: 'replay',
    call: 'klondike replay FILE... [options]',
    does: 'run .klon scripts (- is standard input)',
    options: {
      frames: {
        takes: 'WHICH',
        text: 'which frames are printed: all (after each event; the default), last or none',
        values: ['all', 'last', 'none'],
      },
      json: { text: 'a line of JSON for each frame and each script' },
      ...HANDLER_OPTIONS,
    },
    takesFiles: true,
    notes: [
      'Frames and --json go to standard output, all else to standard error.',
      `With --handler or --cmd each script gets a process of its own. [Seed "17"] in it seeds the handler's chance, 1
        without it. An event that changes nothing was refused; [Deal "..."] needs a handler that has nextDeal. With a
        [Check "..."] of klondike grade the grader judges the events as well.`,
      `Exit status: 0 all went as expected; 1 a script did not; 2 one could not be read, or has no
        event. The others are run all the same.`,
    ],
    start: async (values, files, shell) => {
      const { readFor, replayCommand } = await import('./replay/command.js');
      if (!namesHandler(values))
        return replayCommand({ ...values, files, read: readFor(await games()) }, shell);
      const { withCandidate } = await import('./handler/options.js');
      const { readForCandidate } = await import('./handler/replay.js');
      return withCandidate(values, shell, (candidate) =>
        replayCommand({ ...values, files, read: readForCandidate(candidate) }, shell),
      );
    },
  });

const CONSOLE = command({
  name: 'console',
  call: 'klondike console [options]',
  does: 'play by pile numbers, answering prompts',
  options: {
    deal: {
      takes: 'NAME',
      text: `start from this deal: a number, java:NUMBER, dotnet:NUMBER, the 52 cards of a deck or a layout;
        without it the name of the deal drawn goes to standard error`,
    },
    rules: {
      takes: 'NAME',
      text: `the house rules: ycp-text, the assignment's rules (the default), or ycp-text-reference, the way of the course's own
        program, whose call that brings the waste back also draws a card`,
      values: ['ycp-text', 'ycp-text-reference'],
    },
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

const stats = (games: LoadGames): Command =>
  command({
    name: 'stats',
    call: 'klondike stats [options]',
    does: 'tell how many games you have won',
    options: {
      json: { text: 'a line of JSON for each set of rules' },
      export: { takes: 'FILE', text: 'write all finished games to a new file of JSON; - is standard output' },
      import: { takes: 'FILE', text: 'add the games of an export, also of one made on the page' },
      reset: { text: 'begin anew' },
      'bring-back': { text: 'bring back what was reset' },
    },
    notes: [
      `Of the games that fill the screen. A game counts once it has a move: as won at its first win, as lost when another
      by the same rules has its first move in its place. A deal by the same rules is one game: a lost one that is won
      later counts as won.`,
      'Exit status: 0 all went well; 2 a file could not be read or written.',
    ],
    start: async (values, _words, shell) => {
      const { statsCommand } = await import('./stats/command.js');
      return statsCommand(values, shell, await games());
    },
  });

const AUTOPLAY = command({
  name: 'autoplay',
  call: 'klondike autoplay [options]',
  does: 'let hints play, and see how many games they win',
  options: {
    blind: {
      takes: 'DEALS',
      text: `the deals, whose hidden cards no hint uses: a deal's name, or a range such as java:1..java:100; more
        may follow`,
    },
    rules: {
      takes: 'HOUSE',
      text: 'the house rules: ulg (also without it), ycp-text, ycp-text-reference, ycp-selection, ksu',
      values: HOUSES,
    },
    draw: { takes: 'N', text: 'turn so many cards at a time, 1 to 24' },
    redeals: { takes: 'N', text: 'turn the waste over so many times, or unlimited' },
    samples: {
      takes: 'N',
      text: 'for each hint deal the unseen cards at most so many times, 1 to 10000',
    },
    jobs: { takes: 'N', text: 'play so many games at a time, at most 256; without it one for each core' },
    json: { text: 'a line of JSON for each game' },
  },
  takesFiles: true,
  notes: [
    `Prints a line for each game on standard output, in order, and on standard error the share of
      games won, with its 95 % interval.`,
    `Ctrl-C ends it, status 130, and tells the share of the games so far. Exit status: 0 every game was played; 2 a word
      could not be read. The others are played all the same.`,
  ],
  start: async (values, words, shell) => {
    const { autoplayCommand } = await import('./autoplay/command.js');
    return autoplayCommand({ ...values, words }, shell);
  },
});

/** The command of the first game can be called without a name. Other games have their own names. */
const playing = (first: Opened): Command =>
  gameCommand(first, { name: 'play', call: 'klondike [play] [options]' }, OTHER_TASKS[nameOf(first)]);

function playingOther(open: Opened): Command {
  const name = nameOf(open);
  return gameCommand(open, { name, call: `klondike ${name} [options]` }, OTHER_TASKS[name]);
}

const nameOf = (open: Opened): string => open((kit) => kit.name);

/** The commands, of which the first is the default. */
export type Commands = readonly [Command, ...Command[]];

/** The commands whose words are known without the games. */
export const gamelessCommands = (games: LoadGames): readonly Command[] => [
  SERVE,
  replay(games),
  stats(games),
  SOLVE,
  AUTOPLAY,
  GRADE,
  CONSOLE,
];

export function commandsOf(games: Games): Commands {
  const [first, ...others] = games;
  const commands: Commands = [
    playing(first),
    ...gamelessCommands(() => games),
    ...others.map(playingOther),
    ...manualCommands(() => commands),
  ];
  return commands;
}
