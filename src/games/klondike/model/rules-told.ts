/** House rules in plain sentences, for players. */
import { checkGiven, checkMethods } from '../../../core/given.js';
import type { KlondikeRefusalStrings } from '../words/strings/english.js';
import type { KlondikeRuleStrings } from './strings/english.js';
import { KLONDIKE_RULES_ENGLISH } from './strings/english.js';
import { checkRules } from './check-rules.js';
import type { Refusal } from './refusal.js';
import { REFUSALS } from './refusal.js';
import type { Rules } from './rules.js';
import type { Scoring } from './score.js';
import { PAID_A_CARD, POINTS, PRICE } from './score.js';
import {
  ULG,
  allOnFoundations,
  alternateColors,
  onlyOnFoundations,
  playsItself,
  wholeSuits,
} from './rules.js';

/**
 * A sentence for each rule, in the order in which a player meets them.
 * @throws RangeError if a field of the rules is out of range
 */
export function tellRules(rules: Rules, strings: KlondikeRuleStrings = KLONDIKE_RULES_ENGLISH): string[] {
  checkRules(rules);
  checkMethods('catalogue of rules', strings, ['drawToWaste', 'drawFromStock', 'redeals', 'suitsFromLeft']);
  const build = BUILDS.get(rules.build);
  const win = WINS.get(rules.isWon);
  return [
    rules.inPlay === 'waste' ? strings.drawToWaste(rules.draw) : strings.drawFromStock(rules.draw),
    rules.redeals === 0 ? strings.noRedeal : strings.redeals(rules.redeals, rules.recycleDraws),
    ...(build === undefined ? [] : [strings[build]]),
    rules.foundations === 'any suit' ? strings.anySuit : strings.suitsFromLeft(rules.foundations),
    rules.worryBack ? strings.worryBack : strings.noWorryBack,
    ...(win === undefined ? [] : [strings[win]]),
  ];
}

/**
 * Says why these rules refuse a move, with the sentence from the rules or from the catalogue, or else with the code.
 */
export function tellRefusal(
  rules: Pick<Rules, 'refusals'>,
  why: Refusal,
  strings: KlondikeRefusalStrings = REFUSALS,
): string {
  checkGiven('rules', rules, 'an object');
  checkGiven('why', why, 'a string');
  const known = [rules.refusals, strings].find((sentences) => Object.hasOwn(sentences ?? {}, why));
  return known?.[why] ?? why;
}

/** The sentences about rules that the main house doesn't have. */
export function tellDifferences(rules: Rules, strings?: KlondikeRuleStrings): string[] {
  const known = tellRules(ULG, strings);
  return tellRules(rules, strings).filter((sentence) => !known.includes(sentence));
}

/** Sentences that say how a game is scored. In standard scoring, a redeal costs points only at draw 1. */
export function tellScoring(
  scoring: Scoring,
  { draw }: Pick<Rules, 'draw'>,
  strings: KlondikeRuleStrings = KLONDIKE_RULES_ENGLISH,
): string[] {
  switch (scoring) {
    case 'none':
      return [];
    case 'standard':
      return [strings.standard(POINTS), ...(draw === 1 ? [strings.standardRedeal(-POINTS.recycled)] : [])];
    case 'vegas':
      return [strings.vegas(PRICE, PAID_A_CARD), strings.allGames];
  }
}

/** A house of your own may have a different function, for which there isn't a sentence. */
const BUILDS: ReadonlyMap<Rules['build'], 'alternateColors'> = new Map([
  [alternateColors, 'alternateColors'],
]);

const WINS: ReadonlyMap<Rules['isWon'], 'allUp' | 'playsItself'> = new Map([
  [allOnFoundations, 'allUp'],
  [onlyOnFoundations, 'allUp'],
  [wholeSuits, 'allUp'],
  [playsItself, 'playsItself'],
]);
