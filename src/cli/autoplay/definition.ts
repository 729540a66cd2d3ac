/** The words of `klondike autoplay`. */
import { command } from '../command.js';
import { RULES_OPTIONS } from '../solve/definition.js';

export const AUTOPLAY = command({
  name: 'autoplay',
  call: 'klondike autoplay DEAL... [options]',
  does: {
    en: 'let the hints play, and count the wins',
    fr: 'faire jouer les indices et compter les victoires',
  },
  options: {
    blind: {
      text: {
        en: 'hints see no hidden cards; this is the default',
        fr: 'les indices ne voient aucune carte cachée (par défaut)',
      },
      beforeFiles: true,
    },
    ...RULES_OPTIONS,
    samples: {
      takes: 'N',
      example: '100',
      text: {
        en: 'for each hint, deal the unseen cards this many times at most, 1 to 10000',
        fr: 'pour chaque indice, redistribuer les cartes cachées au plus ce nombre de fois, de 1 à 10000',
      },
    },
    jobs: {
      takes: 'N',
      example: '2',
      text: {
        en: 'play this many games at once, at most 256; by default one per core',
        fr: 'jouer ce nombre de parties à la fois, 256 au plus\u202f; par défaut, une par cœur du processeur',
      },
    },
    json: {
      text: { en: 'print a line of JSON for each game', fr: 'afficher une ligne de JSON par partie' },
    },
  },
  takesFiles: true,
  notes: [
    {
      en: 'A DEAL is the name of a deal, or a range such as java:1..java:100.',
      fr: 'Une DONNE est le nom d’une donne, ou une suite comme java:1..java:100.',
    },
    {
      en: `Prints a line for each game on standard output, in order. Standard error gets the share of games won, with its
        95 % interval.`,
      fr: `Affiche une ligne par partie sur la sortie standard, dans l’ordre. La sortie d’erreur donne la part des parties
        gagnées, avec son intervalle à 95 %.`,
    },
    {
      en: `Ctrl-C ends it with status 130 and prints the share so far. Exit status: 0 every game was played; 2 a word could
        not be read. The other games are still played.`,
      fr: `Ctrl-C y met fin avec le code 130 et donne la part obtenue jusque-là. Code de sortie\u202f: 0 toutes les parties ont été
        jouées\u202f; 2 un mot est illisible. Les autres parties sont jouées malgré tout.`,
    },
  ],
  start: async (values, words, shell) => {
    const { autoplayCommand } = await import('./command.js');
    return autoplayCommand({ ...values, words }, shell);
  },
});
