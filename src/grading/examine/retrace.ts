/**
 * Undoes a won game to its deal. All cards are known by then. So the grader knows where a pass through the stock brings
 * untried cards to the waste.
 */
import type { Layout } from '../../games/klondike/model/layout.js';
import { play } from '../../games/klondike/model/play.js';
import { FOUNDATIONS, TABLEAU } from '../../games/klondike/words/piles.js';
import type { Excursions } from './excursions.js';
import type { Answer, Sitting } from './sitting.js';
import { clicks } from './stock-tour.js';
import { undoTo } from './won-game.js';

/** Enough clicks to turn over any stock, move the waste back and turn it over again. */
const CLICKS = 17;

/** A pass must reach at least three untried events, and at least one for every three clicks. */
const WORTH = { least: 3, perClick: 1 / 3 } as const;

export function retrace(sitting: Sitting, excursions: Excursions): Answer {
  while (sitting.game !== undefined && sitting.game.moves > 0) {
    const undone = undoTo(sitting, sitting.game.moves - 1);
    if (undone !== 'right') return undone;
    const answer = excursions.from(sitting);
    if (answer !== 'right') return answer;
    const times = clicksWorth(sitting, excursions);
    const passed = times === 0 ? 'right' : pass(sitting, excursions, times);
    if (passed !== 'right') return passed;
  }
  return sitting.game === undefined ? 'lost' : 'right';
}

/** The number of clicks that bring all untried cards to the waste; 0 if there are too few such cards. */
function clicksWorth({ examined, game }: Sitting, excursions: Excursions): number {
  if (game === undefined) return 0;
  const { rules } = examined;
  const news = new Set<string>();
  let layout: Layout = game.layout;
  let last = 0;
  for (let click = 1; click <= CLICKS; click++) {
    const clicked = play(rules, layout, 'stock');
    if (!clicked.ok) break;
    layout = clicked.next;
    const before = news.size;
    for (const to of [...FOUNDATIONS, ...TABLEAU]) {
      const move = { from: 'waste', count: 1, to } as const;
      const kind = play(rules, layout, move).ok ? 'carry' : 'refused';
      for (const key of excursions.newKeys(layout, { kind, move })) news.add(key);
    }
    if (news.size > before) last = click;
  }
  return news.size < Math.max(WORTH.least, WORTH.perClick * last) ? 0 : last;
}

function pass(sitting: Sitting, excursions: Excursions, times: number): Answer {
  const { game } = sitting;
  if (game === undefined) return 'lost';
  const { moves } = game;
  const passed = clicks(sitting, times, {
    isWanted: ({ kind }) => kind !== 'nothing left',
    then: () => excursions.from(sitting),
  });
  if (passed !== 'right') return passed;
  return undoTo(sitting, moves);
}
