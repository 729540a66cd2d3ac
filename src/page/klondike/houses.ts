/** The houses of the page: what their games are called there, and what their tables have of their own. */
import { dealTitle } from '../../core/text/deal-title.js';
import { SEEDS, dealOfSeed } from '../../games/klondike/doors/houses.js';
import type { Deal } from '../../games/klondike/model/deals.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import { KSU, ULG, YCP_SELECTION, YCP_TEXT } from '../../games/klondike/model/rules.js';
import { stockSeen } from '../../games/klondike/controller/stock-seen.js';
import type { BrowserOptions } from '../../games/klondike/browser/options.js';
import type { Session } from '../../games/klondike/session.js';
import type { Seeds } from './seed-form.js';
import { seedForm } from './seed-form.js';

/** A house as the page plays it. */
export interface House {
  readonly rules: Rules;
  /** In the menu. */
  readonly label: string;
  /** What announces a win; by default it counts the moves. */
  readonly wonText?: string;
  /** Is it played by two clicks, never taken back, and dealt by numbers? */
  readonly isOfClicks?: boolean;
}

/** In the order of the menu. */
export const GAMES: readonly House[] = [
  { rules: ULG, label: 'Klondike' },
  { rules: YCP_SELECTION, label: 'Selections (York 2021)' },
  { rules: YCP_TEXT, label: 'Numbered piles (York 2009)' },
  { rules: KSU, label: 'Clicks (Kansas State)', wonText: 'You win!', isOfClicks: true },
];

const houseOf = (rules: Rules): House | undefined => GAMES.find((house) => house.rules === rules);

/** The deal a house's next game is to be; undefined where the house leaves it to chance. */
export const dealFor = (rules: Rules, seed: number): Deal | undefined =>
  houseOf(rules)?.isOfClicks === true ? dealOfSeed(seed) : undefined;

/** What players of a house, by its name, know a deal by. */
export function dealIn(house: string, deal: string): string {
  const isBySeed = GAMES.find(({ rules }) => rules.name === house)?.isOfClicks === true;
  return isBySeed ? dealTitle(deal).replace(/^dotnet:/, 'seed ') : dealTitle(deal);
}

/** What the table of the house that is played has of its own. */
export function optionsOf(session: Session, seeds: Seeds): BrowserOptions {
  const { rules } = session;
  return {
    ...wonTextOf(rules),
    ...(session.choosing && { choosing: choosingAt(session) }),
    ...(rules.inPlay === 'stock' && { stockInPlay: () => stockSeen(session.layout) }),
    ...(houseOf(rules)?.isOfClicks === true && {
      byClicks: true,
      undo: false,
      ownDeals: bySeed(session, seeds),
    }),
  };
}

/** What announces a win in the house, where that is not the number of moves. */
export function wonTextOf(rules: Rules): Pick<BrowserOptions, 'wonText'> {
  const wonText = houseOf(rules)?.wonText;
  return wonText === undefined ? {} : { wonText };
}

const bySeed = (session: Session, seeds: Seeds): NonNullable<BrowserOptions['ownDeals']> => ({
  name: 'Seed',
  label: () => seedLabel(session.deal ?? '', seeds.value()),
  form: (onChosen) => seedForm({ ...seeds, played: session.deal }, onChosen),
});

/** The seed in play, or the deal's title if it has no seed; then the next seed, if one was chosen. */
function seedLabel(deal: string, next: number): string {
  const label = dealTitle(deal).replace(/^dotnet:/, 'Seed: ');
  return next === SEEDS.random || deal === `dotnet:${next}` ? label : `${label}, next: ${next}`;
}

/** At the door of the game in play, whichever that is by then: another game of the house may be restored. */
const choosingAt = (session: Session): NonNullable<BrowserOptions['choosing']> => ({
  get chosen() {
    return session.choosing?.chosen;
  },
  choose: (hand) => session.choosing?.choose(hand) === true,
  letGo: () => session.choosing?.letGo(),
  ...(session.choosing?.allows && { allows: (to) => session.choosing?.allows?.(to) === true }),
});
