/** House rules in plain sentences, for whoever plays. */
import type { Rules } from './rules.js';
import {
  ULG,
  allOnFoundations,
  alternateColors,
  onlyOnFoundations,
  playsItself,
  wholeSuits,
} from './rules.js';

/** A sentence for each rule, in the order in which a player meets them. */
export const tellRules = (rules: Rules): string[] =>
  [
    tellDraw(rules),
    tellRedeals(rules),
    BUILDS.get(rules.build),
    tellFoundations(rules),
    tellWorryBack(rules),
    WINS.get(rules.isWon),
  ].filter((sentence) => sentence !== undefined);

/** Those in which a house differs from the main one. */
export function tellDifferences(rules: Rules): string[] {
  const known = tellRules(ULG);
  return tellRules(rules).filter((sentence) => !known.includes(sentence));
}

function tellDraw({ draw, inPlay }: Rules): string {
  const cards = `${NUMBERS[draw] ?? draw} ${draw === 1 ? 'card' : 'cards'}`;
  if (inPlay === 'waste') return `Drawing turns up ${cards} on the waste, whose top card is in play.`;
  return `The stock's top card is in play; drawing buries ${draw === 1 ? 'it' : cards} in the waste.`;
}

function tellRedeals({ redeals, recycleDraws }: Rules): string {
  if (redeals === 0) return 'The waste is never turned over.';
  const often = redeals === Infinity ? 'as often as you like' : redeals === 1 ? 'once' : `${redeals} times`;
  return `A draw from the empty stock turns the waste over${recycleDraws ? ' and draws at once' : ''}, ${often}.`;
}

const tellFoundations = ({ foundations }: Rules): string =>
  foundations === 'any suit'
    ? 'A foundation starts with any ace and goes up in its suit.'
    : `From the left, the foundations are for ${foundations.map((suit) => SUITS[suit]).join(', ')}; each goes up from its ace.`;

const tellWorryBack = ({ worryBack }: Rules): string =>
  worryBack ? 'A card may come back from a foundation.' : 'No card comes back from a foundation.';

const NUMBERS = ['no', 'one', 'two', 'three'] as const;

const SUITS = ['spades', 'hearts', 'diamonds', 'clubs'] as const;

/** A house of your own may have another rule here: nothing is told of that. */
const BUILDS: ReadonlyMap<Rules['build'], string> = new Map([
  [alternateColors, 'The tableau goes down in alternating colors; only a king goes to an empty pile.'],
]);

const ALL_UP = 'The game is won with all cards on the foundations.';

/** As of `BUILDS`. */
const WINS: ReadonlyMap<Rules['isWon'], string> = new Map([
  [allOnFoundations, ALL_UP],
  [onlyOnFoundations, ALL_UP],
  [wholeSuits, ALL_UP],
  [
    playsItself,
    'The game is won early: as soon as no card lies face down, and stock and waste hold one card at most.',
  ],
]);
