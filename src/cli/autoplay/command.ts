/** `klondike autoplay --blind`: how many games hints alone win. */
import { setImmediate } from 'node:timers/promises';
import { TextError } from '../../core/text/text-error.js';
import { parseDeal } from '../../games/klondike/model/deals.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import { playBlind } from '../../solver/hints/play-blind.js';
import type { Shell } from '../shell.js';
import { UsageError } from '../usage.js';
import { readWhole } from '../jobs/settings.js';
import { readDealWord } from '../solve/deal-word.js';
import { readRules } from '../solve/settings.js';
import { wilson } from '../solve/statistics.js';

export interface AutoplayOptions {
  /** The deals, or the first of them. */
  readonly blind?: string | undefined;
  /** More deals. */
  readonly words: readonly string[];
  readonly rules?: string | undefined;
  readonly draw?: string | undefined;
  readonly redeals?: string | undefined;
  readonly samples?: string | undefined;
  readonly json?: boolean | undefined;
}

const MOST_SAMPLES = 10_000;

/** Prints a line for each game, and then to standard error how many were won. Resolves to the exit status, 0. */
export async function autoplayCommand(options: AutoplayOptions, shell: Shell): Promise<number> {
  const rules = readRules(options);
  const samples = readWhole('--samples', options.samples, { least: 1, most: MOST_SAMPLES });
  const began = performance.now();
  let games = 0;
  let wins = 0;
  for (const deal of each(readDeals(options, rules))) {
    const { won, moves } = playBlind(
      rules,
      parseDeal(deal).start(rules),
      samples === undefined ? {} : { samples },
    );
    games++;
    if (won) wins++;
    const line = { deal, won, moves: moves.length };
    shell.output.print(
      options.json === true
        ? JSON.stringify(line)
        : `${deal}: ${won ? 'won' : 'not won'}, ${moves.length} moves`,
    );
    shell.output.flush();
    // So that Ctrl-C is heard.
    await setImmediate();
  }
  const seconds = (performance.now() - began) / 1000;
  shell.errors.print(summary(rules, { games, wins, seconds }));
  return 0;
}

function* each(lists: readonly Iterable<string>[]): Generator<string> {
  for (const list of lists) yield* list;
}

interface Tally {
  readonly games: number;
  readonly wins: number;
  readonly seconds: number;
}

/** `500 games, ulg: 170 won, 34.0 % (95 %: 30.0 to 38.3); 200.0 s, 0.40 s a game` */
function summary({ name }: Rules, { games, wins, seconds }: Tally): string {
  const [low, high] = wilson(wins, games).map(percent);
  const won = `${wins} won, ${percent(wins / games)} % (95 %: ${low} to ${high})`;
  const time = `${seconds.toFixed(1)} s, ${(seconds / games).toFixed(2)} s a game`;
  return `${games === 1 ? '1 game' : `${games} games`}, ${name}: ${won}; ${time}`;
}

const percent = (share: number): string => (100 * share).toFixed(1);

/** All are read before the first is played. @throws UsageError */
function readDeals({ blind, words }: AutoplayOptions, rules: Rules): Iterable<string>[] {
  if (blind === undefined) {
    throw new UsageError('autoplay needs --blind DEALS, such as --blind java:1..java:100');
  }
  try {
    return [blind, ...words].map((word) => readDealWord(word, rules).names);
  } catch (error) {
    if (error instanceof TextError) throw new UsageError(`--blind: ${error.message}`);
    throw error;
  }
}
