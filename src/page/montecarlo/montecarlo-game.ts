/** Monte Carlo Solitaire on the page. */
import { dealTitle } from '../../core/text/deal-title.js';
import { REFUSALS } from '../../games/montecarlo/model/refusal.js';
import { parseMonteCarloScript } from '../../games/montecarlo/script/text.js';
import { MonteCarloBrowserView } from '../../games/montecarlo/browser/browser-view.js';
import type { GameLeft } from '../game/games-left.js';
import { wordsOfHash } from '../game/link.js';
import type { GameHost, GameTable, PageGame, TableOptions, Variant } from '../game/page-game.js';
import { keeperOptions } from '../game/page-game.js';
import { SeatedView } from '../game/seated-view.js';
import type { Store } from '../game/store.js';
import type { Film } from '../replay/film.js';
import { filmOf } from '../replay/film.js';
import { HOUSE, MonteCarloKeeper } from './keeper.js';
import { linkTo, readDeal } from './link.js';
import { reelOf } from './reel.js';
import { setReplayTable } from './replay-table.js';

const VARIANT: Variant = { house: HOUSE, label: 'Monte Carlo (UMBC)' };

export class MonteCarloGame implements PageGame {
  readonly name = 'montecarlo';
  readonly title = 'Monte Carlo Solitaire';
  readonly keeper: MonteCarloKeeper;
  readonly variants = [VARIANT];
  readonly variant = VARIANT;
  private readonly store: Store;
  private readonly view = new SeatedView();

  constructor(host: GameHost) {
    this.store = host.store;
    this.keeper = new MonteCarloKeeper({
      ...keeperOptions(host, this),
      onRefusal: (why) => this.view.say(REFUSALS[why]),
    });
  }

  takeUp(hash?: string): boolean {
    return this.keeper.takeUp(hash === undefined ? undefined : wordsOfHash(hash));
  }

  follow(hash: string): boolean {
    return this.keeper.follow(wordsOfHash(hash));
  }

  linkTo(address: string): string {
    return linkTo(address, this.keeper.session.deal ?? '');
  }

  /** A deal with a number is known by that. */
  tell({ deal, standing }: GameLeft): readonly [deal: string, standing: string] {
    return [dealTitle(deal).replace(/^java:/, 'game '), `score ${standing}`];
  }

  setTable(element: HTMLElement, options: TableOptions): GameTable {
    const { session } = this.keeper;
    const view = new MonteCarloBrowserView(session.handler, element, {
      ...options,
      assistant: session,
      deal: () => session.deal,
      onDeal: (name) => session.nextDeal(readDeal(name)),
      linkTo: (deal) => linkTo(location.href, deal),
      sound: this.store.read('sound') !== 'off',
      onSound: (sound) => this.store.write('sound', sound ? 'on' : 'off'),
    });
    return this.view.seat(session, view);
  }

  filmOf(name: string, text: string): Film {
    const reel = reelOf({ name, text, script: parseMonteCarloScript(text) });
    return filmOf(reel, (element, look) => setReplayTable(reel, element, look));
  }
}
