/**
 * Remembers which ranks and piles were tried, because a handler may be wrong for only one rank or one pile. A legal
 * carry is tried once for each rank and pile. An illegal carry is tried once for each rank if it is nearly legal: its
 * ranks are close, or only the color or the suit is wrong.
 */
import type { Card } from '../../core/card.js';
import { isRed, printCard, rankOf, suitOf } from '../../core/card.js';
import { topOf } from '../../core/pile.js';
import type { Layout } from '../../games/klondike/model/layout.js';
import type { Carry } from '../../games/klondike/model/play.js';
import { isFoundation } from '../../games/klondike/words/piles.js';
import type { Cause } from './cause.js';
import { routeOf } from './move-of.js';

type Asked = Pick<Cause, 'kind' | 'move'>;

export class RanksTried {
  private readonly tried = new Set<string>();

  /** The ranks and piles of this event that were not tried yet. */
  newKeys(layout: Layout, asked: Asked): string[] {
    return keysOf(layout, asked).filter((key) => !this.tried.has(key));
  }

  note(layout: Layout, asked: Asked): void {
    for (const key of keysOf(layout, asked)) this.tried.add(key);
  }
}

/** The ranks and piles that an event tries. Empty for a click, and for a carry that is far from legal. */
function keysOf(layout: Layout, { kind, move }: Asked): string[] {
  if (move === undefined || move === 'stock') return [];
  const { cards } = layout[move.from];
  const card = cards[cards.length - move.count];
  if (card === undefined) return [];
  const onto = topOf(layout[move.to]);
  if (kind === 'carry') return legalKeys(move, card, onto);
  return kind === 'refused' && onto !== undefined ? refusedKeys(move, card, onto) : [];
}

function legalKeys(move: Carry, card: Card, onto: Card | undefined): string[] {
  const { from, count, to } = move;
  const key = `${routeOf(move)} ${rankOf(card)}`;
  if (isFoundation(to)) return [`${key} to ${to}`];
  return [
    isFoundation(from) ? `${key} from ${from}` : `${key} ${isRed(card)}`,
    ...(count > 1 ? [`${count} cards`] : []),
    ...(onto === undefined ? [`${key} to ${to}`] : []),
  ];
}

function refusedKeys(move: Carry, card: Card, onto: Card): string[] {
  const { to } = move;
  const step = rankOf(card) - rankOf(onto);
  const key = `${routeOf(move)}? ${step}`;
  if (isFoundation(to)) {
    if (step < -1 || step > 2) return [];
    const isSuit = suitOf(card) === suitOf(onto);
    return [`${key} ${printCard(onto)} ${isSuit}`, `${key} ${rankOf(onto)} ${to} ${isSuit}`];
  }
  return Math.abs(step) > 2 ? [] : [`${key} ${rankOf(card)} ${isRed(card) === isRed(onto)}`];
}
