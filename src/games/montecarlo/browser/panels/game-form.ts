/** The number of the game: shown, typed in, copied, shared as a link. */
import { faultOf, nameForm } from '../../../../browser/parts/name-form.js';
import type { Panel } from '../../../../browser/parts/panel.js';
import type { OrRedo } from '../../../../core/redo.js';
import type { Frame } from '../../contract/frame.js';
import type { MonteCarloCall } from '../../contract/handler.js';
import type { MonteCarloBrowserOptions } from '../options.js';
import type { MonteCarloBrowserStrings } from '../strings/catalogue.js';

/** What choosing a game asks of a view. */
export interface GameDesk {
  readonly panel: Panel;
  readonly options: Pick<MonteCarloBrowserOptions, 'deal' | 'onDeal' | 'linkTo'>;
  readonly strings: MonteCarloBrowserStrings;
  readonly frame: () => Frame;
  /** Whoever tries to play at a table that is only shown is told so. */
  readonly isOnlyShown: () => boolean;
  /** Reports it, and tells the player where nothing comes of it. */
  readonly act: (call: OrRedo<MonteCarloCall>) => void;
  /** False if the handler has shown nothing for it, of which the player is still to be told. */
  readonly report: (call: OrRedo<MonteCarloCall>) => boolean;
  /** What the handler has said of the last event. */
  readonly said: () => string;
}

/** It closes as the game begins. */
export function openGame(desk: GameDesk): void {
  if (desk.isOnlyShown()) return;
  const { panel, options, strings } = desk;
  const { game } = desk.frame();
  const title = strings.montecarlo.commands.game.label;
  const name = options.deal?.() ?? (game === undefined ? '' : String(game));
  const form = nameForm({
    name,
    label: title,
    typed: game === undefined ? name : String(game),
    take: (typed) => begin(desk, typed.trim()),
    strings: strings.browser,
    link: name === '' ? undefined : options.linkTo?.(name),
  });
  panel.open(title, form);
}

/** What is wrong with the text, if anything is. */
function begin(desk: GameDesk, typed: string): string | undefined {
  const { panel, options, strings } = desk;
  const { onDeal } = options;
  if (onDeal === undefined && !/^[+-]?\d{1,20}$/.test(typed)) {
    return strings.montecarloBrowser.noNumber(JSON.stringify(typed));
  }
  const fault = onDeal === undefined ? newGame(desk, BigInt(typed)) : faultOf(() => onDeal(typed));
  if (fault !== undefined) return fault;
  panel.close();
  if (onDeal !== undefined) desk.act({ event: 'newDeal', args: [] });
  return undefined;
}

/** Starts the game of this number, or answers why not. */
function newGame({ report, said, strings }: GameDesk, game: bigint): string | undefined {
  if (report({ event: 'newGame', args: [game] })) return undefined;
  return said() || strings.montecarloBrowser.noSuchGame;
}
