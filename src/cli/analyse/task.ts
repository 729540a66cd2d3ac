/** What `klondike montecarlo` can do besides playing a game: tell which games can be won. */
import { textOf } from '../arguments.js';
import type { OtherTask } from '../play/command.js';

const OPTIONS = {
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
} as const;

export const ANALYSIS: OtherTask = {
  by: ['analyse'],
  options: OPTIONS,
  notes: [
    `An analysis prints a line for each game, in order, on standard output; Ctrl-C ends it, status
      130.`,
  ],
  run: async ({ analyse, positions, jobs, json }, shell) => {
    const { analyseCommand } = await import('./command.js');
    return analyseCommand(
      { range: textOf(analyse) ?? '', positions: textOf(positions), jobs: textOf(jobs), json: json === true },
      shell,
    );
  },
};
