/** The numbered deals of KPatience, PySolFC and Green Felt, compared with what these programs and their tests print. */
import { describe, expect, test } from '@jest/globals';
import { parseDeal } from '../../../../src/games/klondike/model/deals.js';
import type { Layout } from '../../../../src/games/klondike/model/layout.js';
import { printLayout } from '../../../../src/games/klondike/model/layout-text.js';
import type { Move } from '../../../../src/games/klondike/model/play.js';
import { play } from '../../../../src/games/klondike/model/play.js';
import { KSU, ULG, YCP_TEXT } from '../../../../src/games/klondike/model/rules.js';
import { faceUpCount } from '../../../../src/core/pile.js';
import { FOUNDATIONS, TABLEAU } from '../../../../src/games/klondike/words/piles.js';
import type { PileId } from '../../../../src/games/klondike/words/piles.js';
import { golden } from '../../../support/golden.js';
import { PILES_24, pilesOf } from '../../../support/solver/deal-files.js';

const { kpat, pysolFreeCell, pysolKlondike, greenfelt } = golden('program-deals') as {
  readonly kpat: { readonly decks: Record<string, string> };
  readonly pysolFreeCell: { readonly boards: Record<string, string> };
  readonly pysolKlondike: { readonly boards: Record<string, string> };
  readonly greenfelt: { readonly game: string; readonly steps: string };
};

const pilesFor = (name: string): string[] => printLayout(parseDeal(name).start(ULG)).split('\n');

describe('KPatience deals the deck of its own test, row by row', () => {
  test.each(Object.entries(kpat.decks))('kpat:%s', (seed, deck) => {
    expect(parseDeal(`kpat:${seed}`).start(ULG)).toEqual(parseDeal(deck).start(KSU));
  });

  // FreeCell's famous deal 1 begins with the same cards: Jd 2d 9h Jc 5d 7h 7c 5h, Kd Kc 9s 5s Ad Qc Kh 3h.
  test('kpat:1 has the expected layout', () => {
    expect(pilesFor('kpat:1')).toEqual([
      'stock: 6h 2h 9c 6s Tc 8c 3d 6c Qs 8d 8s 6d 7d Jh 2c 8h Th 4s Td 3s 7s 4d Ac 4h',
      't1: Jd',
      't2: 2d | 5h',
      't3: 9h Kd | Qc',
      't4: Jc Kc Kh | 9d',
      't5: 5d 9s 3h Qd | Ah',
      't6: 7h 5s 2s Js 3c | 5c',
      't7: 7c Ad Ks As 4c Ts | Qh',
    ]);
  });
});

describe('PySolFC deals the tables that its own code prints', () => {
  test.each(Object.entries(pysolKlondike.boards))('%s', (name, board) => {
    expect(pilesFor(name)).toEqual(pilesOf(board));
  });

  test('pysol:24 is the deal that the repository of Klondike-Solver has too', () => {
    expect(pilesFor('pysol:24')).toEqual(PILES_24);
  });

  test.each(Object.entries(pysolFreeCell.boards))('%s has the cards of its FreeCell board', (name, board) => {
    const columns = board.split('\n').map((line) => line.split(' '));
    const dealt = Array.from({ length: 52 }, (_, index) => columns[index % 8]?.[Math.floor(index / 8)]);
    expect(dealtFromRight(parseDeal(name).start(ULG))).toEqual(dealt);
  });

  test.each([
    ['pysol:31999', 'pysol:ms31999', true],
    ['pysol:32000', 'pysol:ms32000', false],
  ])('%s and %s are the same deal: %j', (name, other, isSame) => {
    expect(pilesFor(name).join() === pilesFor(other).join()).toBe(isSame);
  });
});

/** The cards in the order in which PySolFC deals them. */
function dealtFromRight(layout: Layout): string[] {
  const piles = printLayout(layout)
    .split('\n')
    .map((line) => line.match(/\b[2-9ATJQK][cdhs]\b/g)?.map((card) => card.toUpperCase()) ?? []);
  const [stock = [], ...tableau] = piles;
  const rows = [1, 2, 3, 4, 5, 6].flatMap((row) =>
    tableau
      .slice(row)
      .reverse()
      .map((pile) => pile[row - 1]),
  );
  const tops = tableau.toReversed().map((pile) => pile.at(-1));
  return [...rows, ...tops, ...stock.toReversed()].map(String);
}

/** MinimalKlondike counts each turned card as a move. */
const TURNED = 21;

describe('Green Felt', () => {
  test('deals a table on which the published solution of game 1492773577 wins', () => {
    const rules = { ...ULG, draw: 1 };
    const start = parseDeal(greenfelt.game).start(rules);
    const steps = greenfelt.steps.match(/@|[A-L]{2}/g) ?? [];
    const end = steps.reduce((layout, step) => stepped(layout, step), start);
    expect([steps.length + TURNED, rules.isWon(end)]).toEqual([151, true]);
  });
});

const PILES: readonly PileId[] = ['waste', ...FOUNDATIONS, ...TABLEAU];

/** The layout after a step in the notation of MinimalKlondike. It leaves out how many cards go. */
function stepped(layout: Layout, step: string): Layout {
  const rules = { ...ULG, draw: 1 };
  if (step === '@') {
    const turned = layout.stock.cards.length === 0 ? played(layout, ['stock']) : layout;
    return played(turned, ['stock']);
  }
  const [from = 'waste', to = 'waste'] = step
    .split('')
    .map((letter) => PILES['ABCDEFGHIJKL'.indexOf(letter)]);
  const counts = Array.from(
    { length: from.startsWith('t') ? faceUpCount(layout[from]) : 1 },
    (_, index) => index + 1,
  );
  const moves = counts.map((count): Move => ({ from, to, count }));
  const legal = moves.filter((move) => play(rules, layout, move).ok);
  if (legal.length !== 1) throw new Error(`${step}: ${legal.length} legal moves in ${printLayout(layout)}`);
  return played(layout, legal);
}

function played(layout: Layout, moves: readonly Move[]): Layout {
  const [move = 'stock'] = moves;
  const outcome = play({ ...ULG, draw: 1 }, layout, move);
  if (!outcome.ok) throw new Error(`${JSON.stringify(move)}: ${outcome.why}`);
  return outcome.next;
}

test.each(['kpat:5', 'pysol:5', 'pysol:ms50000', 'greenfelt:5'])(
  '%s has the same tableau in every house',
  (name) => {
    const deal = parseDeal(name);
    const tableauIn = (layout: Layout): unknown => TABLEAU.map((id) => layout[id]);
    expect(tableauIn(deal.start(KSU))).toEqual(tableauIn(deal.start(ULG)));
    expect(tableauIn(deal.start(YCP_TEXT))).toEqual(tableauIn(deal.start(ULG)));
  },
);
