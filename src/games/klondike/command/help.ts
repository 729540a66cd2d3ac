/** The options and the help of `klondike play`. */
import type { LanguageName } from '../../../core/strings/language.js';
import { inEachLanguage } from '../../../core/strings/language.js';
import type { CommandHelp } from '../../../kit/command-help.js';
import { houseTitle } from '../model/house.js';
import { readDraw, readRedeals, readScoring, scoredHouse, withChanges } from '../model/options.js';
import { SCORINGS } from '../model/score.js';
import type { Klondike } from '../script/stage.js';
import type { KlondikeHouseStrings } from '../strings/english.js';
import { KLONDIKE_HOUSES_ENGLISH } from '../strings/english.js';
import { KLONDIKE_HOUSES_FRENCH } from '../strings/french.js';
import { KLONDIKE_COMMAND_ENGLISH } from './help/strings/english.js';
import { KLONDIKE_COMMAND_FRENCH } from './help/strings/french.js';

const HOUSES: Readonly<Record<LanguageName, KlondikeHouseStrings>> = {
  en: KLONDIKE_HOUSES_ENGLISH,
  fr: KLONDIKE_HOUSES_FRENCH,
};

const TEXTS = inEachLanguage(KLONDIKE_COMMAND_ENGLISH, KLONDIKE_COMMAND_FRENCH);

export const KLONDIKE_COMMAND: CommandHelp<Klondike> = {
  does: TEXTS.does,
  houseTitle: (house, language) => houseTitle(house, HOUSES[language]),
  deals: {
    deal: {
      takes: 'NAME',
      example: '12345',
      text: TEXTS.deal,
    },
  },
  changes: {
    draw: {
      takes: 'N',
      text: TEXTS.draw,
      values: ['1', '3'],
      change: (house, text) => withChanges(house, { draw: readDraw(text) }).name,
    },
    scoring: {
      takes: 'HOW',
      text: TEXTS.scoring,
      values: SCORINGS,
      means: {
        standard: TEXTS.standard,
        vegas: TEXTS.vegas,
      },
      change: (house, text) => scoredHouse(house, readScoring(text)),
      isSetting: true,
    },
    redeals: {
      takes: 'N',
      text: TEXTS.redeals,
      values: ['0', '1', '2', '3', 'unlimited'],
      change: (house, text) => withChanges(house, { redeals: readRedeals(text) }).name,
    },
  },
  notes: [TEXTS.shortForm, TEXTS.lineMode],
};
