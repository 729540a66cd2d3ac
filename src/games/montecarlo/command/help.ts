/** The help text for `klondike montecarlo`, and its options for deals. */
import { JAVA_SEEDS } from '../../../core/random.js';
import { readSeed } from '../../../core/text/words.js';
import { plainName } from '../../../core/text/deal-name.js';
import type { GameCommandHelp } from '../../../kit/kit.js';
import { gameDeal } from '../model/deals.js';
import type { MonteCarlo } from '../script/stage.js';
import { MONTECARLO_TITLE_ENGLISH } from '../strings/english.js';
import { MONTECARLO_TITLE_FRENCH } from '../strings/french.js';

const TITLES = { en: MONTECARLO_TITLE_ENGLISH, fr: MONTECARLO_TITLE_FRENCH };

export const MONTE_CARLO_COMMAND: GameCommandHelp<MonteCarlo> = {
  texts: {
    en: async () => (await import('./strings/english.js')).MONTECARLO_COMMAND_ENGLISH,
    fr: async () => (await import('./strings/french.js')).MONTECARLO_COMMAND_FRENCH,
  },
  houseTitle: (_, language) => TITLES[language],
  deals: {
    game: {
      takes: 'N',
      example: '12345',
      read: (text) => gameDeal(readSeed({ text: plainName(text), line: 1, column: 1 }, JAVA_SEEDS)),
    },
    deal: {
      takes: 'NAME',
      example: 'java:12345',
    },
  },
  rulesTold: ({ help }) => help,
};
