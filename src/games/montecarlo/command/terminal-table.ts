/** Monte Carlo Solitaire in the terminal. */
import type { LanguageName } from '../../../core/strings/language.js';
import type { TerminalTable } from '../../../kit/terminal-table.js';
import { wholeAssistant } from '../advice/monte-carlo-advice.js';
import type { MonteCarlo } from '../script/stage.js';
import type { MonteCarloSeat } from '../seat.js';
import { MonteCarloTerminalView } from '../terminal/terminal-view.js';
import { changesIn } from '../views/changes.js';
import type { MonteCarloCommandStrings } from './strings/english.js';
import { ENGLISH } from './strings/english.js';

/** Loads the texts of each language when they are needed. */
const STRINGS: Readonly<Record<LanguageName, () => Promise<MonteCarloCommandStrings>>> = {
  en: () => Promise.resolve(ENGLISH),
  fr: async () => (await import('./strings/french.js')).FRENCH,
};

export const monteCarloTable = async (
  language: LanguageName,
): Promise<TerminalTable<MonteCarlo, MonteCarloSeat>> => tableIn(await STRINGS[language]());

const tableIn = (strings: MonteCarloCommandStrings): TerminalTable<MonteCarlo, MonteCarloSeat> => ({
  title: strings.montecarlo.title,
  words: strings.words,
  refusals: strings.montecarloRefusals,
  help: strings.montecarloHelp.help,
  sayMove: changesIn(strings.montecarloChanges),
  newTable: (game, settings) => {
    const view = new MonteCarloTerminalView(game.handler, {
      ...settings,
      strings,
      deal: () => game.deal,
      assistant: wholeAssistant(game, () => game.seat),
    });
    return { view, window: view };
  },
});
