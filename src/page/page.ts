/**
 * The page: a game at its table, with notices beside it, or a replay in place of the table. All of it but the table of a
 * new player is loaded as one part.
 */
import type { GameEntry } from '../browser/parts/entries.js';
import { make } from '../browser/dom.js';
import { adopt } from '../browser/adopt.js';
import type { Front } from './first/front.js';
import { unreadable } from './game/notice.js';
import type { PageGame, Target } from './game/page-game.js';
import { PageGames } from './games.js';
import { Dialogs } from './dialogs.js';
import { keepOffline } from './keep-offline.js';
import { listenFor } from './listen-for.js';
import { byId } from './parts/dom.js';
import { sayFarewell } from './parts/farewell.js';
import { saveFile } from './parts/files.js';
import { Notices } from './parts/notices.js';
import { ReplayDesk } from './replay/desk.js';
import { PAGE_STRINGS } from './strings/catalogue.js';
import type { PageStrings } from './strings/english.js';
import { pageStyle } from './style.js';
import { TablePlace } from './table-place.js';
import { linkHere, takeLink } from './take-link.js';

export class Page {
  readonly strings: PageStrings;
  readonly notices: Notices;
  private readonly place: TablePlace;
  private readonly games: PageGames;
  readonly desk: ReplayDesk;
  readonly dialogs: Dialogs;
  private inPlay: PageGame;
  /** Was `takeUp` of `inPlay` called yet? */
  private isTakenUp = false;
  constructor(private readonly front: Front) {
    const { language, store, loader } = front;
    const strings = (this.strings = PAGE_STRINGS[language]);
    adopt(pageStyle());
    this.place = new TablePlace(front);
    this.notices = this.newNotices();
    this.desk = this.newDesk();
    this.games = new PageGames(front.first, front.others, {
      language,
      host: {
        ...{ strings, store, saveFile },
        notify: this.notices.show,
        dismiss: this.notices.dismiss,
        ask: (...part) => void loader.ask(...part),
        onRestored: (game) => this.show(game),
        onLeaving: () => {
          if (this.isTakenUp) this.inPlay.keeper.leave();
        },
        goOn: ({ game, script }) => this.goOn(game, script),
      },
    });
    this.inPlay = this.games.first;
    this.dialogs = new Dialogs({
      ...{ language, strings, store, loader },
      ...{ games: this.games, desk: this.desk, notices: this.notices },
      focus: () => this.focus(),
      play: (hash) => void this.follow(hash),
      goOn: (game, script) => this.goOn(game, script),
    });
    byId('drop-hint').replaceChildren(make('p', {}, strings.dropHint));
    if (store.hasFailed) this.tellNotKept();
    this.isTakenUp = this.place.takeOver(this.inPlay);
    if (this.isTakenUp) this.settleSoon();
  }

  private newNotices(): Notices {
    const { strings } = this;
    const place = byId('notices');
    place.ariaLabel = strings.notices;
    place.replaceChildren();
    return new Notices(place, {
      ...{ strings, beside: this.front.main },
      room: () => (this.desk.isOpen ? this.desk.room : this.place.room),
      onEmptied: () => this.focus(),
    });
  }

  private newDesk(): ReplayDesk {
    const { strings, notices } = this;
    const { main, loader, look } = this.front;
    return new ReplayDesk({
      ...{ main, strings, loader },
      look: () => look.look,
      notify: notices.show,
      dismiss: notices.dismiss,
      loadReels: async (text) => (await this.games.load(await gameNamedIn(text))).loadReels(text),
      onPlay: (script) => this.goOn(undefined, script, true),
      onOpen: () => this.place.clear(),
      onOpened: () => this.notices.place(),
      onClosed: () => this.sitDown(),
    });
  }

  /**
   * Shows the table of the game that the address names, or of the game played last, or else of the first; unless a table is
   * there already.
   */
  async open(): Promise<void> {
    const { place, front } = this;
    await this.follow(linkHere());
    if (!place.isTaken) await this.goTo(front.store.read('table'));
    if (!place.isTaken) await this.goTo(undefined);
    this.dialogs.welcome(this.inPlay, place, front.isFresh);
    listenFor({
      focus: () => this.focus(),
      follow: (to) => void this.follow(to),
      heedOtherTab: () => void this.ask(this.inPlay.name, {}, ({ keeper }) => keeper.heedOtherTab()),
    });
  }

  /** Has the page kept for use without a network. */
  keepOffline(): Promise<void> {
    return keepOffline(this);
  }

  /** Tells the player that the browser keeps nothing. */
  tellNotKept(): void {
    this.notices.show({ text: this.strings.isNotKept, isFault: true });
  }

  /** The game in play. */
  get game(): PageGame {
    return this.inPlay;
  }

  /** The games in the menu. */
  get gameEntries(): GameEntry[] {
    return this.games.entries(this.inPlay, (...chosen) => this.choose(...chosen));
  }

  /** Leaves the table. */
  leave(): void {
    const { main, store } = this.front;
    this.notices.dismiss('before');
    this.place.clear();
    sayFarewell(main, { ...this.strings, isAlone: !store.isKept, run: () => this.sitDown() });
    this.notices.place();
  }

  private focus(): void {
    if (this.desk.isOpen) this.desk.focus();
    else this.place.focus();
  }

  /** Loads a game, with what it needs to go there, and has it used. */
  private ask(name: string | undefined, to: Target, use: (game: PageGame) => void): Promise<boolean> {
    const load = async (): Promise<PageGame> => {
      const game = await this.games.load(name ?? (to.script && (await gameNamedIn(to.script))));
      await game.prepare(to);
      return game;
    };
    return this.front.loader.ask(this.games.titleOf(name), load, use);
  }

  /** Shows the table of a game, and goes on with what is saved of it. */
  private goTo(name: string | undefined): Promise<boolean> {
    return this.ask(name, {}, (game) => this.show(game));
  }

  /** Goes to the game of a link. If the link cannot be read, nothing changes, and the player can correct it in the address. */
  private async follow(hash: string | undefined): Promise<void> {
    if (hash === undefined) return;
    let name: string;
    try {
      name = this.games.nameInHash(hash, this.strings);
    } catch (error) {
      this.notices.show(unreadable(error, this.strings));
      return;
    }
    await this.ask(name, { hash }, (game) => {
      this.notices.dismiss('before');
      if (!this.turnTo(game, hash)) return;
      this.leaveLink();
      this.show(game);
    });
  }

  /**
   * Makes this game the game in play. `hash` is the part of an address that can name its house and deal. If
   * it cannot be read, returns false and changes nothing.
   */
  private turnTo(game: PageGame, hash?: string): boolean {
    if (game === this.inPlay && this.isTakenUp) return hash === undefined || game.follow(hash);
    if (!game.takeUp(hash)) return false;
    this.isTakenUp = true;
    if (game !== this.inPlay) this.front.store.write('table', game.name);
    this.inPlay = game;
    return true;
  }

  /** Shows the table of a game, in place of whatever is shown. */
  private show(game: PageGame): void {
    this.turnTo(game);
    this.dialogs.close();
    this.desk.close();
    if (this.place.isOf(game)) return;
    this.place.clear();
    this.sitDown();
  }

  private sitDown(): void {
    const { inPlay, place } = this;
    const { wasTaken } = place;
    place.set(inPlay, inPlay === this.games.first);
    this.notices.place();
    this.settleSoon();
    if (wasTaken) this.focus();
  }

  private settleSoon(): void {
    const { inPlay: game } = this;
    this.front.loader.askSoon(
      game.title,
      () => game.settle(),
      () => undefined,
    );
  }

  private choose(name: string, house: string): void {
    void this.ask(name, { house }, (game) => {
      this.leaveLink();
      this.notices.dismiss('before');
      this.place.clear();
      game.keeper.choose(house);
      this.turnTo(game);
      this.sitDown();
    });
  }

  /** Leaves the game in play and continues the game of a script. By default the script names the game. */
  private goOn(name: string | undefined, script: string, isReplayed = false): void {
    void this.ask(name, { script }, (game) => {
      this.leaveLink();
      game.goOn(script, isReplayed);
      this.desk.close();
    });
  }

  /** The player has gone to a game: a link that could not be read needs no correcting any more. */
  private leaveLink(): void {
    this.notices.dismiss('link');
    takeLink();
  }
}

/** The game that a script names. */
const gameNamedIn = async (script: string): Promise<string | undefined> =>
  (await import('../scripts/language/game-tag.js')).gameOf(script);
