/** Saves one game per house and the unfinished games from visit to visit, so that the player can't lose a game by mistake. */
import type { Kit } from '../../kit/kit.js';
import type { SeatIn } from '../../kit/seat.js';
import type { LeftInPlay, SessionEvents } from '../../kit/session.js';
import { GameSession } from '../../kit/session.js';
import type { GameTypes } from '../../scripts/running/stage.js';
import { Challenges } from './challenge.js';
import type { LeftGames } from './left-games.js';
import type { KeeperOptions } from './kept-games.js';
import { KeptGames } from './kept-games.js';
import type { LinkTarget } from './link.js';
import type { LinkWords } from './link-words.js';
import { setScoring, targetOf } from './link.js';
import { keptBefore, playedElsewhere, unreadable } from './notice.js';

/** The session events that a keeper needs. */
type Keeps = Required<Pick<SessionEvents, 'onChange' | 'onLeave'>>;

export class GameKeeper<Game extends GameTypes, At extends SeatIn<Game> = SeatIn<Game>> {
  readonly session: GameSession<Game, At>;
  /** True if the keeper found no saved game to continue. */
  readonly isFresh: boolean;
  private readonly kept: KeptGames<Game, At>;
  private readonly challenges: Challenges;
  /** True while the keeper itself starts another game. It has already saved the old game by then. */
  private isMoving = false;

  /** @param sessionOf makes the session for the games */
  constructor(
    private readonly kit: Kit<Game, At>,
    private readonly options: KeeperOptions,
    sessionOf: (events: Keeps) => GameSession<Game, At> = (events) => new GameSession(kit, events),
  ) {
    this.challenges = new Challenges(kit.name, options.store);
    this.kept = new KeptGames(kit, options, () => this.keepInPlay());
    this.session = sessionOf({
      onChange: (script) => {
        this.kept.write(this.house, script);
        options.dismiss?.('tab');
      },
      onLeave: (left) => {
        if (!this.isMoving) this.putAway(left);
      },
    });
    this.isFresh = this.kept.isEmpty;
  }

  /** The number of moves to beat in the game in play, if a link asked for it. */
  get beat(): number | undefined {
    return this.challenges.movesFor(this.house, this.session.deal);
  }

  /** The unfinished games of all kits. */
  get left(): LeftGames {
    return this.kept.left;
  }

  get hasBefore(): boolean {
    return this.left.all.length > 0;
  }

  /**
   * Continues the saved game, or starts a game. Another tab may have changed the saved game. `link` has the words of
   * the address. If it can't be read, returns false and changes nothing. Call this while no view is attached.
   */
  takeUp(link?: LinkWords): boolean {
    const target = link === undefined ? undefined : this.readLink(link);
    if (link !== undefined && target === undefined) return false;
    setScoring(this.options.store.settings, target?.scoring);
    this.kept.moveOver();
    if (target === undefined) this.enter(this.kept.house);
    else {
      this.takeChallenge(target);
      this.reach(target);
    }
    return true;
  }

  /** Goes to the game in a link. Continues that game if it is saved and not won. Returns false if the link can't be read. */
  follow(link: LinkWords): boolean {
    const target = this.readLink(link);
    if (target === undefined) return false;
    const { house, deal, scoring } = target;
    setScoring(this.options.store.settings, scoring);
    this.takeChallenge(target);
    const isWanted = deal === undefined || (deal.name === this.session.deal && !this.session.isWon);
    if (!this.isIn(house) || !isWanted) this.reach(target);
    else if (scoring !== undefined || target.beat !== undefined) this.session.sitAt(this.session.seat);
    return true;
  }

  /** Continues the saved game of a house if it isn't won; otherwise starts a game. */
  choose(house: string): void {
    this.kept.moveOver();
    this.enter(house);
    if (this.session.isWon) this.begin(house);
  }

  /**
   * Tells the player if another tab has changed the saved game. The tab that plays last saves its game.
   */
  heedOtherTab(): void {
    this.kept.moveOver();
    const kept = this.kept.scriptAt(this.house);
    if (kept === undefined || kept === this.session.script) return;
    const { notify, strings } = this.options;
    notify(playedElsewhere(strings, () => this.goOn(this.kept.scriptAt(this.house) ?? kept)));
  }

  /** Continues the last unfinished game. The game in play goes into the list if it has moves and isn't won. */
  back(): void {
    const [last] = this.left.all;
    const { notify, goOn, strings } = this.options;
    if (last === undefined) notify({ text: strings.noPreviousGame });
    else if (goOn === undefined) this.goOn(last.script);
    else goOn(last);
  }

  /**
   * Continues the last game in a script; returns false if the script can't be read. The games that it replaces go into
   * the list if they have moves and aren't won.
   */
  goOn(script: string): boolean {
    this.kept.moveOver();
    const found = this.kept.read(script);
    if (found === undefined) return false;
    const { dismiss, onRestored } = this.options;
    dismiss?.('tab');
    dismiss?.('before');
    this.restore(found.house, script);
    onRestored?.();
    return true;
  }

  /**
   * Puts the game in play into the list if it has moves and isn't won. Called before a link, a script or a listed game replaces it.
   */
  leave(): void {
    const { underWay } = this.session;
    if (underWay !== undefined) this.putAway(underWay);
  }

  private get house(): string {
    return this.session.house;
  }

  private isIn(house: string): boolean {
    return this.session.deal !== undefined && this.house === house;
  }

  private reach({ house, deal }: LinkTarget<Game>): void {
    if (deal === undefined) return this.choose(house);
    if (deal.name === this.kept.dealAt(house)) {
      this.enter(house);
      if (!this.session.isWon) return;
    }
    const left = this.left.scriptOf({ game: this.kit.name, house, deal: deal.name });
    if (left !== undefined && this.kept.read(left)) return this.restore(house, left);
    this.leaveFor(house);
    this.begin(house, deal);
  }

  /** Continues the game in a readable script. */
  private restore(house: string, script: string): void {
    this.left.remove(script);
    this.leaveFor(house, script);
    this.kit.restore(this.session, script);
    this.kept.write(house, this.session.script);
    this.left.remove(script);
  }

  /** Continues the saved game of a house, even if it is won; starts a game if the house has no saved game. */
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

  /** By default, a new player's first game in the first house has the kit's first deal, if there is one. */
  private begin(house: string, deal?: Game['deal']): void {
    const { session, kit } = this;
    const isFirst = session.deal === undefined && house === kit.houses[0];
    this.isMoving = true;
    try {
      session.enter(house, deal ?? (isFirst ? kit.firstDeal : undefined));
    } finally {
      this.isMoving = false;
    }
  }

  /**
   * Puts the shown game into the list. Does the same with the saved game of the house, because another game replaces
   * it, unless its script is this one.
   */
  private leaveFor(house: string, script?: string): void {
    const { onLeaving = () => this.leave() } = this.options;
    onLeaving();
    const there = this.kept.scriptAt(house);
    if (there !== undefined && there !== script) this.putAway(this.kept.underWayIn(there));
  }

  private putAway(left: LeftInPlay | undefined): void {
    if (left === undefined || !this.kept.leave(left)) return;
    const { notify, strings } = this.options;
    notify(keptBefore(strings, () => this.back()));
  }

  /** Saves the game in play if it is no longer saved. */
  private keepInPlay(): void {
    const isKept = this.session.deal === undefined || this.kept.scriptAt(this.house) !== undefined;
    if (!isKept) this.kept.write(this.house, this.session.script);
  }

  /** Remembers the number of moves to beat if the link has one, and tells the player. */
  private takeChallenge({ house, deal, beat }: LinkTarget<Game>): void {
    const { notify, strings } = this.options;
    if (deal === undefined || beat === undefined) return;
    this.challenges.set({ house, deal: deal.name, moves: beat });
    notify({ text: strings.challenge(beat), topic: 'beat' });
  }

  /** The target of a link. If it can't be read, shows a notice and returns undefined. */
  private readLink(link: LinkWords): LinkTarget<Game> | undefined {
    try {
      return targetOf(this.kit, link, this.options.strings);
    } catch (error) {
      this.options.notify(unreadable(error, this.options.strings));
      return undefined;
    }
  }
}
