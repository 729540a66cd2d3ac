/** Keeps the game in play, one of each house, and the games left, from one visit to the next: nothing is lost by a slip. */
import type { Kit } from '../../kit/kit.js';
import type { SeatIn } from '../../kit/seat.js';
import type { SessionOptions } from '../../kit/session.js';
import { GameSession } from '../../kit/session.js';
import type { GameTypes } from '../../scripts/running/stage.js';
import type { GamesLeft } from './games-left.js';
import type { KeeperOptions } from './keeping.js';
import { KeptGames } from './kept-games.js';
import type { LinkTarget, LinkWords } from './link.js';
import { targetOf } from './link.js';
import { unreadable } from './notice.js';

export type { Notice } from './notice.js';

export class GameKeeper<Game extends GameTypes, At extends SeatIn<Game> = SeatIn<Game>> {
  readonly session: GameSession<Game, At>;
  private readonly kept: KeptGames<Game, At>;
  /** Is the keeper putting another game in play? It has seen to the one that is left for it. */
  private isMoving = false;

  constructor(
    private readonly kit: Kit<Game, At>,
    private readonly options: KeeperOptions,
    sessionOptions: Pick<SessionOptions<Game>, 'onRefusal' | 'dealFor'> = {},
  ) {
    this.kept = new KeptGames(kit, options, () => this.keepInPlay());
    this.session = new GameSession(kit, {
      ...sessionOptions,
      onChange: (script) => {
        this.kept.write(this.house, script);
        options.dismiss?.('tab');
      },
      onLeave: (script) => {
        if (!this.isMoving) this.putAway(script);
      },
    });
    this.kept.moveBefore();
  }

  /** The games left, whichever they are of. */
  get left(): GamesLeft {
    return this.kept.left;
  }

  get hasBefore(): boolean {
    return this.left.all.length > 0;
  }

  /**
   * Goes on with the game that is kept, on which another page may have played since, or begins one; `link` is what
   * the address names. For when nobody looks on. False where the link cannot be read: nothing has changed then.
   */
  takeUp(link?: LinkWords): boolean {
    const target = link === undefined ? undefined : this.readLink(link);
    if (link !== undefined && target === undefined) return false;
    this.kept.moveOver();
    if (target === undefined) this.enter(this.kept.house);
    else this.reach(target);
    return true;
  }

  /** Goes to the game of a link, unless it is the one in play. False where the link cannot be read. */
  follow(link: LinkWords): boolean {
    const target = this.readLink(link);
    if (target === undefined) return false;
    const { house, deal } = target;
    if (!this.isIn(house) || (deal !== undefined && deal.name !== this.session.deal)) this.reach(target);
    return true;
  }

  /** Goes on with the unfinished game that is kept of a house, or begins one. */
  choose(house: string): void {
    this.kept.moveOver();
    this.enter(house);
    if (this.session.isWon) this.begin(house);
  }

  /** Another page of this browser may play on with the game that is kept: the last to play is. */
  heedOtherTab(): void {
    this.kept.moveOver();
    const kept = this.kept.scriptAt(this.house);
    if (kept === undefined || kept === this.session.script) return;
    const { notify, strings } = this.options;
    notify({
      text: strings.otherTab,
      action: {
        label: strings.showItsGame,
        run: () => this.goOn(this.kept.scriptAt(this.house) ?? kept),
      },
      stays: true,
      topic: 'tab',
    });
  }

  /** Goes on with the last game left, which the one in play becomes, if it is worth it. */
  back(): void {
    const [last] = this.left.all;
    const { notify, goOn, strings } = this.options;
    if (last === undefined) notify({ text: strings.noGameBefore });
    else if (goOn === undefined) this.goOn(last.script);
    else goOn(last);
  }

  /** Goes on with the last game of a script. Those that it takes the place of go into the list, if they are worth it. */
  goOn(script: string): boolean {
    this.kept.moveOver();
    const found = this.kept.read(script);
    if (found === undefined) return false;
    const { dismiss, onRestored } = this.options;
    dismiss?.('tab');
    dismiss?.('before');
    this.left.remove(script);
    this.leaveFor(found.house, script);
    this.session.restore(script);
    this.kept.write(found.house, this.session.script);
    this.left.remove(script);
    onRestored?.();
    return true;
  }

  /** The game in play is left for a link, a script or a game of the list: it goes into the list, if it is worth it. */
  leave(): void {
    if (this.session.isUnderWay) this.putAway(this.session.script);
  }

  private get house(): string {
    return this.session.house;
  }

  /** What is dealt to one who has not played before. */
  private get first(): Game['deal'] | undefined {
    return this.session.deal === undefined ? this.kit.firstDeal : undefined;
  }

  private isIn(house: string): boolean {
    return this.session.deal !== undefined && this.house === house;
  }

  private reach({ house, deal }: LinkTarget<Game>): void {
    if (deal === undefined) this.choose(house);
    else if (deal.name === this.kept.dealAt(house)) this.enter(house);
    else {
      this.leaveFor(house);
      this.move(() => this.session.enter(house, deal));
    }
  }

  /** Goes on with the game that is kept of a house, won or not, or begins one. */
  private enter(house: string): void {
    this.options.dismiss?.('tab');
    const script = this.kept.restoreIn(this.session, house);
    if (script === undefined) {
      if (!this.isIn(house)) this.begin(house);
      return;
    }
    this.kept.write(house, script);
    this.left.remove(script);
  }

  private begin(house: string): void {
    this.move(() => this.session.enter(house, this.first));
  }

  /** Leaves the game that is looked at, and the one kept of the house unless it has this script: another begins there. */
  private leaveFor(house: string, script?: string): void {
    const { onLeaving = () => this.leave() } = this.options;
    onLeaving();
    const there = this.kept.scriptAt(house);
    if (there !== undefined && there !== script) this.putAway(there);
  }

  private move(act: () => void): void {
    this.isMoving = true;
    try {
      act();
    } finally {
      this.isMoving = false;
    }
  }

  private putAway(script: string): void {
    if (!this.kept.leave(script)) return;
    const { notify, strings } = this.options;
    notify({
      text: strings.leftIsKept,
      topic: 'before',
      action: { label: strings.back, run: () => this.back() },
    });
  }

  /** Where the game in play is no longer kept. */
  private keepInPlay(): void {
    const isKept = this.session.deal === undefined || this.kept.scriptAt(this.house) !== undefined;
    if (!isKept) this.kept.write(this.house, this.session.script);
  }

  private readLink(link: LinkWords): LinkTarget<Game> | undefined {
    try {
      return targetOf(this.kit, link);
    } catch (error) {
      this.options.notify(unreadable(error, this.options.strings));
      return undefined;
    }
  }
}
