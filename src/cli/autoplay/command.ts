/** `klondike autoplay --blind`: how many games hints alone win. */
import { setImmediate } from 'node:timers/promises';
import { TextError } from '../../core/text/text-error.js';
import { parseDeal } from '../../games/klondike/model/deals.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import { HOUSES, ULG } from '../../games/klondike/model/rules.js';
import { playBlind } from '../../solver/hints/play-blind.js';
import type { Shell } from '../shell.js';
import { UsageError } from '../usage.js';
import { dealsNamed } from './deal-range.js';
import { interval } from './interval.js';

export interface AutoplayOptions {
  /** The deals, or the first of them. */
  readonly blind?: string | undefined;
  /** More deals. */
  readonly words: readonly string[];
  readonly rules?: string | undefined;
  readonly draw?: string | undefined;
  readonly samples?: string | undefined;
  readonly json?: boolean | undefined;
}

/** As many as a stock has after the deal. */
const MOST_DRAWN = 24;

const MOST_SAMPLES = 10_000;

/** Prints a line for each game, and then to standard error how many were won. Resolves to the exit status, 0. */
export async function autoplayCommand(options: AutoplayOptions, shell: Shell): Promise<number> {
  const rules = readRules(options);
  const samples = readNumber('--samples', options.samples, MOST_SAMPLES);
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

/** `500 games, ulg, draw 3: 170 won, 34.0 % (95 %: 30.0 to 38.3); 200.0 s, 0.40 s a game` */
function summary({ name, draw }: Rules, { games, wins, seconds }: Tally): string {
  const [low, high] = interval(wins, games).map(percent);
  const won = `${wins} won, ${percent(wins / games)} % (95 %: ${low} to ${high})`;
  const time = `${seconds.toFixed(1)} s, ${(seconds / games).toFixed(2)} s a game`;
  return `${games === 1 ? '1 game' : `${games} games`}, ${name}, draw ${draw}: ${won}; ${time}`;
}

const percent = (share: number): string => (100 * share).toFixed(1);

/** All are read before the first is played. @throws UsageError */
function readDeals({ blind, words }: AutoplayOptions, rules: Rules): Iterable<string>[] {
  if (blind === undefined) {
    throw new UsageError('autoplay needs --blind DEALS, such as --blind java:1..java:100');
  }
  try {
    return [blind, ...words].map((word) => dealsNamed(word, rules));
  } catch (error) {
    if (error instanceof TextError) throw new UsageError(`--blind: ${error.message}`);
    throw error;
  }
}

function readRules({ rules: name = ULG.name, draw: drawn }: AutoplayOptions): Rules {
  const house = HOUSES.find((one) => one.name === name);
  if (house === undefined) {
    throw new UsageError(`--rules takes ${HOUSES.map((one) => one.name).join(', ')}, not '${name}'`);
  }
  const draw = readNumber('--draw', drawn, MOST_DRAWN);
  return draw === undefined ? house : { ...house, draw };
}

function readNumber(option: string, text: string | undefined, most: number): number | undefined {
  if (text === undefined) return undefined;
  const number = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (number >= 1 && number <= most) return number;
  throw new UsageError(`${option} takes a whole number from 1 to ${most}, not '${text}'`);
}
