/** Defines handlers that play wrongly, each with one fault. */
import { isRed, rankOf } from '../../../src/core/card.js';
import { faceUpPile, lay, lift, topCards } from '../../../src/core/pile.js';
import type { Layout } from '../../../src/games/klondike/model/layout.js';
import type { Move } from '../../../src/games/klondike/model/play.js';
import { play } from '../../../src/games/klondike/model/play.js';
import { ULG, alternateColors } from '../../../src/games/klondike/model/rules.js';
import { FOUNDATIONS, TABLEAU, isTableau } from '../../../src/games/klondike/words/piles.js';
import type { Fault } from './faults.js';
import { leadingTo, moving, playingBy } from './faults.js';

const RULES: readonly Fault[] = [
  { fault: 'draws one card', lost: 'draw.three', bring: playingBy({ draw: 1 }) },
  {
    fault: 'draws when it recycles',
    lost: 'recycle.deals-nothing',
    bring: playingBy({ recycleDraws: true }),
  },
  { fault: 'recycles only twice', lost: 'recycle.again', bring: playingBy({ redeals: 2 }) },
  {
    fault: 'puts any card on an empty column',
    lost: 't>t.refuses-empty',
    bring: playingBy({
      build: (card, onto) => (onto === undefined ? undefined : alternateColors(card, onto)),
    }),
  },
  {
    fault: 'refuses a king on an empty column',
    lost: 'w>t.king',
    bring: playingBy({
      build: (card, onto) => (onto === undefined ? 'needs-king' : alternateColors(card, onto)),
    }),
  },
  {
    fault: 'builds in one color',
    lost: 't>t.refuses-fit',
    bring: playingBy({
      build: (card, onto) =>
        onto === undefined || isRed(card) !== isRed(onto) ? alternateColors(card, onto) : undefined,
    }),
  },
  {
    fault: 'builds on any higher rank',
    lost: 't>t.refuses-fit',
    bring: playingBy({
      build: (card, onto) =>
        onto !== undefined && isRed(card) !== isRed(onto) && rankOf(card) < rankOf(onto)
          ? undefined
          : alternateColors(card, onto),
    }),
  },
  {
    fault: 'has a fixed suit for each foundation',
    lost: 't>f.ace',
    bring: playingBy({ foundations: [0, 1, 2, 3] }),
  },
  {
    fault: 'never moves a card back from a foundation',
    lost: 'f>t.accepts',
    bring: playingBy({ worryBack: false }),
  },
  {
    fault: 'announces the win one card too early',
    lost: 'win.early',
    bring: playingBy({
      isWon: (layout) => FOUNDATIONS.reduce((sum, id) => sum + layout[id].cards.length, 0) >= 51,
    }),
  },
];

const isCarry = (move: Move): move is Exclude<Move, 'stock'> => move !== 'stock';

/** Turns up all cards of the columns, so that hidden cards can move as well. */
const turnedUp = (layout: Layout): Layout => ({
  ...layout,
  ...Object.fromEntries(TABLEAU.map((id) => [id, faceUpPile(layout[id].cards)])),
});

const MOVES: readonly Fault[] = [
  {
    fault: 'turns the waste over card by card',
    lost: 'recycle.order',
    bring: leadingTo((next, move, { stock, waste }) =>
      move === 'stock' && stock.cards.length === 0
        ? { ...next, stock: { ...next.stock, cards: waste.cards } }
        : next,
    ),
  },
  {
    fault: 'leaves the uncovered card face down',
    lost: 'turn-up.carry',
    bring: leadingTo((next, move, layout) =>
      isCarry(move) && layout[move.from].faceDown > 0 && layout[move.from].cards.length > move.count
        ? { ...next, [move.from]: { ...next[move.from], faceDown: layout[move.from].faceDown } }
        : next,
    ),
  },
  {
    fault: 'moves several cards in reverse order',
    lost: 't>t.several',
    bring: leadingTo((next, move) => {
      if (!isCarry(move) || !isTableau(move.to)) return next;
      const pile = next[move.to];
      const carried = topCards(pile, move.count).slice().reverse();
      return { ...next, [move.to]: { ...pile, cards: [...pile.cards.slice(0, -move.count), ...carried] } };
    }),
  },
  {
    fault: 'checks the top card when several cards move',
    lost: 't>t.refuses-fit',
    bring: moving((layout, move) => {
      if (!isCarry(move) || !isTableau(move.to) || move.count < 2) return undefined;
      const top = play(ULG, layout, { ...move, count: 1 });
      const all = play({ ...ULG, build: () => undefined }, layout, move);
      return top.ok ? all : play(ULG, layout, move);
    }),
  },
  {
    fault: 'moves hidden cards',
    lost: 'robust.hidden',
    bring: moving((layout, move) =>
      isCarry(move) && move.count > 1 ? play(ULG, turnedUp(layout), move) : undefined,
    ),
  },
  {
    fault: 'counts a pile dropped on itself',
    lost: 'robust.same',
    bring: moving((layout, move) =>
      isCarry(move) && move.from === move.to && layout[move.from].cards.length > 0
        ? { ok: true, next: { ...layout } }
        : undefined,
    ),
  },
  {
    fault: 'counts a click when the stock and the waste are empty',
    lost: 'count.refused',
    bring: moving((layout, move) =>
      move === 'stock' && layout.stock.cards.length + layout.waste.cards.length === 0
        ? { ok: true, next: { ...layout } }
        : undefined,
    ),
  },
  {
    fault: 'builds foundations by rank alone',
    lost: 't>f.refuses',
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
    fault: 'treats a king from the waste like any other card',
    lost: 'w>t.refuses-empty',
    bring: moving((layout, move) =>
      isCarry(move) && move.from === 'waste' && isTableau(move.to) && layout[move.to].cards.length === 0
        ? play({ ...ULG, build: () => undefined }, layout, move)
        : undefined,
    ),
  },
];

export const PLAY_FAULTS: readonly Fault[] = [...RULES, ...MOVES];
