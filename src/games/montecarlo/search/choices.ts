/**
 * What can be removed before the cards are moved together. Removing cards makes no new pairs, and the pairs
 * of one rank do not hinder those of another. So each rank has its own choices, which go with any choices of
 * the others.
 */
import type { CardSet } from './card-set.js';
import { NO_CARDS } from './card-set.js';
import type { Rank, Searched } from './searched.js';

/** The choices of each rank that has any. Most cards first; the choice to remove none last. */
export function choicesIn(table: Searched, places: Int8Array): CardSet[][] {
  const choices: CardSet[][] = [];
  for (const rank of table.ranks) {
    const ofRank = choicesOf(rank, table, places);
    if (ofRank.length > 0) choices.push([...ofRank, NO_CARDS]);
  }
  return choices;
}

function choicesOf({ cards, twins, all }: Rank, table: Searched, places: Int8Array): CardSet[] {
  const choices: CardSet[] = [];
  let touching = 0;
  twins.forEach(({ first, second, set }, index) => {
    if (!doTouch(table, places[first] ?? -1, places[second] ?? -1)) return;
    touching |= 1 << index;
    choices.push(set);
  });
  if (cards.length === 4 && hasTwoPairs(touching)) choices.unshift(all);
  return choices;
}

/** Do two places of the grid touch? `place` must come before `other`. */
function doTouch({ cells, columns }: Searched, place: number, other: number): boolean {
  if (place < 0 || other < 0 || other >= cells) return false;
  const down = Math.floor(other / columns) - Math.floor(place / columns);
  return down <= 1 && Math.abs((other % columns) - (place % columns)) <= 1;
}

/** Four cards make six pairs. Are there two touching ones that have no card in common? */
const hasTwoPairs = (touching: number): boolean =>
  (touching & 0b100001) === 0b100001 ||
  (touching & 0b010010) === 0b010010 ||
  (touching & 0b001100) === 0b001100;
