/** The page: a game at its table, with notices beside it, or a replay in place of the table. */
import { LookSetter } from '../browser/look.js';
import type { LanguageName } from '../core/strings/language.js';
import { unreadable } from './game/notice.js';
import type { GameTable, PageGame, Target, Variant } from './game/page-game.js';
import { Store } from './game/store.js';
import type { GameSetter, PageGames } from './games.js';
import { Dialogs } from './dialogs.js';
import { listenFor } from './listen-for.js';
import { byId } from './parts/dom.js';
import { sayFarewell } from './parts/farewell.js';
import { Loader } from './parts/loader.js';
import { Notices } from './parts/notices.js';
import { ReplayDesk } from './replay/desk.js';
import type { PageStrings } from './strings/english.js';
import { takeLink } from './take-link.js';

/** What a page says, and in which language. */
export interface Spoken {
  readonly language: LanguageName;
  readonly strings: PageStrings;
}

export class Page {
  readonly strings: PageStrings;
  private readonly main = byId('table');
  readonly notices: Notices;
  /** Its own, which the default game keeps. */
  private readonly title = document.title;
  private readonly store: Store;
  readonly loader: Loader;
  private readonly games: PageGames;
  private readonly desk: ReplayDesk;
  private readonly look: LookSetter;
  private readonly dialogs: Dialogs;
  /** The game in play. */
  private game: PageGame;
  /** Was `takeUp` of `game` called yet? */
  private isTakenUp = false;
  /** Has a table been shown? */
  private isOpen = false;
  /** The table of `game`; undefined while something else is in its place. */
  private table: { readonly set: GameTable; readonly variant: Variant | undefined } | undefined;

  constructor(setGames: GameSetter, spoken: Spoken) {
    const { language, strings } = spoken;
    this.strings = strings;
    document.documentElement.lang = language;
    byId('notices').ariaLabel = strings.notices;
    this.notices = this.newNotices(strings);
    const { show: notify, dismiss } = this.notices;
    const telling = { strings, notify, dismiss };
    const busy = (isBusy: boolean): boolean => this.main.toggleAttribute('data-busy', isBusy);
    this.loader = new Loader({ ...telling, busy });
    this.desk = this.newDesk(strings);
    this.store = new Store(
      () => window.localStorage,
      () => notify({ text: this.strings.isNotKept, isFault: true }),
    );
    this.look = new LookSetter(document.documentElement, {
      look: this.store.look,
      onLook: (look) => (this.store.look = look),
    });
    this.games = setGames({
      ...telling,
      ask: (...part) => void this.loader.ask(...part),
      store: this.store,
      saveFile: (name, text) => this.dialogs.saveFile(name, text),
      onRestored: (game) => this.show(game),
      onLeaving: () => {
        if (this.isTakenUp) this.game.keeper.leave();
      },
      goOn: ({ game, script }) => this.goOn(game, script),
    });
    this.game = this.games.first;
    this.dialogs = new Dialogs({
      ...spoken,
      ...{ store: this.store, games: this.games, desk: this.desk, notices: this.notices },
      loader: this.loader,
      focus: () => this.focus(),
      play: (hash) => void this.follow(hash),
      goOn: (game, script) => this.goOn(game, script),
    });
  }

  private newNotices(strings: PageStrings): Notices {
    return new Notices(byId('notices'), {
      ...{ strings, beside: this.main },
      room: () => (this.desk.isOpen ? this.desk.room : (this.table?.set.room ?? [])),
      onEmptied: () => this.focus(),
    });
  }

  private newDesk(strings: PageStrings): ReplayDesk {
    return new ReplayDesk({
      ...{ main: this.main, strings, loader: this.loader },
      look: () => this.look.look,
      notify: this.notices.show,
      dismiss: this.notices.dismiss,
      loadReels: async (text) => (await this.games.load(await gameNamedIn(text))).loadReels(text),
      onPlay: (script) => this.goOn(undefined, script, true),
      onOpen: () => this.standUp(),
      onOpened: () => this.notices.place(),
      onClosed: () => this.sitDown(),
    });
  }

  /** Shows the table of the game that the address names, or of the game played last, or else of the first. */
  async open(): Promise<void> {
    const hash = takeLink();
    if (hash !== undefined) await this.follow(hash);
    if (this.table === undefined) await this.goTo(this.store.read('table'));
    if (this.table === undefined) await this.goTo(undefined);
    this.isOpen = true;
    this.dialogs.welcome(this.game);
    listenFor({
      desk: this.desk,
      strings: this.strings,
      focus: () => this.focus(),
      follow: (to) => void this.follow(to),
      heedOtherTab: () => void this.ask(this.game.name, {}, ({ keeper }) => keeper.heedOtherTab()),
    });
  }

  private focus(): void {
    if (this.desk.isOpen) this.desk.focus();
    else if (this.table !== undefined) this.table.set.focus();
    else this.main.querySelector('button')?.focus();
  }

  /** Loads a game, with what it needs to go there, and has it used. */
  private ask(name: string | undefined, to: Target, use: (game: PageGame) => void): Promise<boolean> {
    const load = async (): Promise<PageGame> => {
      const game = await this.games.load(name ?? (to.script && (await gameNamedIn(to.script))));
      await Promise.all([game.prepare(to), game !== this.games.first && this.dialogs.load()]);
      return game;
    };
    return this.loader.ask(this.games.titleOf(name), load, use);
  }

  /** Shows the table of a game, and goes on with what is saved of it. */
  private goTo(name: string | undefined): Promise<boolean> {
    return this.ask(name, {}, (game) => this.show(game));
  }

  /** Goes to the game of a link. If the link cannot be read, nothing changes. */
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
      if (!this.turnTo(game, hash)) return;
      this.notices.dismiss('link');
      this.show(game);
    });
  }

  /**
   * Makes this game the game in play. `hash` is the part of an address that can name its house and deal. If
   * it cannot be read, returns false and changes nothing.
   */
  private turnTo(game: PageGame, hash?: string): boolean {
    if (game === this.game && this.isTakenUp) return hash === undefined || game.follow(hash);
    if (!game.takeUp(hash)) return false;
    this.isTakenUp = true;
    if (game !== this.game) this.store.write('table', game.name);
    this.game = game;
    return true;
  }

  /** Shows the table of a game, in place of whatever is shown. */
  private show(game: PageGame): void {
    this.turnTo(game);
    this.dialogs.close();
    this.desk.close();
    if (this.table?.variant === game.variant) return;
    this.standUp();
    this.sitDown();
  }

  private sitDown(): void {
    this.setTable();
    if (this.isOpen) this.focus();
  }

  /** Removes the table and any open dialog of it from the page. */
  private standUp(): void {
    this.table?.set.destroy();
    this.table = undefined;
    this.main.replaceChildren();
  }

  private setTable(): void {
    const { game, main, dialogs } = this;
    main.replaceChildren();
    document.title = game === this.games.first ? this.title : game.title;
    main.ariaLabel = document.title;
    main.dataset['game'] = game.name;
    const set = game.setTable(main, {
      pageKeys: true,
      onQuit: () => this.leave(),
      onReplay: (script, before) => this.desk.openText(this.strings.solution, script, before),
      askSoon: this.loader.askSoon,
      loadTools: () => Promise.all([dialogs.load(), game.settle()]),
      tools: () => dialogs.tools(game),
      wonTools: dialogs.wonTools(game),
      onMoves: () => dialogs.openMoves(game),
      games: () => this.games.entries(this.game, (...chosen) => this.choose(...chosen)),
      look: this.look.look,
      onLook: (look) => this.look.set(look),
    });
    this.table = { set, variant: game.variant };
    this.notices.place();
    const settle = () => Promise.all([game.settle(), dialogs.load()]);
    this.loader.askSoon(game.title, settle, () => undefined);
  }

  private choose(name: string, house: string): void {
    void this.ask(name, { house }, (game) => {
      this.notices.dismiss('link');
      this.standUp();
      game.keeper.choose(house);
      this.turnTo(game);
      this.sitDown();
    });
  }

  /** Leaves the game in play and continues the game of a script. By default the script names the game. */
  private goOn(name: string | undefined, script: string, isReplayed = false): void {
    void this.ask(name, { script }, (game) => {
      game.goOn(script, isReplayed);
      this.desk.close();
    });
  }

  private leave(): void {
    this.standUp();
    sayFarewell(this.main, { ...this.strings, isAlone: !this.store.isKept, run: () => this.sitDown() });
    this.notices.place();
  }
}

/** The game that a script names. */
const gameNamedIn = async (script: string): Promise<string | undefined> =>
  (await import('../scripts/language/game-tag.js')).gameOf(script);
