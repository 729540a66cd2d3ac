/** Remembers how the player asked for a deal, because a deal's name doesn't tell that it is winnable. */
import type { Settings } from '../../core/settings.js';
import { DIFFICULTIES } from '../../core/difficulty.js';
import { knownDifficulty } from './model/known-deals.js';
import { storedFields } from '../../core/text/stored-json.js';

/** A winnable deal, or a winnable deal of this difficulty. */
export const DEAL_KINDS = ['winnable', ...DIFFICULTIES] as const;

export type DealKind = (typeof DEAL_KINDS)[number];

/** The setting that holds the kinds, as a JSON object. Its keys are houses and deals. */
const SETTING = 'deal-kinds';

/** The oldest entries are dropped. */
const MOST = 50;

const keyOf = (house: string, deal: string): string => `${house} ${deal}`;

/** Undefined if the player didn't ask for a winnable deal, unless the deal is known to be one. */
export const kindOf = (settings: Pick<Settings, 'read'>, house: string, deal: string): DealKind | undefined =>
  DEAL_KINDS.find((kind) => kind === kindsIn(settings)[keyOf(house, deal)]) ?? knownDifficulty(house, deal);

export function noteKind(
  settings: Settings,
  [house, deal]: readonly [house: string, deal: string],
  kind: DealKind,
): void {
  const key = keyOf(house, deal);
  const others = Object.entries(kindsIn(settings)).filter(([one]) => one !== key);
  const all = [...others, [key, kind]].slice(-MOST);
  settings.write(SETTING, JSON.stringify(Object.fromEntries(all)));
}

const kindsIn = (settings: Pick<Settings, 'read'>): Readonly<Record<string, unknown>> => ({
  ...storedFields(settings.read(SETTING) ?? ''),
});
