/** The options and the help of `klondike montecarlo`. */
import type { EachLanguage } from '../../../core/strings/language.js';
import { inEachLanguage } from '../../../core/strings/language.js';
import { JAVA_SEEDS } from '../../../core/random.js';
import { readSeed } from '../../../core/text/words.js';
import { plainName } from '../../../core/text/deal-name.js';
import type { CommandHelp } from '../../../kit/command-help.js';
import { gameDeal } from '../model/deals.js';
import type { MonteCarlo } from '../script/stage.js';
import { MONTECARLO_TITLE_ENGLISH } from '../strings/english.js';
import { MONTECARLO_TITLE_FRENCH } from '../strings/french.js';
import { MONTECARLO_COMMAND_ENGLISH } from './help/strings/english.js';
import { MONTECARLO_COMMAND_FRENCH } from './help/strings/french.js';

const TITLES: EachLanguage = { en: MONTECARLO_TITLE_ENGLISH, fr: MONTECARLO_TITLE_FRENCH };

const TEXTS = inEachLanguage(MONTECARLO_COMMAND_ENGLISH, MONTECARLO_COMMAND_FRENCH);

export const MONTE_CARLO_COMMAND: CommandHelp<MonteCarlo> = {
  does: TEXTS.does,
  houseTitle: (_, language) => TITLES[language],
  deals: {
    game: {
      takes: 'N',
      example: '12345',
      text: TEXTS.game,
      read: (text) => gameDeal(readSeed({ text: plainName(text), line: 1, column: 1 }, JAVA_SEEDS)),
    },
    deal: {
      takes: 'NAME',
      example: 'java:12345',
      text: TEXTS.deal,
    },
  },
  notes: [TEXTS.shortForm, TEXTS.lineMode],
  rulesTold: ({ help }) => help,
};
