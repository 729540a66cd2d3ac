/** The game that a handler starts. */
import type { Frame } from '../../../games/klondike/contract/frame.js';
import type { EventCheckId } from '../../checks/event-checks.js';
import { compareFrame } from './comparison.js';
import type { HandlerFindings } from '../record/handler-findings.js';
import { KnownGame } from './known-game.js';
import type { Card } from '../../../core/card.js';
import { HIDDEN } from '../../../core/card.js';
import { newDeck } from '../../../core/deck.js';
import { faceDownPile, faceUpPile } from '../../../core/pile.js';
import type { Layout } from '../../../games/klondike/model/layout.js';
import { BARE_LAYOUT, draftOf } from '../../../games/klondike/model/layout.js';
import { FOUNDATIONS, TABLEAU } from '../../../games/klondike/words/piles.js';

/** The game as the rules deal it, or else as the view shows it. Undefined if it can't be played from there. */
export function startedGame(
  { rules, lenience, start }: HandlerFindings,
  frame: Frame,
  fault: EventCheckId | undefined,
): KnownGame | undefined {
  if (fault === 'deal.rest' && frame.stockEmpty && start === undefined) lenience.stock = true;
  const asDealt = new KnownGame(rules, start);
  const isDealt = compareFrame(asDealt, asDealt.layout, { frame, lenience }).wrong.length === 0;
  const seen = isDealt ? undefined : visibleLayout(frame);
  if (!isDealt && seen === undefined) return undefined;
  const game = isDealt ? asDealt : new KnownGame(rules, seen);
  game.learnAll(compareFrame(game, game.layout, { frame, lenience }).news);
  return game;
}

/**
 * The piles as the view shows them. The other cards are assumed to be face down or in the stock. Undefined if no game
 * can go on from there: a card appears twice, or lies face up under a hidden one.
 */
export function visibleLayout({ tableau, waste, foundations }: Frame): Layout | undefined {
  const open = [...tableau, waste, ...foundations].flatMap((cards) =>
    cards.filter((card) => card !== HIDDEN),
  );
  const hidden = tableau.map((cards) => cards.lastIndexOf(HIDDEN) + 1);
  const areHiddenBelow = tableau.every(
    (cards, column) =>
      cards.slice(0, hidden[column]).every((card) => card === HIDDEN) && cards.length > (hidden[column] ?? 0),
  );
  const isDealt = new Set(open).size === open.length && tableau.some(({ length }) => length > 0);
  if (!isDealt || !areHiddenBelow) return undefined;
  const others = newDeck().filter((card) => !open.includes(card));
  const layout = draftOf(BARE_LAYOUT);
  TABLEAU.forEach((id, column) => {
    const cards = (tableau[column] ?? []).map((card): Card =>
      card === HIDDEN ? (others.pop() ?? card) : card,
    );
    layout[id] = { cards, faceDown: hidden[column] ?? 0 };
  });
  FOUNDATIONS.forEach((id, index) => (layout[id] = faceUpPile(foundations[index] ?? [])));
  layout.waste = faceUpPile(waste);
  layout.stock = faceDownPile(others);
  return layout;
}
