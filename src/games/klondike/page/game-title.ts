/** Names the rules: on the button that names the game, such as `Draw 3 · Winnable · Medium`, and after a first win. */
import type { Settings } from '../../../core/settings.js';
import { dealTitle } from '../../../core/text/deal-name.js';
import { changesIn } from '../model/house.js';
import { ULG } from '../model/rules.js';
import { kindOf } from './deal-kinds.js';
import type { KlondikePageStrings } from './strings/english.js';

interface TitledGame {
  readonly house: string;
  /** The name of the deal; undefined before the first game. */
  readonly deal: string | undefined;
  /** Does the win tracker next to the name say whether the game can be won? */
  readonly isTracked: boolean;
}

/** A deal that the player didn't ask to be winnable is named instead. Undefined before the first game. */
export function gameTitle(
  { house, deal, isTracked }: TitledGame,
  settings: Pick<Settings, 'read'>,
  { core, klondikePage }: Pick<KlondikePageStrings, 'core' | 'klondikePage'>,
): string | undefined {
  if (deal === undefined) return undefined;
  const { title } = klondikePage;
  const kind = kindOf(settings, house, deal);
  const { house: base, draw = ULG.draw, redeals } = changesIn(house);
  const rules =
    base === ULG
      ? [title.draw(draw), ...(redeals === undefined ? [] : [title.redeals(redeals)])]
      : [klondikePage.houses[base.name as keyof typeof klondikePage.houses]];
  const about =
    kind === undefined
      ? [dealTitle(deal, core)]
      : [...(isTracked ? [] : [title.winnable]), ...(kind === 'winnable' ? [] : [title.levels[kind]])];
  return [...rules, ...about].join(' · ');
}

/** The note on a first win with rules that have a short name. */
export function firstWin(
  house: string,
  { klondikePage }: Pick<KlondikePageStrings, 'klondikePage'>,
): string | undefined {
  const { house: base, draw = ULG.draw, ...others } = changesIn(house);
  return base === ULG && Object.keys(others).length === 0 ? klondikePage.firstWin(draw) : undefined;
}
