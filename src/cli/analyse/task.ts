/** What `klondike montecarlo` can do besides playing a game: tell which games can be won. */
import { textOf } from '../arguments.js';
import type { OtherTask } from '../play/command.js';

const OPTIONS = {
  analyse: {
    takes: 'N|FROM..TO',
    example: '1..100',
    text: {
      en: 'find the best ending of this game, or of each game in a range',
      fr: 'chercher la meilleure fin de cette partie, ou de chaque partie d’une suite',
    },
  },
  positions: {
    takes: 'N',
    example: '50000',
    text: {
      en: 'search at most this many positions of each game, 200000 by default',
      fr: 'examiner au plus ce nombre de positions par partie, 200000 par défaut',
    },
  },
  jobs: {
    takes: 'N',
    example: '2',
    text: {
      en: 'search this many games at once, at most 256; by default one per core',
      fr: 'traiter ce nombre de parties à la fois, 256 au plus\u202f; par défaut, une par cœur du processeur',
    },
  },
  json: { text: { en: 'print a line of JSON for each game', fr: 'afficher une ligne de JSON par partie' } },
} as const;

export const ANALYSIS: OtherTask = {
  by: ['analyse'],
  options: OPTIONS,
  notes: [
    {
      en: 'An analysis prints a line for each game on standard output, in order. Ctrl-C ends it with status 130.',
      fr: 'Une analyse affiche une ligne par partie sur la sortie standard, dans l’ordre. Ctrl-C y met fin avec le code 130.',
    },
  ],
  run: async ({ analyse, positions, jobs, json }, shell) => {
    const { analyseCommand } = await import('./command.js');
    return analyseCommand(
      { range: textOf(analyse) ?? '', positions: textOf(positions), jobs: textOf(jobs), json: json === true },
      shell,
    );
  },
};
