/** The words of `klondike console`. */
import { command } from './command.js';

export const CONSOLE = command({
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
