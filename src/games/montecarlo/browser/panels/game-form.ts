/** The number of the game: shown, typed in, copied, shared as a link. */
import { nameForm } from '../../../../browser/parts/name-form.js';
import { faultOf } from '../../../../core/faults.js';
import type { Panel } from '../../../../browser/parts/panel.js';
import type { OrRedo } from '../../../../core/redo.js';
import { plainName } from '../../../../core/text/deal-name.js';
import type { Frame } from '../../contract/frame.js';
import type { MonteCarloCall } from '../../contract/handler.js';
import type { MonteCarloBrowserOptions } from '../options.js';
import type { MonteCarloBrowserStrings } from '../strings/english.js';

/** What choosing a game needs of a view. */
export interface GameDesk {
  readonly panel: Panel;
  readonly options: Pick<MonteCarloBrowserOptions, 'deal' | 'onDeal' | 'linkTo'>;
  readonly strings: MonteCarloBrowserStrings;
  readonly frame: () => Frame;
  /** Is the table only for viewing? If so, tells the player. */
  readonly isOnlyShown: () => boolean;
  /** Reports an event. If nothing comes of it, the player is told so. */
  readonly act: (call: OrRedo<MonteCarloCall>) => void;
  /** False if the handler showed nothing for the event; the player must then be told so. */
  readonly report: (call: OrRedo<MonteCarloCall>) => boolean;
  /** What the handler said about the last event. */
  readonly said: () => string;
}

/** Opens the form. It closes when the game begins. */
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

/** Begins the game that was typed. Returns what is wrong with the text; undefined if nothing is. */
function begin(desk: GameDesk, typed: string): string | undefined {
  const { panel, options, strings } = desk;
  const { onDeal } = options;
  const number = plainName(typed).replace('#', '');
  if (onDeal === undefined && !/^[+-]?\d{1,20}$/.test(number)) {
    return strings.montecarloBrowser.noNumber(JSON.stringify(typed));
  }
  const fault = onDeal === undefined ? newGame(desk, BigInt(number)) : faultOf(() => onDeal(typed));
  if (fault !== undefined) return fault;
  panel.close();
  if (onDeal !== undefined) desk.act({ event: 'newDeal', args: [] });
  return undefined;
}

/** Starts the game of this number. Returns why that failed; undefined if it did not. */
function newGame({ report, said, strings }: GameDesk, game: bigint): string | undefined {
  if (report({ event: 'newGame', args: [game] })) return undefined;
  return said() || strings.montecarloBrowser.noSuchGame;
}
