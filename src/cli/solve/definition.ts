/** The words of `klondike solve`. */
import { command } from '../command.js';

/** The house rules that the solver knows. */
export const HOUSES = ['ulg', 'ycp-text', 'ycp-text-reference', 'ycp-selection', 'ksu'];

export const SOLVE = command({
  name: 'solve',
  call: 'klondike solve DEAL... [options]',
  does: 'which deals can be won, and how',
  options: {
    file: {
      takes: 'FILE',
      text: 'the deals of a file too, one name a line or as other solvers write them; - is standard input',
    },
    rules: {
      takes: 'HOUSE',
      text: 'the house rules: ulg (also without it), ycp-selection, ycp-text, ksu, ycp-text-reference',
      values: HOUSES,
    },
    draw: { takes: 'N', text: 'turn so many cards at a time, 1 to 24' },
    redeals: { takes: 'N', text: 'turn the waste over so many times, or unlimited' },
    minimal: { text: 'look for the shortest way' },
    short: { text: 'make ways shorter, by a few thousand positions more of each deal' },
    visits: { takes: 'N', text: 'enter at most so many positions of each deal' },
    seconds: { takes: 'S', text: 'take at most so long for each deal' },
    memory: { takes: 'MB', text: 'take at most so much for each deal, 1024 without it' },
    jobs: { takes: 'N', text: 'solve so many deals at a time, at most 256; without it one for each core' },
    shard: { takes: 'I/N', text: 'solve the Ith of N shares of the deals only' },
    out: { takes: 'FILE', text: 'write lines of JSON to this file; what it holds is not solved again' },
    json: { text: 'a line of JSON for each deal' },
    merge: { text: 'join the FILES of shards; name the deals, too, to see that all are there' },
    notation: {
      takes: 'NAME',
      text: 'how moves are written: klon (of scripts; the default), draws (Klondike-Solver) or cards (KSolve)',
      values: ['klon', 'draws', 'cards'],
    },
    deals: {
      takes: 'FORMAT',
      text: 'print the deals, not solved: name, digits (Klondike-Solver, KSolve), pysol or solvitaire',
      values: ['name', 'digits', 'pysol', 'solvitaire'],
    },
  },
  takesFiles: true,
  notes: [
    `A DEAL is java:NUMBER, dotnet:NUMBER, a number, the 52 cards of a deck, a layout, or a range such as
      java:1..java:100. Lines come in the order of the deals.`,
    `Ctrl-C ends it, status 130; the same command with --out then goes on. Exit status: 0 every deal was tried; 2 a
      word or a line could not be read. The others are solved all the same.`,
  ],
  start: async (values, words, shell) => {
    const { solveCommand } = await import('./command.js');
    return solveCommand({ ...values, words }, shell);
  },
});
