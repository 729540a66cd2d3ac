/**
 * The texts that a table of Monte Carlo Solitaire in a terminal needs in each language, and the English ones.
 */
import type { CommandWords } from '../../../../core/commands.js';
import type { CardSearchStrings, CoreStrings } from '../../../../core/strings/english.js';
import { CARD_SEARCH_ENGLISH, CORE_ENGLISH } from '../../../../core/strings/english.js';
import type { TerminalStrings } from '../../../../terminal/strings/english.js';
import { TERMINAL_ENGLISH } from '../../../../terminal/strings/english.js';
import type { MonteCarloCommandName } from '../../words/commands.js';
import type { MonteCarloStrings } from '../../words/strings/english.js';
import { MONTECARLO_ENGLISH } from '../../words/strings/english.js';
import type { MonteCarloTerminalSection } from './english.js';
import { MONTECARLO_TERMINAL_ENGLISH } from './english.js';

/** The texts of a `MonteCarloTerminalView`, such as `FRENCH` of `klondike-kit/french`. */
export interface MonteCarloTerminalStrings {
  readonly core: CoreStrings;
  readonly cardSearch: CardSearchStrings;
  readonly terminal: TerminalStrings;
  readonly montecarlo: MonteCarloStrings;
  readonly montecarloTerminal: MonteCarloTerminalSection;
}

export const ENGLISH: MonteCarloTerminalStrings = {
  core: CORE_ENGLISH,
  cardSearch: CARD_SEARCH_ENGLISH,
  terminal: TERMINAL_ENGLISH,
  montecarlo: MONTECARLO_ENGLISH,
  montecarloTerminal: MONTECARLO_TERMINAL_ENGLISH,
};

/** The words of every command of such a table. */
export const wordsIn = ({
  core,
  terminal,
  montecarlo,
  montecarloTerminal,
}: MonteCarloTerminalStrings): Readonly<Record<MonteCarloCommandName<'terminal'>, CommandWords>> => ({
  ...core.commands,
  ...terminal.commands,
  ...montecarlo.commands,
  ...montecarloTerminal.commands,
});
