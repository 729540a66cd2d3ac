/** Links to games: where they lead, and what they are made of. */
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

/** The address, with the words of its link replaced by these. */
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

/** Reads a name of one line. @throws Error that says what is wrong with the name */
const reading = <Value>(read: (name: string) => Value, name: string): Value =>
  readingLine(() => read(name), capitalized);

/**
 * Reads the name of a deal that a player has typed.
 * @throws Error that says what is wrong with it; of a plain word, in the player's language
 */
export function typedDeal<Game extends GameTypes>(
  kit: Pick<GameKit<Game>, 'readDeal'>,
  [typed, house]: readonly [typed: string, house: string],
  { noDeal }: Pick<PageStrings, 'noDeal'>,
): Game['deal'] {
  try {
    return reading((name) => kit.readDeal(name, house), typed);
  } catch (error) {
    const word = typed.trim();
    throw /[\s:]|^#?-?\d+$/.test(plainName(word)) ? error : new Error(noDeal(word));
  }
}

/** Where a link leads. `deal` is undefined if the link names none; then any game of the house will do. */
export interface LinkTarget<Game extends GameTypes> {
  readonly house: string;
  /** How it is scored; as the player has set it if absent. */
  readonly scoring?: string | undefined;
  readonly deal: Game['deal'] | undefined;
}

/** @throws Error that says what is wrong with the link */
export function targetOf<Game extends GameTypes>(
  kit: GameKit<Game>,
  { rules, scoring, deal }: LinkWords,
  strings: PageStrings,
): LinkTarget<Game> {
  const house = rules === undefined ? kit.houses[0] : houseNamed(kit, rules, strings);
  if (scoring !== undefined) reading((text) => checkScoring(kit, [house, text], strings), scoring);
  const found = deal === undefined ? undefined : reading((name) => kit.readDeal(name, house), deal);
  return { house, scoring, deal: found };
}

/** @throws Error if the game has no houses, or none of this name */
function houseNamed<Game extends GameTypes>(
  { houseOfTag, title }: GameKit<Game>,
  name: string,
  strings: PageStrings,
): string {
  if (houseOfTag === undefined) throw new Error(strings.noHouses(valueText(name), title));
  return reading((text) => houseOfTag({ kind: 'tag', key: 'Rules', text }) ?? name, name);
}

/** A game in play, as an address names it. */
interface LinkedGame {
  readonly house: string;
  /** Absent if it is not scored. */
  readonly scoring?: string | undefined;
  /** The name of its deal. */
  readonly deal: string;
  /** Do addresses that name no game mean this one? */
  readonly isUsual: boolean;
}

/** The address of a page, with its link replaced by one to the game in play. The first house is not named. */
export const linkTo = <Game extends GameTypes>(
  { name, houses }: Pick<GameKit<Game>, 'name' | 'houses'>,
  address: string,
  { house, scoring, deal, isUsual }: LinkedGame,
): string =>
  addressWith(address, {
    ...(!isUsual && { game: name }),
    ...(house !== houses[0] && { rules: house }),
    scoring,
    deal,
  });

/** The words of an address that lead to a game; undefined if they name no deal, no house and no scoring. */
export function linkOfHash(hash: string): LinkWords | undefined {
  const words = wordsOfHash(hash);
  return (words.deal ?? words.rules ?? words.scoring) === undefined ? undefined : words;
}

/** The name of the setting, of the word in a link, and of the kit's option. */
const SCORING = 'scoring';

/** Of games without a score links tell nothing: the player's own setting then counts. */
const NONE = 'none';

type ScoringSource = Pick<GameKit<GameTypes>, 'command' | 'title'>;

/** How the player's games of a house are scored; undefined if they are not. */
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

/** @throws TextError, or Error, if the house has no such scoring */
function checkScoring(
  { command, title }: ScoringSource,
  [house, text]: readonly [house: string, scoring: string],
  strings: Pick<PageStrings, 'noScoring'>,
): void {
  const option = command.changes?.[SCORING];
  if (option === undefined) throw new Error(strings.noScoring(valueText(text), title));
  option.change(house, text);
}

/** The player's games are scored so from now on; as before if it is undefined. */
export const setScoring = (settings: Settings, scoring: string | undefined): void => {
  if (scoring !== undefined) settings.write(SCORING, scoring);
};
