/** Simulates visits to the page without a browser. A visit has a keeper for each game and shows one of the games. */
import { callHandler } from '../../src/games/klondike/contract/handler.js';
import type { LeftGame } from '../../src/page/game/left-games.js';
import type { LinkWords } from '../../src/page/game/link-words.js';
import type { Notice } from '../../src/page/game/notice.js';
import { PAGE_ENGLISH } from '../../src/page/strings/english.js';
import { Store } from '../../src/page/game/store.js';
import { KLONDIKE } from '../../src/games/klondike/kit.js';
import type { Klondike } from '../../src/games/klondike/script/stage.js';
import { MONTE_CARLO } from '../../src/games/montecarlo/kit.js';
import type { MonteCarloSeat } from '../../src/games/montecarlo/seat.js';
import type { MonteCarlo } from '../../src/games/montecarlo/script/stage.js';
import { GameKeeper } from '../../src/page/game/keeper.js';
import { callOfWord } from '../support/seat.js';
import { pressOn } from '../kit/montecarlo/seated.js';
import { FakeStorage } from './fake-storage.js';

export class Visit {
  readonly notices: Notice[] = [];
  readonly klondike: GameKeeper<Klondike>;
  readonly montecarlo: GameKeeper<MonteCarlo, MonteCarloSeat>;
  private looked: GameKeeper<Klondike> | GameKeeper<MonteCarlo, MonteCarloSeat> | undefined;

  /**
   * @param now the time
   * @param link the link in the address
   */
  constructor(storage: FakeStorage, now = 0, link?: LinkWords) {
    const shared = {
      strings: PAGE_ENGLISH,
      store: new Store(
        () => storage,
        () => this.notices.push({ text: 'nothing is kept' }),
      ),
      notify: (notice: Notice): number => this.notices.push(notice),
      save: (): void => undefined,
      onLeaving: (): void => this.looked?.leave(),
      goOn: (game: LeftGame): void => this.goOn(game),
      now: () => now,
    };
    this.klondike = new GameKeeper(KLONDIKE, { ...shared, onRestored: () => (this.looked = this.klondike) });
    this.montecarlo = new GameKeeper(MONTE_CARLO, {
      ...shared,
      onRestored: () => (this.looked = this.montecarlo),
    });
    this.klondike.takeUp(link);
    this.looked = this.klondike;
  }

  /** Chooses a Klondike house in the menu, or Monte Carlo with `umbc`. */
  choose(house: string): void {
    this.looked = house === 'umbc' ? this.montecarlo : this.klondike;
    this.looked.choose(house);
  }

  /** Follows a link to a Klondike deal. */
  follow(rules: string, deal?: string): void {
    if (this.looked === this.klondike) this.klondike.follow({ rules, deal });
    else this.klondike.takeUp({ rules, deal });
    this.looked = this.klondike;
  }

  /** Chooses a game from the list. */
  goOn({ game, script }: LeftGame): void {
    (game === 'klondike' ? this.klondike : this.montecarlo).goOn(script);
  }

  press(words: string): void {
    if (this.looked === this.montecarlo) pressOn(this.montecarlo.session, words);
    else for (const word of words.split(' ')) callHandler(this.klondike.session.handler, callOfWord(word));
  }

  /** The shown game: its house, deal and events. */
  get played(): string {
    return toldOf(this.looked?.session.script ?? '');
  }

  get left(): readonly LeftGame[] {
    return this.klondike.left.all;
  }

  /** The games in the list, in the form of `played`. */
  get listed(): string[] {
    return this.left.map(({ script }) => toldOf(script));
  }
}

/** Starts a visit with this Klondike deal. */
export function visitTo(deal: string, storage = new FakeStorage()): Visit {
  const visit = new Visit(storage);
  visit.follow('ulg', deal);
  return visit;
}

const toldOf = (script: string): string =>
  script
    .replace(/\[Game.*\]|\[\w+ "|"\]/g, '')
    .trim()
    .replace(/\s+/g, ' ');
