/** The options and the help of `klondike play`. */
import type { LanguageName } from '../../../core/strings/language.js';
import type { CommandHelp } from '../../../kit/kit.js';
import { houseTitle } from '../model/house.js';
import { readDraw, readRedeals, withChanges } from '../model/house-options.js';
import { SCORINGS } from '../model/score.js';
import { readScoring, scoredHouse } from '../model/scored-house.js';
import type { Klondike } from '../script/stage.js';
import type { KlondikeHouseStrings } from '../words/houses-english.js';
import { KLONDIKE_HOUSES_ENGLISH } from '../words/houses-english.js';
import { KLONDIKE_HOUSES_FRENCH } from '../words/houses-french.js';

const HOUSES: Readonly<Record<LanguageName, KlondikeHouseStrings>> = {
  en: KLONDIKE_HOUSES_ENGLISH,
  fr: KLONDIKE_HOUSES_FRENCH,
};

export const KLONDIKE_COMMAND: CommandHelp<Klondike> = {
  does: { en: 'play in the terminal', fr: 'jouer dans le terminal' },
  houseTitle: (house, language) => houseTitle(house, HOUSES[language]),
  deals: {
    deal: {
      takes: 'NAME',
      example: '12345',
      text: {
        en: `start from this deal: a number (12345, '#12345'), java:NUMBER, dotnet:NUMBER, the 52 cards of a deck or a layout;
          without it the game draws one and shows its name`,
        fr: `commencer par cette donne\u202f: un nombre (12345, '#12345'), java:NOMBRE, dotnet:NOMBRE, les 52 cartes d’un
          paquet ou une disposition\u202f; sans elle, le jeu en tire une et montre son nom`,
      },
    },
  },
  changes: {
    draw: {
      takes: 'N',
      text: {
        en: 'how many cards a click on the stock draws: 1, 3 or any number up to 24; by default as the house says',
        fr: 'combien de cartes un clic sur la pioche retourne\u202f: 1, 3 ou tout nombre jusqu’à 24\u202f; par défaut selon la maison',
      },
      values: ['1', '3'],
      change: (house, text) => withChanges(house, { draw: readDraw(text) }).name,
    },
    scoring: {
      takes: 'HOW',
      text: {
        en: `how the game is scored: none (the default), standard (points) or vegas (dollars; the waste is turned over so that you
          go through the stock as often as cards are drawn at once, unless you give --redeals)`,
        fr: `comment compter les points\u202f: none (pas du tout, par défaut), standard (en points) ou vegas (en dollars\u202f; la
          pioche est parcourue autant de fois que vous piochez de cartes à la fois, sauf avec --redeals)`,
      },
      values: SCORINGS,
      means: {
        standard: { en: 'points', fr: 'en points' },
        vegas: { en: 'dollars', fr: 'en dollars' },
      },
      change: (house, text) => scoredHouse(house, readScoring(text)),
      isSetting: true,
    },
    redeals: {
      takes: 'N',
      text: {
        en: 'how often the waste may be turned over: 0, 1, 2, 3 or any number, or unlimited; by default as the house says',
        fr: 'combien de fois le talon peut être retourné\u202f: 0, 1, 2, 3, tout nombre, ou unlimited (sans limite)\u202f; par défaut selon la maison',
      },
      values: ['0', '1', '2', '3', 'unlimited'],
      change: (house, text) => withChanges(house, { redeals: readRedeals(text) }).name,
    },
  },
  notes: [
    {
      en: 'klondike DEAL is short for klondike play --deal DEAL.',
      fr: 'klondike DONNE équivaut à klondike play --deal DONNE.',
    },
    {
      en: `In the game, ? lists the keys. If a game can't fill the terminal (a pipe, TERM=dumb), it reads commands as in a .klon
        script (new, stock, w>t3, t2>t6*3, undo, redo, ...; also moves, hint, finish, winnable, solution, show, help, about
        and quit). There [Rules "ksu"] before the first game sets the house as well, unless you give --rules. In a pipe the
        first "new" deals what --deal names.`,
      fr: `Dans le jeu, ? montre les touches. Si une partie ne peut pas remplir le terminal (un tube, TERM=dumb), elle lit des
        commandes comme dans un script .klon (new, stock, w>t3, t2>t6*3, undo, redo, ...\u202f; aussi moves, hint, finish,
        winnable, solution, show, help, about et quit). [Rules "ksu"] avant la première partie y choisit aussi la maison,
        sauf avec --rules. Dans un tube, le premier «\u202fnew\u202f» donne ce que --deal nomme.`,
    },
  ],
};
