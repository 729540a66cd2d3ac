/** The texts of Monte Carlo Solitaire in the terminal, in English, with those of line mode. */
import type { LineWord } from '../../../../kit/terminal-table.js';
import type { MonteCarloTerminalStrings } from '../../terminal/strings/english.js';
import { ENGLISH as TABLE_ENGLISH } from '../../terminal/strings/english.js';
import type {
  MonteCarloChangeStrings,
  MonteCarloHelpStrings,
  MonteCarloRefusalStrings,
} from '../../words/strings/english.js';
import {
  MONTECARLO_CHANGES_ENGLISH,
  MONTECARLO_HELP_ENGLISH,
  MONTECARLO_REFUSALS_ENGLISH,
} from '../../words/strings/english.js';

export interface MonteCarloCommandStrings extends MonteCarloTerminalStrings {
  /** The words of line mode. Two short entries in a row share a line. */
  readonly words: readonly LineWord[];
  readonly montecarloChanges: MonteCarloChangeStrings;
  readonly montecarloRefusals: MonteCarloRefusalStrings;
  readonly montecarloHelp: MonteCarloHelpStrings;
}

export const ENGLISH: MonteCarloCommandStrings = {
  ...TABLE_ENGLISH,
  words: [
    ['new:12345', 'the game of this number'],
    ['a1 b2', 'click on a1, then on b2'],
    ['deal', 'a random game'],
    ['undo*5', 'take back five moves'],
    ['consolidate', 'close gaps and refill'],
    ['redo', 'make a move again'],
    ['hint', 'a pair to remove'],
    ['ahead', 'the move that looks ahead'],
    ['restart', 'the same deal again'],
    ['moves go:3', 'list all moves, even undone ones; go to number 3'],
    ['show', 'print the table; with --frames none only this word does'],
    ['[Deal "java:12345"]', 'the game that deal starts next'],
    ['{ left: 25; a1: -- }', 'check what the table shows'],
    ['help about quit'],
  ],
  montecarloChanges: MONTECARLO_CHANGES_ENGLISH,
  montecarloRefusals: MONTECARLO_REFUSALS_ENGLISH,
  montecarloHelp: MONTECARLO_HELP_ENGLISH,
};
