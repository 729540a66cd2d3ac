import { describe, expect, test } from '@jest/globals';
import { parseCard } from '../../../../src/core/card.js';
import { EMPTY } from '../../../../src/core/pile.js';
import { dealLayout, parseDeal } from '../../../../src/games/klondike/model/deals.js';
import { TABLEAU } from '../../../../src/games/klondike/words/piles.js';
import { ULG } from '../../../../src/games/klondike/model/rules.js';
import { printLayout } from '../../../../src/games/klondike/model/layout-text.js';
import { ALL_CARDS } from '../../../support/cards.js';
import { frozen } from '../../../support/frozen.js';
import { golden } from '../../../support/golden.js';

/** As 2s ... Kc: the king of clubs is dealt first. */
const DECK = frozen(ALL_CARDS);
const BY_ROW = { ...ULG, dealt: 'by row' } as const;
const STOCK = 'As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh';

const KANSAS = golden('ksu-seed0-deal') as {
  _initialStock: string[];
  _faceDownCards: string[][];
  _faceUpCards: string[];
};
const YORK = golden('ycp-text-deal') as {
  pilesBottomToTop: Record<string, string[]>;
  mainDeckBottomToTop: string[];
};

const cardsOf = (words: readonly string[]): (number | undefined)[] => words.map(parseCard);

describe('a deal by column', () => {
  test('fills one pile after another', () => {
    expect(printLayout(dealLayout(ULG, DECK)).split('\n')).toEqual([
      `stock: ${STOCK}`,
      't1: Kc',
      't2: Qc | Jc',
      't3: Tc 9c | 8c',
      't4: 7c 6c 5c | 4c',
      't5: 3c 2c Ac Kd | Qd',
      't6: Jd Td 9d 8d 7d | 6d',
      't7: 5d 4d 3d 2d Ad Kh | Qh',
    ]);
  });

  test("is the same as in York College's reference program", () => {
    const layout = parseDeal('java:305419896').start(ULG);
    const piles = TABLEAU.map((id) => layout[id].cards);
    expect([layout.stock.cards, ...piles]).toEqual(
      [YORK.mainDeckBottomToTop, ...Object.values(YORK.pilesBottomToTop)].map(cardsOf),
    );
  });
});

describe('a deal by row', () => {
  test('gives one card in each round to every pile that still needs cards', () => {
    expect(printLayout(dealLayout(BY_ROW, DECK)).split('\n')).toEqual([
      `stock: ${STOCK}`,
      't1: Kc',
      't2: Qc | 6c',
      't3: Jc 5c | Kd',
      't4: Tc 4c Qd | 8d',
      't5: 9c 3c Jd 7d | 4d',
      't6: 8c 2c Td 6d 3d | Ad',
      't7: 7c Ac 9d 5d 2d Kh | Qh',
    ]);
  });

  test("at Kansas State with seed 0 is the same as in the course's unit tests", () => {
    const layout = parseDeal('dotnet:0').start(BY_ROW);
    const piles = KANSAS._faceDownCards.map((down, index) => ({
      cards: cardsOf([...down.toReversed(), KANSAS._faceUpCards[index] ?? '']),
      faceDown: index,
    }));
    expect([layout.stock.cards, ...TABLEAU.map((id) => layout[id])]).toEqual([
      cardsOf(KANSAS._initialStock.toReversed()),
      ...piles,
    ]);
  });
});

describe('a deal', () => {
  test('leaves the waste and the foundations empty and has no redeals', () => {
    const { waste, f1, f2, f3, f4, redeals } = dealLayout(ULG, DECK);
    expect({ waste, f1, f2, f3, f4, redeals }).toEqual({
      waste: EMPTY,
      f1: EMPTY,
      f2: EMPTY,
      f3: EMPTY,
      f4: EMPTY,
      redeals: 0,
    });
  });

  test('leaves the stock face down', () => {
    expect(dealLayout(ULG, DECK).stock.faceDown).toBe(24);
  });

  test('turns up the top card of a stock in play', () => {
    expect(dealLayout({ ...ULG, inPlay: 'stock' }, DECK).stock.faceDown).toBe(23);
  });
});
