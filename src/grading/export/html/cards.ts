/** The cards of a board as SVG symbols, each drawn once for the whole page. */
import type { Card } from '../../../core/card.js';
import { HIDDEN, NO_CARD, isRed, printCard, rankOf, suitOf } from '../../../core/card.js';
import { rankPath, suitPath } from '../../../browser/art/shapes.js';
import type { Markup } from './markup.js';
import { markup } from './markup.js';

/** In the units of the drawings. */
export const CARD = { width: 100, height: 140 } as const;

export function symbolOf(card: Card): string {
  if (card === HIDDEN) return 'back';
  return card === NO_CARD ? 'any' : `card-${printCard(card)}`;
}

/** The symbols of these cards. A covered card still shows its rank and suit. */
export const cardSymbols = (cards: ReadonlySet<Card>): Markup =>
  markup`<svg class="symbols" aria-hidden="true" width="0" height="0">
${[...cards].sort((one, other) => one - other).map(symbol)}</svg>
`;

function symbol(card: Card): Markup {
  const size = markup`width="${CARD.width}" height="${CARD.height}" viewBox="0 0 ${CARD.width} ${CARD.height}"`;
  return markup`<symbol id="${symbolOf(card)}" ${size}>${PAPER}${card === HIDDEN ? BACK : card === NO_CARD ? ANY : face(card)}</symbol>
`;
}

function face(card: Card): Markup {
  const signs = SIGNS.map((stamp) => suitPath(suitOf(card), stamp)).join('');
  const index = rankPath(rankOf(card), { x: 9, y: 8, scale: 1.45 });
  const color = isRed(card) ? 'red' : 'black';
  return markup`<path class="pen ${color}" d="${index}"/><path class="${color}" d="${signs}"/>`;
}

/** One beside the rank, seen in a column; one under it, seen in a fan; and the large one. */
const SIGNS = [
  { x: 74, y: 21, scale: 1.35 },
  { x: 18, y: 50, scale: 1.05 },
  { x: 58, y: 92, scale: 3 },
];

const WEAVE = Array.from({ length: 6 }, (_, index) => index * 17)
  .map((x) => `M${7 + x} 7L7 ${7 + x}M${93 - x} 133L93 ${133 - x}`)
  .join('');

const PAPER = markup`<rect class="paper" x="1" y="1" width="98" height="138" rx="8"/>`;

/** A card that may be any unseen card. */
const ANY = markup`<text class="any" x="50" y="42">?</text>`;

const BACK = markup`<rect class="back" x="7" y="7" width="86" height="126" rx="4"/><path class="weave" d="${WEAVE}"/>`;
