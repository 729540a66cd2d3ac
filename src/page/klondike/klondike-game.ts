/** Klondike on the page. */
import { SEEDS } from '../../games/klondike/doors/houses.js';
import { REFUSALS } from '../../games/klondike/model/refusal.js';
import { parseHouseScript } from '../../games/klondike/script/parse.js';
import { BrowserView } from '../../games/klondike/browser/browser-view.js';
import { count } from '../../browser/names.js';
import type { GameLeft } from '../game/games-left.js';
import type { GameHost, GameTable, PageGame, TableOptions, Variant } from '../game/page-game.js';
import { keeperOptions } from '../game/page-game.js';
import { SeatedView } from '../game/seated-view.js';
import type { Film } from '../replay/film.js';
import { filmOf } from '../replay/film.js';
import { GAMES, dealFor, dealIn, optionsOf } from './houses.js';
import { Keeper } from './keeper.js';
import { linkOfHash, linkTo, readDeal } from './link.js';
import { reelOf } from './reel.js';
import { setReplayTable } from './replay-table.js';
import type { Seeds } from './seed-form.js';

export class KlondikeGame implements PageGame {
  readonly name = 'klondike';
  readonly title = undefined;
  readonly keeper: Keeper;
  /** The houses. */
  readonly variants: readonly Variant[] = GAMES.map(({ rules, label }) => ({ house: rules.name, label }));
  private readonly seeds: Seeds;
  private readonly view = new SeatedView();

  constructor(host: GameHost) {
    this.seeds = seedsIn(host.store);
    this.keeper = new Keeper({
      ...keeperOptions(host, this),
      onRefusal: (why) => this.view.say(REFUSALS[why]),
      dealFor: (rules) => dealFor(rules, this.seeds.value()),
    });
  }

  get variant(): Variant | undefined {
    return this.variants[GAMES.findIndex(({ rules }) => rules === this.keeper.session.rules)];
  }

  takeUp(hash = ''): boolean {
    return this.keeper.takeUp(linkOfHash(hash));
  }

  follow(hash: string): boolean {
    const link = linkOfHash(hash);
    return link === undefined || this.keeper.follow(link);
  }

  linkTo(address: string): string {
    const { deal = '', rules } = this.keeper.session;
    return linkTo(address, deal, rules);
  }

  tell({ house, deal, standing }: GameLeft): readonly [deal: string, standing: string] {
    return [dealIn(house, deal), count(standing, 'move')];
  }

  setTable(element: HTMLElement, options: TableOptions): GameTable {
    const { session } = this.keeper;
    const view = new BrowserView(session.handler, element, {
      ...options,
      assistant: session,
      deal: () => session.deal,
      onDeal: (name) => session.nextDeal(readDeal(name, session.rules)),
      linkTo: (deal) => linkTo(location.href, deal, session.rules),
      ...optionsOf(session, this.seeds),
    });
    return this.view.seat(session, view);
  }

  filmOf(name: string, text: string): Film {
    const reel = reelOf({ name, text, script: parseHouseScript(text) });
    return filmOf(reel, (element, look) => setReplayTable(reel, element, look));
  }
}

/** What the next game of Kansas State is dealt by. */
const seedsIn = (store: GameHost['store']): Seeds => ({
  value: () => {
    const seed = store.readNumber('seed') ?? SEEDS.random;
    return Math.max(SEEDS.random, Math.min(seed, SEEDS.max));
  },
  set: (seed) => store.write('seed', String(seed)),
});
