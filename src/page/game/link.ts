/** Reads and makes links to games. */
import { TextError, readingLine } from '../../core/text/text-error.js';
import { plainName } from '../../core/text/deal-name.js';
import { valueText } from '../../core/given.js';
import type { PageStrings } from '../strings/english.js';
import { capitalized } from '../../core/text/format.js';
import type { GameKit } from '../../kit/kit.js';
import type { GameTypes } from '../../scripts/running/stage.js';
import type { LinkWords } from './link-words.js';
import { WORDS, searchWithoutLink, wordsOfHash } from './link-words.js';
import type { Settings } from '../../core/settings.js';

/** The address with these words as its link. */
function addressWith(address: string, words: LinkWords): string {
  const named = WORDS.flatMap((word) => {
    const text = words[word];
    return text === undefined ? [] : [`${word}=${encoded(text)}`];
  });
  const [, path = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(address) ?? [];
  return `${path}${searchWithoutLink(search)}#${named.join('&')}`;
}

const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll('%3A', ':').replaceAll('%2C', ',').replaceAll('%20', '+');

/** Reads a name that must fit on one line. @throws Error with the reason if the name is wrong */
const reading = <Value>(read: (name: string) => Value, name: string): Value => readingLine(() => read(name));

/**
 * Reads the name of a deal that a player has typed.
 * @throws Error with the reason if the name is wrong; the reason for a plain word is in the player's language
 */
export function typedDeal<Game extends GameTypes>(
  kit: Pick<GameKit<Game>, 'readDeal'>,
  [typed, house]: readonly [typed: string, house: string],
  { unknownDeal }: Pick<PageStrings, 'unknownDeal'>,
): Game['deal'] {
  try {
    return readingLine(() => kit.readDeal(typed, house), capitalized);
  } catch (error) {
    const word = typed.trim();
    throw /[\s:]|^#?-?\d+$/.test(plainName(word)) ? error : new Error(unknownDeal(word));
  }
}

/** The target of a link. `deal` is undefined if the link has none; then any game of the house will do. */
export interface LinkTarget<Game extends GameTypes> {
  readonly house: string;
  /** The scoring; the player's own setting if absent. */
  readonly scoring?: string | undefined;
  readonly deal: Game['deal'] | undefined;
  /** The number of moves to beat. */
  readonly beat: number | undefined;
}

/** @throws Error with the reason if the link is wrong */
export function targetOf<Game extends GameTypes>(
  kit: GameKit<Game>,
  { rules, scoring, deal, beat }: LinkWords,
  strings: PageStrings,
): LinkTarget<Game> {
  const house = rules === undefined ? kit.houses[0] : houseNamed(kit, rules, strings);
  if (scoring !== undefined) reading((text) => checkScoring(kit, [house, text], strings), scoring);
  const found = deal === undefined ? undefined : reading((name) => kit.readDeal(name, house), deal);
  return {
    house,
    scoring,
    deal: found,
    beat: beatIn(beat, found !== undefined && kit.findBest !== undefined, strings),
  };
}

/** The most moves to beat. A game may have more, but no one would share it. */
const MOST_TO_BEAT = 9999;

/** @param isPossible false if the link has no deal, or if the game isn't about moves @throws Error */
function beatIn(
  text: string | undefined,
  isPossible: boolean,
  { wrongBeat }: Pick<PageStrings, 'wrongBeat'>,
): number | undefined {
  if (text === undefined) return undefined;
  const moves = /^\d+$/.test(text) ? Number(text) : 0;
  if (!isPossible || moves < 1 || moves > MOST_TO_BEAT) throw new Error(wrongBeat(valueText(text)));
  return moves;
}

/** @throws Error if the game has no house with this name */
function houseNamed<Game extends GameTypes>(
  { houseOfTag, title }: GameKit<Game>,
  name: string,
  strings: PageStrings,
): string {
  if (houseOfTag === undefined) throw new Error(strings.unknownRules(valueText(name), title));
  return reading((text) => houseOfTag({ kind: 'tag', key: 'Rules', text }) ?? name, name);
}

/** A game for a link. */
interface LinkedGame {
  readonly house: string;
  /** Absent if the game isn't scored. */
  readonly scoring?: string | undefined;
  /** The name of its deal. Without a deal, the link continues the saved game. */
  readonly deal: string | undefined;
  /** The number of moves to beat. */
  readonly beat?: number | undefined;
  /** Do links that don't name a game mean this game? */
  readonly isUsual: boolean;
}

/** The address with a link to the game. The link leaves out the first house. */
export const linkTo = <Game extends GameTypes>(
  { name, houses }: Pick<GameKit<Game>, 'name' | 'houses'>,
  address: string,
  { house, scoring, deal, beat, isUsual }: LinkedGame,
): string =>
  addressWith(address, {
    ...(!isUsual && { game: name }),
    ...(house !== houses[0] && { rules: house }),
    scoring,
    deal,
    beat: beat?.toString(),
  });

/** The words in a link; undefined if it has none that this game reads. */
export function linkOfHash(hash: string): LinkWords | undefined {
  const words = wordsOfHash(hash);
  return (words.deal ?? words.rules ?? words.scoring ?? words.beat) === undefined ? undefined : words;
}

/** The name of the setting, the word in links and the kit's option. */
const SCORING = 'scoring';

/** Links to games without a score leave the word out. Then the player's own setting applies. */
const NONE = 'none';

type ScoringSource = Pick<GameKit<GameTypes>, 'command' | 'title'>;

/** The scoring of the player's games of a house; undefined if they aren't scored. */
export function scoringTold(
  { command }: Pick<ScoringSource, 'command'>,
  house: string,
  settings: Pick<Settings, 'read'>,
): string | undefined {
  const text = settings.read(SCORING) ?? NONE;
  const option = command.changes?.[SCORING];
  if (option === undefined || text === NONE) return undefined;
  try {
    option.change(house, text);
    return text;
  } catch (error) {
    if (error instanceof TextError) return undefined;
    throw error;
  }
}

/** @throws TextError, or Error, if the house doesn't have this scoring */
function checkScoring(
  { command, title }: ScoringSource,
  [house, text]: readonly [house: string, scoring: string],
  strings: Pick<PageStrings, 'unknownScoring'>,
): void {
  const option = command.changes?.[SCORING];
  if (option === undefined) throw new Error(strings.unknownScoring(valueText(text), title));
  option.change(house, text);
}

/** Changes the player's setting, unless `scoring` is undefined. */
export const setScoring = (settings: Settings, scoring: string | undefined): void => {
  if (scoring !== undefined) settings.write(SCORING, scoring);
};
