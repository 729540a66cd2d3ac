/** How to examine the clicks door. */
import type { Random } from '../../../core/random.js';
import { oneOf } from '../../../core/random.js';
import { Card, Suit } from '../../../games/klondike/doors/clicks/card.js';
import { Game } from '../../../games/klondike/doors/clicks/game.js';
import {
  CardPile,
  DiscardPile,
  TableauColumn,
  TableauQueue,
} from '../../../games/klondike/doors/clicks/piles.js';
import { parseLayout } from '../../../games/klondike/model/layout-text.js';
import { legalMoves } from '../../../games/klondike/model/moves.js';
import type { CardSource } from '../../../games/klondike/words/piles.js';
import { KSU } from '../../../games/klondike/model/rules.js';
import { FOUNDATIONS, TABLEAU } from '../../../games/klondike/words/piles.js';
import type { Drive } from '../drive.js';
import { preferCarries, randomStart } from '../starts.js';
import { DEAL_FACTS, QUEUE_FACTS } from './facts.js';
import { DRAW_FACETS, FOUNDATION_FACETS, moving, SELECT_FACETS, TABLEAU_FACETS } from './facets.js';
import type { ClicksCall, ClicksState } from './table.js';
import { clicksOf, ClicksPortTable, clicksTableText, placesOfClicks, clickText } from './table.js';
import { WIN_FACTS } from './win-facts.js';
import { ClicksWords } from './words.js';

const SURVEY_LAYOUTS: readonly string[] = [
  'waste: 9c 5d; f1: Ac 2c; f2: Ad; t1: 7c 3h | 8h 7s 6d; t2: 9s; t3: 4c | 2d As; t4: 6h 3c; t6: Kd | Qs Jh; t7: Qd 8s | Ks',
  'stock: 4c 4d; waste: 2h 7c Ah; f3: 2s; t1: 3s | As; t2: Ac; t4: 5h | Td; t5: 9d; t6: 9c 8d; t7: Tc 3d | 8c',
  'stock: Js; waste: Ks Qd; f4: As 2s 3s; t1: Kc; t2: 2h | Jd; t3: 7h; t4: 6c; t5: 6s 5h; t6: 4s | 4d',
  'stock: Ah 2h 3h 4h 5h; waste: 3c 8d Kh; f1: Ac 2c; t1: 4d | Qc; t3: Js',
  'waste: 4h; f1: Ac 2c 3c; f2: Ah 2h 3h; t1: 5c; t2: 6d | 4c',
  't1: Kd; t2: Qs; t3: 9h 4s | 3d',
  'waste: Qh; f4: As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs; t4: Ks; t5: 2h | Ad',
];

/** All clicks that a player can make: on cards, empty columns, foundations and the stock. */
function clicks({ layout }: ClicksState): ClicksCall[] {
  const columns = TABLEAU.flatMap((id, column) => {
    const { cards, faceDown } = layout[id];
    const counts = cards.length === 0 ? [0] : cards.slice(faceDown).map((_, index) => index + 1);
    return counts.map((n): ClicksCall => ({ name: 'selectTableauCards', column, n }));
  });
  const foundations = FOUNDATIONS.map((_, foundation): ClicksCall => ({
    name: 'selectFoundationPile',
    foundation,
  }));
  const discard: ClicksCall[] = layout.waste.cards.length === 0 ? [] : [{ name: 'selectDiscard' }];
  return [{ name: 'drawCardsFromStock' }, ...discard, ...columns, ...foundations];
}

/** Each click that selects, followed by every other click. Clicks that don't move cards come first, then the moves. */
function survey(before: ClicksState): ClicksCall[][] {
  const all = clicks(before);
  const draw: ClicksCall = { name: 'drawCardsFromStock' };
  const quiet: ClicksCall[] = [];
  const moves: ClicksCall[][] = [];
  for (const first of all) {
    const selected = selectedBy(first, before);
    if (selected === undefined && first.name !== 'drawCardsFromStock') quiet.push(first);
    if (selected === undefined) continue;
    for (const second of all) {
      const move = moving({ ...before, selected }, second);
      const changes = second.name === 'drawCardsFromStock' || (move !== undefined && move.why === undefined);
      if (changes) moves.push([first, second]);
      else quiet.push(first, second);
    }
  }
  return [quiet, [draw, draw, draw, draw], ...moves];
}

function selectedBy(click: ClicksCall, { layout }: ClicksState): CardSource | undefined {
  if (click.name === 'selectDiscard' && layout.waste.cards.length > 0) return { from: 'waste', count: 1 };
  if (click.name !== 'selectTableauCards' || click.n === 0) return undefined;
  return { from: TABLEAU[click.column] ?? 't1', count: click.n };
}

/** Usually returns the next click of a legal move, and sometimes any click. */
function choose(before: ClicksState, chance: Random): ClicksCall {
  const any = oneOf(clicks(before), chance) ?? { name: 'drawCardsFromStock' };
  if (chance.nextInt(4) === 0) return any;
  const { selected, layout } = before;
  const carries = legalMoves(KSU, layout).filter(
    (move) =>
      selected === undefined ||
      (move !== 'stock' && move.from === selected.from && move.count === selected.count),
  );
  const move = preferCarries(carries, chance);
  if (move === undefined) return any;
  const made = clicksOf(move, layout);
  return (selected === undefined ? made[0] : made[1]) ?? any;
}

export const clicksDrive = (): Drive<ClicksCall, ClicksState, ClicksWords> => ({
  wordsOf: (port) => new ClicksWords(port),
  tableOf: (words) => new ClicksPortTable(words),
  ownClasses: { Card, CardPile, DiscardPile, Game, Suit, TableauColumn, TableauQueue },
  placesOf: placesOfClicks,
  tableText: clicksTableText,
  callText: clickText,
  canLay: ({ selected }) => selected === undefined,
  facts: [...QUEUE_FACTS, ...DEAL_FACTS, ...WIN_FACTS],
  facets: [...DRAW_FACETS, ...SELECT_FACETS, ...TABLEAU_FACETS, ...FOUNDATION_FACETS],
  surveyLayouts: SURVEY_LAYOUTS.map((text) => parseLayout(text)),
  survey,
  startLayout: (chance) => randomStart(KSU, chance),
  nextCall: choose,
});
