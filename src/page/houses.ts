/** The houses of the page: what their games are called there, and what their tables have of their own. */
import { HIDDEN } from '../core/card.js';
import { topCards, topOf } from '../core/pile.js';
import { secureNumber } from '../core/random.js';
import type { Frame } from '../klondike/contract/frame.js';
import { EMPTY_FRAME } from '../klondike/contract/frame.js';
import { SHOWN } from '../klondike/contract/view.js';
import type { Deal } from '../klondike/deals.js';
import { dotnetDeal } from '../klondike/deals.js';
import type { Layout } from '../klondike/model/layout.js';
import type { Rules } from '../klondike/model/rules.js';
import { KSU, ULG, YCP_SELECTION, YCP_TEXT } from '../klondike/model/rules.js';
import type { BrowserOptions } from '../views/browser/options.js';
import type { Session } from './game/session.js';
import type { Seeds } from './parts/seed-form.js';
import { seedForm } from './parts/seed-form.js';

/** In the order of the menu. */
export const GAMES: readonly (readonly [rules: Rules, label: string])[] = [
  [ULG, 'Klondike'],
  [YCP_SELECTION, 'Selections (York 2021)'],
  [YCP_TEXT, 'Numbered piles (York 2009)'],
  [KSU, 'Clicks (Kansas State)'],
];

/** Of Kansas State's games: the lowest one deals at random. */
export const SEEDS = { min: -1, max: 1_000_000 } as const;

/** The deal a house's next game is to be; undefined where the house leaves it to chance. */
export function dealFor(rules: Rules, seed: number): Deal | undefined {
  if (rules !== KSU) return undefined;
  return dotnetDeal(seed === SEEDS.min ? secureNumber() % (SEEDS.max + 1) : seed);
}

/** What the table of the house that is played has of its own. */
export function optionsOf(session: Session, seeds: Pick<Seeds, 'value' | 'set'>): BrowserOptions {
  const { rules } = session;
  return {
    ...wonTextOf(rules),
    ...(session.choosing && { choosing: choosingAt(session) }),
    ...(rules.inPlay === 'stock' && { stockInPlay: () => stockSeen(session.layout) }),
    ...(rules === KSU && {
      byClicks: true,
      undo: false,
      ownDeals: bySeed({ ...SEEDS, ...seeds }),
    }),
  };
}

/** What announces a win in the house, where that is not the number of moves. */
export const wonTextOf = (rules: Rules): Pick<BrowserOptions, 'wonText'> =>
  rules === KSU ? { wonText: 'You win!' } : {};

const bySeed = (seeds: Seeds): NonNullable<BrowserOptions['ownDeals']> => ({
  name: 'Seed',
  label: () => `Seed: ${seeds.value()}`,
  form: (onChosen) => seedForm(seeds, onChosen),
});

/** At the door of the game in play, whichever that is by then: another game of the house may be restored. */
const choosingAt = (session: Session): NonNullable<BrowserOptions['choosing']> => ({
  get chosen() {
    return session.choosing?.chosen;
  },
  choose: (hand) => session.choosing?.choose(hand) === true,
  letGo: () => session.choosing?.letGo(),
  ...(session.choosing?.allows && { allows: (to) => session.choosing?.allows?.(to) === true }),
});

/** The top card of a stock in play, a back for all under it, and the backs of the waste. */
export function stockSeen(layout: Layout | undefined): Pick<Frame, 'stock' | 'waste'> {
  const top = layout && topOf(layout.stock);
  if (layout === undefined || top === undefined) return { stock: [], waste: backs(layout) };
  const under = layout.stock.cards.length > 1 ? [HIDDEN] : [];
  return { stock: [...under, top], waste: backs(layout) };
}

const backs = (layout: Layout | undefined): readonly number[] =>
  layout === undefined ? EMPTY_FRAME.waste : topCards(layout.waste, SHOWN.waste).map(() => HIDDEN);
