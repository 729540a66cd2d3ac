/** Finished games and daily deals as text: JSON with one line for each. */
import type { JsonNode, JsonObject } from '../text/json-tree.js';
import { parseJson } from '../text/json-tree.js';
import { TextError, placeAt } from '../text/text-error.js';
import type { FinishedGame, PlayedDeal } from './finished-game.js';
import { joined } from './finished-game.js';
import type { DailyDeal } from '../daily/daily-book.js';
import { parseDaily, printDaily } from '../daily/daily-book.js';

/** The head of an export: its name and the version of its format. */
const FORMAT = 'klondike-kit statistics';
const VERSION = 1;

export function printStatistics(games: readonly FinishedGame[], dailies: readonly DailyDeal[] = []): string {
  const lines = games.map(
    ({ game, rules, deal, won, moves, milliseconds, date, redeals, usedUndo, fewest }) =>
      JSON.stringify({
        game,
        rules,
        deal,
        won,
        moves,
        milliseconds,
        date: new Date(date).toISOString(),
        redeals,
        usedUndo,
        fewest,
      }),
  );
  const days = printDaily(dailies)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.stringify(line));
  const more = days.length === 0 ? '' : `,"dailies":${listOf(days)}`;
  return `{"${FORMAT}":${VERSION},"games":${listOf(lines)}${more}}\n`;
}

const listOf = (lines: readonly string[]): string => `[${lines.map((line) => `\n${line}`).join(',')}\n]`;

/** An unknown name. */
export interface WrongName {
  readonly key: keyof PlayedDeal;
  readonly expected: string;
}

/** Undefined if all names of a game are known. */
export type NameCheck = (game: PlayedDeal) => WrongName | undefined;

/** An export: a player's finished games, and the daily deals that the player has opened. */
export interface StatisticsExport {
  readonly games: readonly FinishedGame[];
  readonly dailies: readonly DailyDeal[];
}

export const parseStatistics = (text: string, check?: NameCheck): readonly FinishedGame[] =>
  parseExport(text, check).games;

/**
 * @param check by default, any names are accepted
 * @throws TextError with line, column, the word and the expected form
 */
export function parseExport(text: string, check?: NameCheck): StatisticsExport {
  const reader = new StatisticsReader(text, check);
  const root = reader.object(parseJson(text), 'an exported object');
  reader.only(root, [FORMAT, 'games', 'dailies']);
  const version = reader.member(root, FORMAT);
  if (version.kind !== 'leaf' || version.value !== VERSION) throw reader.wrong(version, `${VERSION}`);
  const games = reader.list(root, 'games', 'a list of games').map((item) => reader.game(item));
  const days = reader.has(root, 'dailies') ? reader.list(root, 'dailies', 'a list of daily deals') : [];
  return { games: joined(games, []), dailies: days.map((item) => reader.daily(item)) };
}

const MEMBERS = [
  'game',
  'rules',
  'deal',
  'won',
  'moves',
  'milliseconds',
  'date',
  'redeals',
  'usedUndo',
  'fewest',
];

class StatisticsReader {
  constructor(
    private readonly text: string,
    private readonly check?: NameCheck,
  ) {}

  game(node: JsonNode): FinishedGame {
    const object = this.object(node, 'a game');
    this.only(object, MEMBERS);
    const moves = this.count(object, 'moves');
    return {
      ...this.played(object),
      won: this.flag(object, 'won'),
      moves,
      milliseconds: this.count(object, 'milliseconds'),
      date: this.date(object),
      ...this.redealsIfThere(object, moves),
      ...(this.has(object, 'usedUndo') && { usedUndo: this.flag(object, 'usedUndo') }),
      ...(this.has(object, 'fewest') && { fewest: this.count(object, 'fewest') }),
    };
  }

  daily(node: JsonNode): DailyDeal {
    const [deal, ...others] = node.kind === 'leaf' ? parseDaily(String(node.value)) : [];
    if (deal === undefined || others.length > 0)
      throw this.wrong(node, 'a daily deal such as "2026-11-25 hard java:7 2026-11-25"');
    return deal;
  }

  list(object: JsonObject, key: string, what: string): readonly JsonNode[] {
    const node = this.member(object, key);
    if (node.kind !== 'list') throw this.wrong(node, what);
    return node.items;
  }

  object(node: JsonNode, what: string): JsonObject {
    if (node.kind !== 'object') throw this.wrong(node, what);
    return node;
  }

  only(object: JsonObject, keys: readonly string[]): void {
    const stray = object.members.find(
      ({ key }, index) => !keys.includes(key) || object.members.findIndex((one) => one.key === key) < index,
    );
    if (stray !== undefined)
      throw new TextError(
        placeAt(this.text, stray.keyOffset),
        stray.key,
        `only ${keys.join(', ')}, each once`,
      );
  }

  has(object: JsonObject, key: string): boolean {
    return object.members.some((member) => member.key === key);
  }

  member(object: JsonObject, key: string): JsonNode {
    const found = object.members.find((member) => member.key === key);
    if (found === undefined) throw this.wrong(object, `an object with "${key}"`);
    return found.value;
  }

  wrong(node: JsonNode, expected: string): TextError {
    const word = node.kind === 'leaf' ? String(node.value) : node.kind === 'list' ? '[' : '{';
    return new TextError(placeAt(this.text, node.offset), word, expected);
  }

  private played(object: JsonObject): PlayedDeal {
    const played = {
      game: this.name(object, 'game'),
      rules: this.name(object, 'rules'),
      deal: this.name(object, 'deal'),
    };
    const wrong = this.check?.(played);
    if (wrong !== undefined) throw this.wrong(this.member(object, wrong.key), wrong.expected);
    return played;
  }

  private name(object: JsonObject, key: string): string {
    const node = this.member(object, key);
    if (node.kind !== 'leaf' || typeof node.value !== 'string' || node.value === '')
      throw this.wrong(node, `the name of the ${key}, in double quotes`);
    return node.value;
  }

  private flag(object: JsonObject, key: string): boolean {
    const node = this.member(object, key);
    if (node.kind !== 'leaf' || typeof node.value !== 'boolean') throw this.wrong(node, 'true or false');
    return node.value;
  }

  private count(object: JsonObject, key: string): number {
    const node = this.member(object, key);
    if (node.kind !== 'leaf' || !Number.isSafeInteger(node.value) || Number(node.value) < 0)
      throw this.wrong(node, 'a whole number from 0');
    return Number(node.value);
  }

  /** A game can't have more redeals than moves. */
  private redealsIfThere(object: JsonObject, moves: number): Pick<FinishedGame, 'redeals'> {
    if (!this.has(object, 'redeals')) return {};
    const redeals = this.count(object, 'redeals');
    if (redeals > moves)
      throw this.wrong(this.member(object, 'redeals'), `at most ${moves}, the number of moves`);
    return { redeals };
  }

  private date(object: JsonObject): number {
    const node = this.member(object, 'date');
    const text = node.kind === 'leaf' ? String(node.value) : '';
    const time = Date.parse(text);
    // `Date.parse` accepts the 31st of February.
    if (Number.isNaN(time) || new Date(time).toISOString() !== text)
      throw this.wrong(node, 'a time such as "2026-11-22T20:31:13.000Z"');
    return time;
  }
}
