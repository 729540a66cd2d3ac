/** The number of the game: shown, typed in, copied, shared as a link. */
import type { Frame } from '../../contract/frame.js';
import type { MonteCarloBrowserOptions } from '../options.js';
import { faultOf, nameForm } from '../../../../browser/parts/name-form.js';
import type { Panel } from '../../../../browser/parts/panel.js';

/** What choosing a game asks of a view. */
export interface GameDesk {
  readonly options: Pick<MonteCarloBrowserOptions, 'deal' | 'onDeal' | 'linkTo'>;
  readonly game: Frame['game'];
  /** Starts the game of this number, or answers why not. */
  readonly newGame: (game: bigint) => string | undefined;
  /** Starts the game that has been prepared. */
  readonly newDeal: () => void;
}

/** It closes as the game begins. */
export function openGame(panel: Panel, desk: GameDesk): void {
  const { game } = desk;
  const { deal, linkTo } = desk.options;
  const name = deal?.() ?? (game === undefined ? '' : String(game));
  const form = nameForm({
    name,
    label: 'Game number',
    typed: game === undefined ? name : String(game),
    take: (typed) => begin(panel, desk, typed.trim()),
    link: name === '' ? undefined : linkTo?.(name),
  });
  panel.open('Game number', form);
}

/** What is wrong with the text, if anything is. */
function begin(panel: Panel, { options, newGame, newDeal }: GameDesk, typed: string): string | undefined {
  const { onDeal } = options;
  if (onDeal === undefined && !/^[+-]?\d{1,20}$/.test(typed)) {
    return `${JSON.stringify(typed)} is no game number; one is 12345.`;
  }
  const fault = onDeal === undefined ? newGame(BigInt(typed)) : faultOf(() => onDeal(typed));
  if (fault !== undefined) return fault;
  panel.close();
  if (onDeal !== undefined) newDeal();
  return undefined;
}
