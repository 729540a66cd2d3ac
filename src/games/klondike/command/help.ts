/** The help text for `klondike play`, and its options for deals and rules. */
import type { LanguageName } from '../../../core/strings/language.js';
import type { GameCommandHelp } from '../../../kit/kit.js';
import { houseTitle } from '../model/house.js';
import { readDraw, readRedeals, readScoring, scoredHouse, withChanges } from '../model/options.js';
import { SCORINGS } from '../model/score.js';
import type { Klondike } from '../script/stage.js';
import type { KlondikeHouseStrings } from '../strings/english.js';
import { KLONDIKE_HOUSES_ENGLISH } from '../strings/english.js';
import { KLONDIKE_HOUSES_FRENCH } from '../strings/french.js';

const HOUSES: Readonly<Record<LanguageName, KlondikeHouseStrings>> = {
  en: KLONDIKE_HOUSES_ENGLISH,
  fr: KLONDIKE_HOUSES_FRENCH,
};

export const KLONDIKE_COMMAND: GameCommandHelp<Klondike> = {
  texts: {
    en: async () => (await import('./strings/english.js')).KLONDIKE_COMMAND_ENGLISH,
    fr: async () => (await import('./strings/french.js')).KLONDIKE_COMMAND_FRENCH,
  },
  houseTitle: (house, language) => houseTitle(house, HOUSES[language]),
  deals: {
    deal: {
      takes: 'NAME',
      example: '12345',
    },
  },
  changes: {
    draw: {
      takes: 'N',
      values: ['1', '3'],
      change: (house, text) => withChanges(house, { draw: readDraw(text) }).name,
    },
    scoring: {
      takes: 'HOW',
      values: SCORINGS,
      change: (house, text) => scoredHouse(house, readScoring(text)),
      isSetting: true,
    },
    redeals: {
      takes: 'N',
      values: ['0', '1', '2', '3', 'unlimited'],
      change: (house, text) => withChanges(house, { redeals: readRedeals(text) }).name,
    },
  },
};
