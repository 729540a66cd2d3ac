/** Names the rules: for the chip on the table, such as `Draw 3 · Winnable · Medium`, and after a first win. */
import type { Settings } from '../../core/settings.js';
import { dealTitle } from '../../core/text/deal-name.js';
import { changesIn } from './model/house.js';
import { ULG } from './model/rules.js';
import { kindOf } from './deal-kinds.js';
import type { CoreStrings } from '../../core/strings/english.js';
import type { KlondikeHouseStrings } from './strings/english.js';

interface TitledGame {
  readonly house: string;
  /** The name of the deal; undefined before the first game. */
  readonly deal: string | undefined;
  /** Does the win tracker next to the name say whether the game can be won? False by default. */
  readonly isTracked?: boolean;
}

/** A deal that the player didn't ask to be winnable is named instead. Undefined before the first game. */
export function gameTitle(
  { house, deal, isTracked = false }: TitledGame,
  settings: Pick<Settings, 'read'>,
  {
    core,
    names,
  }: { readonly core: CoreStrings; readonly names: Pick<KlondikeHouseStrings, 'houses' | 'title'> },
): string | undefined {
  if (deal === undefined) return undefined;
  const { title } = names;
  const kind = kindOf(settings, house, deal);
  const { house: base, draw = ULG.draw, redeals } = changesIn(house);
  const rules =
    base === ULG
      ? [title.draw(draw), ...(redeals === undefined ? [] : [title.redeals(redeals)])]
      : [names.houses[base.name as keyof typeof names.houses]];
  const about =
    kind === undefined
      ? [dealTitle(deal, core)]
      : [...(isTracked ? [] : [title.winnable]), ...(kind === 'winnable' ? [] : [title.levels[kind]])];
  return [...rules, ...about].join(' · ');
}

/** The note on a first win with rules that have a short name, which are the number of cards in a draw. */
export function firstWin(house: string, note: (draw: number) => string): string | undefined {
  const { house: base, draw = ULG.draw, ...others } = changesIn(house);
  return base === ULG && Object.keys(others).length === 0 ? note(draw) : undefined;
}
