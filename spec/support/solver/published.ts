/** The deals of `spec/fixtures/solver`, with the results of other solvers. */
import { readFileSync } from 'node:fs';
import { parseCard } from '../../../src/core/card.js';
import type { Deal } from '../../../src/games/klondike/model/deals.js';
import { dealLayout, dealFromLayout } from '../../../src/games/klondike/model/deals.js';
import { ULG } from '../../../src/games/klondike/model/rules.js';

export interface PublishedResult {
  /** `?` if the solver gave up. */
  readonly verdict: 'W' | 'U' | '?';
  /** The smallest number of moves, counting draws and carries. It is known only for winnable deals. */
  readonly moves: number | undefined;
}

export interface PublishedDeal {
  readonly seed: number;
  /** The cards in dealing order. */
  readonly cards: string;
  readonly draw1: PublishedResult;
  readonly draw3: PublishedResult;
}

/** A deal of `special-deals.json`. A field is missing if the source does not state it. */
export interface SpecialDeal {
  readonly id: string;
  readonly cards: string;
  readonly published_draw?: 1 | 3;
  readonly published_moves?: number;
  readonly published_maxRounds?: number;
  readonly published_expected?: 'minimal' | 'impossible';
  readonly published_source?: string;
  readonly published_note?: string;
  readonly checked_draw1: 'winnable' | 'unwinnable';
  readonly checked_draw3: 'winnable' | 'unwinnable';
  readonly ksolve_draw1_here: number | string;
}

/** The results for seeds 1 to 5,000, in order. Unlimited redeals; foundation cards may come back. */
export const publishedDeals = (): PublishedDeal[] =>
  textOf('ksolve-5000.txt')
    .split('\n')
    .filter((line) => /^\d/.test(line))
    .map(readLine);

export function specialDeals(): SpecialDeal[] {
  const { deals } = JSON.parse(textOf('special-deals.json')) as { deals: SpecialDeal[] };
  return deals;
}

/**
 * Deals these cards in dealing order, row by row. The text may have spaces between the cards. The layout is the same in
 * every house.
 */
export function dealOfPublished(cards: string): Deal {
  const deck = (cards.match(/\S\S/g) ?? []).map((word) => {
    const card = parseCard(word);
    if (card === undefined) throw new Error(`${word} is no card`);
    return card;
  });
  return dealFromLayout(dealLayout({ ...ULG, dealt: 'by row' }, deck.reverse()));
}

/** A solver decides these deals only after tens of millions of visits. */
export const hardDeal = (): Deal =>
  dealOfPublished(specialDeals().find(({ id }) => id === 'shootme-issue14')?.cards ?? '');

const textOf = (file: string): string =>
  readFileSync(new URL(`../../fixtures/solver/${file}`, import.meta.url), 'utf8');

function readLine(line: string): PublishedDeal {
  const [seed = '', cards = '', verdict1, moves1, verdict3, moves3] = line.split(' ');
  return {
    seed: Number(seed),
    cards,
    draw1: readPublished(verdict1, moves1),
    draw3: readPublished(verdict3, moves3),
  };
}

function readPublished(verdict: string | undefined, moves: string | undefined): PublishedResult {
  if (verdict !== 'W' && verdict !== 'U' && verdict !== '?') throw new Error(`${verdict} is no verdict`);
  return { verdict, moves: verdict === 'W' ? Number(moves) : undefined };
}
