/**
 * Deals forty games and turns over the whole stock each time. This is enough to notice a deck that is not fully
 * shuffled.
 */
import { topOf } from '../../../core/pile.js';
import { TABLEAU } from '../../../games/klondike/words/piles.js';
import type { KnownGame } from '../game/known-game.js';
import type { SeenDeal } from './shuffle-patterns.js';
import { patternIn } from './shuffle-patterns.js';
import type { HandlerRun } from '../handler-run.js';
import { clickStock } from './stock-tour.js';

const DEALS = 40;

/** The clicks that turn over a stock of 24 cards, three at a time. */
const CLICKS = 8;

/** Fails `deal.shuffled` if the deals have a pattern. */
export function manyDeals(run: HandlerRun): void {
  const { evidence, findings } = run;
  const deals: SeenDeal[] = [];
  while (deals.length < DEALS && !evidence.hasFailed('deal.shuffled')) {
    run.newGame();
    if (run.hasEnded || run.game === undefined) break;
    const game = turnOverStock(run);
    if (game === undefined) break;
    deals.push(seenDeal(game));
  }
  const pattern = evidence.hasFailed('deal.shuffled') ? undefined : patternIn(deals);
  if (pattern === undefined) return;
  evidence.fail({
    ...{
      check: 'deal.shuffled',
      key: 'many deals',
      seed: findings.seed,
      calls: [],
      earlierGames: 0,
      before: '',
    },
    message: `${deals.length} deals are not shuffled: ${pattern}`,
    ...{ expected: 'deals in which any card can be in any place', seen: pattern },
  });
}

function turnOverStock(run: HandlerRun): KnownGame | undefined {
  clickStock(run, CLICKS, { isWanted: ({ kind }) => kind === 'draw' });
  return run.game;
}

function seenDeal(game: KnownGame): SeenDeal {
  const { start } = game;
  const cards = [...TABLEAU.map((id) => topOf(start[id])), ...start.stock.cards.toReversed()];
  return cards.map((card) => (card !== undefined && game.isKnown(card) ? card : undefined));
}
