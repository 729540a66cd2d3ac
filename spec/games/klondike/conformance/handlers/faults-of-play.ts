/** Handlers that play wrongly, each with one fault. */
import { isRed, rankOf } from '../../../../../src/core/card.js';
import { faceUpPile, lay, lift, topCards } from '../../../../../src/core/pile.js';
import type { Layout } from '../../../../../src/games/klondike/model/layout.js';
import type { Move } from '../../../../../src/games/klondike/model/play.js';
import { play } from '../../../../../src/games/klondike/model/play.js';
import { ULG, alternateColors } from '../../../../../src/games/klondike/model/rules.js';
import { FOUNDATIONS, TABLEAU, isTableau } from '../../../../../src/games/klondike/words/piles.js';
import type { Fault } from './faults.js';
import { leadingTo, moving, playingBy } from './faults.js';

const CLICKS = 'clickStock: turns cards, and shows the top ones of the waste';
const AGAIN = 'clickStock: the stock can be gone through again and again, in the same order';
const COLUMNS = 'column: takes the next lower card of the other color';
const ACES = 'foundation: any ace goes to any empty one';

const RULES: readonly Fault[] = [
  { fault: 'draws one card', lost: CLICKS, bring: playingBy({ draw: 1 }) },
  {
    fault: 'draws as it recycles',
    lost: 'recycling: a click on the empty stock brings the waste back and deals nothing',
    bring: playingBy({ recycleDraws: true }),
  },
  { fault: 'recycles twice only', lost: AGAIN, bring: playingBy({ redeals: 2 }) },
  {
    fault: 'puts any card on an empty column',
    lost: 'empty column: takes a king from another column, and no other card',
    bring: playingBy({
      build: (card, onto) => (onto === undefined ? undefined : alternateColors(card, onto)),
    }),
  },
  {
    fault: 'forgets that an empty column takes a king',
    lost: 'empty column: takes a king from the waste, and no other card',
    bring: playingBy({
      build: (card, onto) => (onto === undefined ? 'needs-king' : alternateColors(card, onto)),
    }),
  },
  {
    fault: 'builds in one color',
    lost: COLUMNS,
    bring: playingBy({
      build: (card, onto) =>
        onto === undefined || isRed(card) !== isRed(onto) ? alternateColors(card, onto) : undefined,
    }),
  },
  {
    fault: 'builds on any higher rank',
    lost: COLUMNS,
    bring: playingBy({
      build: (card, onto) =>
        onto !== undefined && isRed(card) !== isRed(onto) && rankOf(card) < rankOf(onto)
          ? undefined
          : alternateColors(card, onto),
    }),
  },
  { fault: 'gives each foundation its suit', lost: ACES, bring: playingBy({ foundations: [0, 1, 2, 3] }) },
  {
    fault: 'lets nothing come back from a foundation',
    lost: 'foundation: its top card comes back to a column that takes it',
    bring: playingBy({ worryBack: false }),
  },
  {
    fault: 'is won one card too early',
    lost: 'won: with the last card from a column',
    bring: playingBy({
      isWon: (layout) => FOUNDATIONS.reduce((sum, id) => sum + layout[id].cards.length, 0) >= 51,
    }),
  },
];

const isCarry = (move: Move): move is Exclude<Move, 'stock'> => move !== 'stock';

/** All cards of the columns face up: what lies under them may then be carried, too. */
const turnedUp = (layout: Layout): Layout => ({
  ...layout,
  ...Object.fromEntries(TABLEAU.map((id) => [id, faceUpPile(layout[id].cards)])),
});

const MOVES: readonly Fault[] = [
  {
    fault: 'turns the waste over card by card',
    lost: 'recycling: the cards come in the same order again',
    bring: leadingTo((next, move, { stock, waste }) =>
      move === 'stock' && stock.cards.length === 0
        ? { ...next, stock: { ...next.stock, cards: waste.cards } }
        : next,
    ),
  },
  {
    fault: 'leaves the uncovered card face down',
    lost: 'turned up: the card that a carry uncovers',
    bring: leadingTo((next, move, layout) =>
      isCarry(move) && layout[move.from].faceDown > 0 && layout[move.from].cards.length > move.count
        ? { ...next, [move.from]: { ...next[move.from], faceDown: layout[move.from].faceDown } }
        : next,
    ),
  },
  {
    fault: 'carries several cards in reverse',
    lost: 'column: several cards are carried as one, in their order',
    bring: leadingTo((next, move) => {
      if (!isCarry(move) || !isTableau(move.to)) return next;
      const pile = next[move.to];
      const carried = topCards(pile, move.count).slice().reverse();
      return { ...next, [move.to]: { ...pile, cards: [...pile.cards.slice(0, -move.count), ...carried] } };
    }),
  },
  {
    fault: 'looks at the top one of several cards',
    lost: 'column: of several cards the bottom one decides',
    inRandomPlay: 'passed',
    bring: moving((layout, move) => {
      if (!isCarry(move) || !isTableau(move.to) || move.count < 2) return undefined;
      const top = play(ULG, layout, { ...move, count: 1 });
      const all = play({ ...ULG, build: () => undefined }, layout, move);
      return top.ok ? all : play(ULG, layout, move);
    }),
  },
  {
    fault: 'carries hidden cards',
    lost: 'column: no more cards are carried than lie face up',
    bring: moving((layout, move) =>
      isCarry(move) && move.count > 1 ? play(ULG, turnedUp(layout), move) : undefined,
    ),
  },
  {
    fault: 'counts a pile dropped on itself',
    lost: 'column: a pile is not carried to itself',
    inRandomPlay: 'passed',
    bring: moving((layout, move) =>
      isCarry(move) && move.from === move.to && layout[move.from].cards.length > 0
        ? { ok: true, next: { ...layout } }
        : undefined,
    ),
  },
  {
    fault: 'counts a click with stock and waste empty',
    lost: 'stock and waste empty: a click is refused',
    bring: moving((layout, move) =>
      move === 'stock' && layout.stock.cards.length + layout.waste.cards.length === 0
        ? { ok: true, next: { ...layout } }
        : undefined,
    ),
  },
  {
    fault: 'goes up by rank alone',
    lost: 'foundation: then its own suit follows, one rank up',
    bring: moving((layout, move) => {
      if (!isCarry(move) || isTableau(move.to) || move.count > 1) return undefined;
      const [card] = topCards(layout[move.from], 1);
      const [onto] = topCards(layout[move.to], 1);
      if (card === undefined || onto === undefined || rankOf(card) !== rankOf(onto) + 1) return undefined;
      const isFree = layout[move.from].faceDown < layout[move.from].cards.length && isTableau(move.from);
      return isFree
        ? {
            ok: true,
            next: {
              ...layout,
              [move.from]: lift(layout[move.from], 1),
              [move.to]: lay(layout[move.to], [card]),
            },
          }
        : undefined;
    }),
  },
  {
    fault: 'takes a king from the waste as any other card',
    lost: 'empty column: takes a king from the waste, and no other card',
    bring: moving((layout, move) =>
      isCarry(move) && move.from === 'waste' && isTableau(move.to) && layout[move.to].cards.length === 0
        ? play({ ...ULG, build: () => undefined }, layout, move)
        : undefined,
    ),
  },
];

export const FAULTS_OF_PLAY: readonly Fault[] = [...RULES, ...MOVES];
