/** A controller reports all changes. */
import { expect, test } from '@jest/globals';
import type { Card } from '../../../../src/core/card.js';
import { HIDDEN, printCard } from '../../../../src/core/card.js';
import type { KlondikeChange } from '../../../../src/games/klondike/contract/changes.js';
import { callHandler } from '../../../../src/games/klondike/contract/handler.js';
import { KlondikeController } from '../../../../src/games/klondike/controller/klondike-controller.js';
import type { Layout } from '../../../../src/games/klondike/model/layout.js';
import { EMPTY_LAYOUT } from '../../../../src/games/klondike/model/layout.js';
import { ULG, YCP_TEXT } from '../../../../src/games/klondike/model/rules.js';
import type { PileId } from '../../../../src/games/klondike/words/piles.js';
import { PILES } from '../../../../src/games/klondike/words/piles.js';
import { Chance } from '../../../support/chance.js';
import { randomCall } from '../../../support/random-call.js';

const cards = (list: readonly Card[]): string => list.map(printCard).join(' ');

test('a copy of the table that applies only the changes stays equal to the table', () => {
  const chance = new Chance(35);
  const wrong: string[] = [];
  for (const rules of [ULG, { ...ULG, name: 'two', draw: 2, redeals: 1 }, YCP_TEXT]) {
    const game = new KlondikeController({ rules });
    let shown = '';
    let table: Layout = EMPTY_LAYOUT;
    game.onChange((change) => {
      table = change.isNewGame ? (game.layout ?? EMPTY_LAYOUT) : follow(table, change);
      shown = facesOf(game.layout ?? EMPTY_LAYOUT);
    });
    game.nextDeal('java:35');
    game.newGame();
    for (let event = 0; event < 400; event++) {
      callHandler(game, randomCall(chance, game.layout ?? EMPTY_LAYOUT, rules));
      if (facesOf(table) !== shown) wrong.push(`${rules.name}, event ${event}: ${facesOf(table)}`);
    }
  }
  expect(wrong.slice(0, 1)).toEqual([]);
});

/** Applies the changes to the table, one card after another. */
function follow(layout: Layout, { moved, turned }: KlondikeChange): Layout {
  const next = structuredClone(layout) as unknown as Record<PileId, { cards: Card[]; faceDown: number }>;
  const up = new Map(
    PILES.flatMap((id) => next[id].cards.map((card, index) => [card, index >= next[id].faceDown])),
  );
  for (const { from, to, cards: went } of moved) {
    const lifted = next[from].cards.splice(next[from].cards.length - went.length);
    const isTurned = [from, to].every((id) => id === 'stock' || id === 'waste');
    next[to].cards.push(...(isTurned ? lifted.reverse() : lifted));
  }
  for (const { card, isFaceUp } of turned) up.set(card, isFaceUp);
  for (const id of PILES) next[id].faceDown = next[id].cards.filter((card) => up.get(card) === false).length;
  return { ...next, redeals: 0 };
}

const facesOf = (layout: Layout): string =>
  PILES.map((id) => {
    const { cards: all, faceDown } = layout[id];
    return `${id}: ${cards(all.map((card, index) => (index < faceDown ? HIDDEN : card)))} (${all.join(' ')})`;
  }).join('\n');
