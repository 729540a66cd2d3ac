/** The words of `klondike solve`. */
import type { Options } from '../arguments.js';
import { command } from '../command.js';

/** The options for the rules that the solver knows. */
export const RULES_OPTIONS = {
  rules: {
    takes: 'HOUSE',
    text: {
      en: 'the house rules: ulg (the default), ycp-selection, ycp-text, ksu, ycp-text-reference',
      fr: 'les règles de la maison\u202f: ulg (par défaut), ycp-selection, ycp-text, ksu, ycp-text-reference',
    },
    values: ['ulg', 'ycp-text', 'ycp-text-reference', 'ycp-selection', 'ksu'],
  },
  draw: {
    takes: 'N',
    example: '1',
    text: {
      en: 'draw this many cards at a time, 1 to 24',
      fr: 'piocher ce nombre de cartes à la fois, de 1 à 24',
    },
  },
  redeals: {
    takes: 'N',
    example: '2',
    text: {
      en: 'turn the waste over this many times, or unlimited',
      fr: 'retourner le talon ce nombre de fois, ou unlimited (sans limite)',
    },
  },
} as const satisfies Options;

export const SOLVE = command({
  name: 'solve',
  call: 'klondike solve DEAL... [options]',
  does: {
    en: 'find out which deals can be won, and how',
    fr: 'trouver les donnes gagnables et leur solution',
  },
  options: {
    file: {
      takes: 'FILE',
      example: 'deals.txt',
      text: {
        en: 'also solve the deals in this file: one name per line, or as other solvers write them; - is standard input',
        fr: 'résoudre aussi les donnes de ce fichier\u202f: un nom par ligne, ou comme d’autres solveurs les écrivent\u202f; - est l’entrée standard',
      },
    },
    ...RULES_OPTIONS,
    minimal: { text: { en: 'find the shortest way to win', fr: 'chercher la solution la plus courte' } },
    short: {
      text: {
        en: 'make solutions shorter, with a few thousand more positions for each deal; by default the first one found is printed',
        fr: 'raccourcir les solutions, avec quelques milliers de positions de plus par donne\u202f; par défaut, la première trouvée est affichée',
      },
    },
    visits: {
      takes: 'N',
      example: '100000',
      text: {
        en: 'search at most this many positions of each deal',
        fr: 'examiner au plus ce nombre de positions par donne',
      },
    },
    seconds: {
      takes: 'S',
      example: '10',
      text: { en: 'spend at most this long on each deal', fr: 'consacrer au plus ce temps à chaque donne' },
    },
    memory: {
      takes: 'MB',
      example: '512',
      text: {
        en: 'use at most this much memory for each deal, 1024 by default',
        fr: 'utiliser au plus cette quantité de mémoire par donne, 1024 par défaut',
      },
    },
    jobs: {
      takes: 'N',
      example: '2',
      text: {
        en: 'solve this many deals at once, at most 256; by default one per core',
        fr: 'résoudre ce nombre de donnes à la fois, 256 au plus\u202f; par défaut, une par cœur du processeur',
      },
    },
    shard: {
      takes: 'I/N',
      example: '1/4',
      text: {
        en: 'solve only the Ith of N shares of the deals',
        fr: 'ne résoudre que la Ie de N parts des donnes',
      },
    },
    out: {
      takes: 'FILE',
      example: 'results.jsonl',
      text: {
        en: 'write lines of JSON to this file; deals that it already has are not solved again',
        fr: 'écrire des lignes de JSON dans ce fichier\u202f; les donnes qu’il contient déjà ne sont pas résolues à nouveau',
      },
    },
    json: {
      text: { en: 'print a line of JSON for each deal', fr: 'afficher une ligne de JSON par donne' },
    },
    merge: {
      text: {
        en: 'join the FILES of shards; name the deals as well to check that all are there',
        fr: 'réunir les FICHIERS des parts\u202f; si vous nommez aussi les donnes, vérifier qu’elles y sont toutes',
      },
    },
    notation: {
      takes: 'NAME',
      text: {
        en: 'how moves are written: klon (as in scripts; the default), draws (Klondike-Solver) or cards (KSolve)',
        fr: 'comment écrire les coups\u202f: klon (comme dans les scripts\u202f; par défaut), draws (Klondike-Solver) ou cards (KSolve)',
      },
      values: ['klon', 'draws', 'cards'],
      means: {
        klon: { en: 'as in scripts', fr: 'comme dans les scripts' },
        draws: { en: 'Klondike-Solver', fr: 'Klondike-Solver' },
        cards: { en: 'KSolve', fr: 'KSolve' },
      },
    },
    deals: {
      takes: 'FORMAT',
      text: {
        en: 'print the deals without solving them: name, digits (Klondike-Solver, KSolve), pysol or solvitaire',
        fr: 'afficher les donnes sans les résoudre\u202f: name (nom), digits (Klondike-Solver, KSolve), pysol ou solvitaire',
      },
      values: ['name', 'digits', 'pysol', 'solvitaire'],
      means: { digits: { en: 'Klondike-Solver, KSolve', fr: 'Klondike-Solver, KSolve' } },
    },
  },
  takesFiles: true,
  notes: [
    {
      en: `A DEAL is java:NUMBER, dotnet:NUMBER, a number, the 52 cards of a deck, a layout, or a range such as
        java:1..java:100. Lines follow the order of the deals.`,
      fr: `Une DONNE est java:NOMBRE, dotnet:NOMBRE, un nombre, les 52 cartes d’un paquet, une disposition, ou une suite
        comme java:1..java:100. Les lignes suivent l’ordre des donnes.`,
    },
    {
      en: `Ctrl-C ends it with status 130; the same command with --out resumes it. Exit status: 0 every deal was tried; 2 a
        word or a line could not be read. The other deals are still solved.`,
      fr: `Ctrl-C y met fin avec le code 130\u202f; la même commande avec --out la reprend. Code de sortie\u202f: 0 toutes les
        donnes ont été essayées\u202f; 2 un mot ou une ligne est illisible. Les autres donnes sont résolues malgré tout.`,
    },
  ],
  start: async (values, words, shell) => {
    const { solveCommand } = await import('./command.js');
    return solveCommand({ ...values, words }, shell);
  },
});
