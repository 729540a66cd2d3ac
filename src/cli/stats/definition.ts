/** The words of `klondike stats`. */
import type { EachLanguage } from '../../core/strings/language.js';
import type { Games } from '../../kit/games.js';
import type { Options } from '../arguments.js';
import type { Command } from '../command.js';
import { command } from '../command.js';

const OPTIONS = {
  json: {
    text: {
      en: 'print a line of JSON for each set of rules',
      fr: 'afficher une ligne de JSON par jeu de règles',
    },
  },
  export: {
    takes: 'FILE',
    example: 'games.json',
    text: {
      en: 'write all finished games to a new JSON file; - is standard output',
      fr: 'écrire toutes les parties finies dans un nouveau fichier JSON\u202f; - est la sortie standard',
    },
  },
  import: {
    takes: 'FILE',
    example: 'games.json',
    text: {
      en: 'add the games from an export, even one made on the page',
      fr: 'ajouter les parties d’un export, même fait sur la page',
    },
  },
  reset: { text: { en: 'start again from zero', fr: 'repartir de zéro' } },
  'bring-back': { text: { en: 'bring back what was reset', fr: 'récupérer ce qui a été effacé' } },
} as const satisfies Options;

const NOTES: readonly EachLanguage[] = [
  {
    en: `Counts full-screen games. A game counts once it has a move: as won at its first win, as lost when you make the
    first move of another game by the same rules. The same deal by the same rules is one game: if you lose it and
    win it later, it counts as won.`,
    fr: `Compte les parties en plein écran. Une partie compte dès son premier coup\u202f: gagnée à sa première victoire,
    perdue quand vous jouez le premier coup d’une autre selon les mêmes règles. La même donne selon les mêmes
    règles est une seule partie\u202f: perdue puis gagnée, elle compte comme gagnée.`,
  },
  {
    en: 'Exit status: 0 all went well; 2 a file could not be read or written.',
    fr: 'Code de sortie\u202f: 0 tout s’est bien passé\u202f; 2 un fichier n’a pas pu être lu ou écrit.',
  },
];

export const stats = (games: () => Games | Promise<Games>): Command =>
  command({
    name: 'stats',
    call: 'klondike stats [options]',
    does: { en: 'show how many games you have won', fr: 'montrer combien de parties vous avez gagnées' },
    options: OPTIONS,
    notes: NOTES,
    start: async (values, _words, shell) => {
      const { statsCommand } = await import('./command.js');
      return statsCommand(values, shell, await games());
    },
  });
