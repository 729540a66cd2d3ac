/** The options and the help of `klondike montecarlo`. */
import type { EachLanguage } from '../../../core/strings/language.js';
import { JAVA_SEEDS } from '../../../core/random/java-random.js';
import { readSeed } from '../../../core/text/deck-text.js';
import { plainName } from '../../../core/text/typed-name.js';
import type { CommandHelp } from '../../../kit/kit.js';
import { gameDeal } from '../model/deals.js';
import type { MonteCarlo } from '../script/stage.js';
import { MONTECARLO_ENGLISH } from '../words/english.js';
import { MONTECARLO_FRENCH } from '../words/french.js';

const TITLES: EachLanguage = { en: MONTECARLO_ENGLISH.title, fr: MONTECARLO_FRENCH.title };

export const MONTE_CARLO_COMMAND: CommandHelp<MonteCarlo> = {
  does: {
    en: 'play Monte Carlo Solitaire, or analyse its games',
    fr: 'jouer au solitaire Monte-Carlo, ou l’analyser',
  },
  houseTitle: (_, language) => TITLES[language],
  deals: {
    game: {
      takes: 'N',
      example: '12345',
      text: {
        en: "start with the game of this number, a 64-bit whole number; the course's first game is 12345",
        fr: 'commencer par la partie de ce numéro, un entier de 64 bits\u202f; la première partie du cours est 12345',
      },
      read: (text) => gameDeal(readSeed({ text: plainName(text), line: 1, column: 1 }, JAVA_SEEDS)),
    },
    deal: {
      takes: 'NAME',
      example: 'java:12345',
      text: {
        en: "start with this deal: a game's number, java:NUMBER, the 52 cards of a deck or a grid",
        fr: 'commencer par cette donne\u202f: le numéro d’une partie, java:NOMBRE, les 52 cartes d’un paquet ou une grille',
      },
    },
  },
  notes: [
    {
      en: 'klondike montecarlo DEAL is short for klondike montecarlo --deal DEAL.',
      fr: 'klondike montecarlo DONNE équivaut à klondike montecarlo --deal DONNE.',
    },
    {
      en: `In the game, ? lists the keys. If a game can't fill the terminal (a pipe, TERM=dumb), it reads commands as in a .klon
        script (new:12345, deal, a1 b2, consolidate, hint, ahead, restart, undo, ..., and show, help, about, quit). In a pipe
        the first "deal" deals what --game or --deal names.`,
      fr: `Dans le jeu, ? montre les touches. Si une partie ne peut pas remplir le terminal (un tube, TERM=dumb), elle lit des
        commandes comme dans un script .klon (new:12345, deal, a1 b2, consolidate, hint, ahead, restart, undo, ..., et show,
        help, about, quit). Dans un tube, le premier «\u202fdeal\u202f» donne ce que --game ou --deal nomme.`,
    },
  ],
  rulesTold: ({ help }) => help,
};
