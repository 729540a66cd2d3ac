/** The commands of `klondike`, in the order of the overview. */
import type { Games, Opened } from '../kit/games.js';
import { ANALYSIS } from './analyse/task.js';
import { AUTOPLAY } from './autoplay/definition.js';
import type { Command } from './command.js';
import { command } from './command.js';
import { GRADE } from './grade/definition.js';
import { PLAYING_HANDLER } from './handler/words.js';
import { manualCommands } from './manual/commands.js';
import type { OtherTask } from './play/command.js';
import { gameCommand } from './play/command.js';
import { replay } from './replay/definition.js';
import { SERVE } from './serve/definition.js';
import { SOLVE } from './solve/definition.js';
import { stats } from './stats/definition.js';

/** Gives the games to a command that needs them. They take long to load. */
export type LoadGames = () => Games | Promise<Games>;

/** What a game's command can do besides playing, by the name of the game. */
const OTHER_TASKS: Readonly<Record<string, OtherTask>> = { klondike: PLAYING_HANDLER, montecarlo: ANALYSIS };

const CONSOLE = command({
  name: 'console',
  call: 'klondike console [options]',
  does: {
    en: 'play by pile numbers, answering prompts',
    fr: 'jouer par numéros de piles, question par question',
  },
  options: {
    deal: {
      takes: 'NAME',
      example: '12345',
      text: {
        en: `start from this deal: a number, java:NUMBER, dotnet:NUMBER, the 52 cards of a deck or a layout; without it the
          name of the deal drawn goes to standard error`,
        fr: `commencer par cette donne\u202f: un nombre, java:NOMBRE, dotnet:NOMBRE, les 52 cartes d’un paquet ou une
          disposition\u202f; sans elle, le nom de la donne tirée va sur la sortie d’erreur`,
      },
    },
    rules: {
      takes: 'NAME',
      text: {
        en: `the house rules: ycp-text, the assignment's rules (the default), or ycp-text-reference, those of the course's own
          program, where the call that brings the waste back also draws a card`,
        fr: `les règles\u202f: ycp-text, celles de l’énoncé (par défaut), ou ycp-text-reference, celles du programme du cours,
          où l’appel qui reprend le talon pioche aussi une carte`,
      },
      values: ['ycp-text', 'ycp-text-reference'],
      means: {
        'ycp-text': { en: "the assignment's rules", fr: 'les règles de l’énoncé' },
        'ycp-text-reference': { en: "the course's own program", fr: 'le programme du cours' },
      },
    },
  },
  notes: [
    {
      en: `Reads m or d, pile numbers and card indexes, separated by white space. Ctrl-C or Ctrl-D quits. Suits are
        letters if the locale has no signs for them.`,
      fr: `Lit m ou d, des numéros de piles et des rangs de cartes, séparés par des espaces. Ctrl-C ou Ctrl-D pour quitter. Les
        couleurs sont des lettres si la langue du système n’a pas leurs signes.`,
    },
  ],
  start: async (values, _files, shell) => {
    const { consoleCommand } = await import('./console-command.js');
    return consoleCommand(values, shell);
  },
});

/** The command of the first game can be called without a name. Other games have their own names. */
const playing = (first: Opened): Command =>
  gameCommand(first, { name: 'play', call: 'klondike [play] [DEAL] [options]' }, OTHER_TASKS[nameOf(first)]);

function playingOther(open: Opened): Command {
  const name = nameOf(open);
  return gameCommand(open, { name, call: `klondike ${name} [DEAL] [options]` }, OTHER_TASKS[name]);
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
