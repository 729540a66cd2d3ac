/** The tables of Monte Carlo Solitaire for the page. */
import { isGameHidden } from '../../../browser/page-activity.js';
import type { LanguageName } from '../../../core/strings/language.js';
import { toldName } from '../../../core/text/deal-name.js';
import type { BrowserTables } from '../../../kit/browser-tables.js';
import { timerOf } from '../../../kit/game-timer.js';
import { MonteCarloBrowserView } from '../browser/browser-view.js';
import { createBus, handlerForBus } from '../contract/handler.js';
import { MOST_SEARCHES } from '../seat.js';
import { wholeAssistant } from '../advice/monte-carlo-advice.js';
import type { MonteCarlo } from '../script/stage.js';
import type { MonteCarloSeat } from '../seat.js';
import { changesIn } from '../views/changes.js';
import type { MonteCarloPageStrings } from './strings/english.js';
import { ENGLISH } from './strings/english.js';

/** Loads the texts of each language when they are needed. English is there from the start. */
const STRINGS: Readonly<Record<LanguageName, () => Promise<MonteCarloPageStrings>>> = {
  en: () => Promise.resolve(ENGLISH),
  fr: async () => (await import('./strings/french.js')).FRENCH,
};

export const monteCarloTables = async (
  language: LanguageName,
): Promise<BrowserTables<MonteCarlo, MonteCarloSeat>> => tablesIn(await STRINGS[language]());

const tablesIn = (strings: MonteCarloPageStrings): BrowserTables<MonteCarlo, MonteCarloSeat> => ({
  title: strings.montecarlo.title,
  houses: strings.montecarloPage.houses,
  firstWin: () => strings.montecarloPage.firstWin,
  refusals: strings.montecarloRefusals,
  help: strings.montecarloHelp.help,
  spent: strings.montecarloPage.spent(MOST_SEARCHES),
  sayStanding: strings.montecarloPage.score,
  sayFrame: ({ score, cardsLeft }) => strings.montecarloPage.standing(score, cardsLeft),
  sayMove: changesIn(strings.montecarloChanges),
  newTable: (element, game, options) => {
    const { settings } = options;
    const time = timerOf(game, { settings, isHidden: isGameHidden });
    return new MonteCarloBrowserView(game.handler, element, {
      ...options,
      strings,
      assistant: Object.assign(
        wholeAssistant(game, () => game.seat),
        { time },
      ),
      deal: () => game.deal,
      sound: settings.read('sound') === 'on',
      onSound: (sound) => settings.write('sound', sound ? 'on' : 'off'),
    });
  },
  choosing: {
    title: strings.browser.commands.newGame.label,
    load: async () => {
      const { plainNewGame } = await import('../../../browser/parts/new-game-parts.js');
      return (desk) => plainNewGame(desk, strings, strings.montecarlo.commands.game.label);
    },
  },
  howTo: {
    title: strings.montecarloPage.howTo.title,
    load: async () => {
      const { howTo } = await import('./how-to.js');
      return () => howTo(strings);
    },
  },
  newShowcase: (element, { look }) => {
    const nobody = handlerForBus(createBus(), () => 'klondike-kit');
    return new MonteCarloBrowserView(nobody, element, { strings, toolbar: false, look });
  },
  /** The name of a deal, which is its number if it has one. */
  dealIn: (_, deal) => {
    const title = toldName(deal, strings.core);
    const [, number] = /^java:(.*)$/.exec(title) ?? [];
    return number === undefined ? title : strings.montecarloPage.game(number);
  },
});
