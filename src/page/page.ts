/** The page: a game at its table, with notices beside it, or a replay in place of the table. */
import { gameOf } from '../scripts/language/game-tag.js';
import { make } from '../browser/dom.js';
import type { LanguageName } from '../core/strings/language.js';
import type { PageStrings } from './strings/english.js';
import { LookSetter } from '../browser/look.js';
import type { Tool } from '../browser/parts/entries.js';
import { isByPointer } from '../browser/parts/pointer.js';
import { unreadable } from './game/notice.js';
import type { GameTable, PageGame, Variant } from './game/page-game.js';
import { Store } from './game/store.js';
import { entriesOf } from './entries.js';
import type { GameSetter, PageGames } from './games.js';
import { gameOrFirst, gameOfHash } from './games.js';
import { byId } from './parts/dom.js';
import { takeDrops } from './parts/drop.js';
import { sayFarewell } from './parts/farewell.js';
import { saveFile } from './parts/files.js';
import { LeftPanel } from './parts/left-panel.js';
import { openNewGame } from './parts/new-game-panel.js';
import { Notices } from './parts/notices.js';
import { ReplayDesk } from './replay/desk.js';
import { rowsOf } from './rows-left.js';
import { statisticsOf } from './statistics/statistics.js';
import { takeLink } from './take-link.js';
import { toolsOf, wonToolsOf } from './tools.js';

/** What a page says, and in which language. */
export interface Spoken {
  readonly language: LanguageName;
  readonly strings: PageStrings;
}

export class Page {
  readonly strings: PageStrings;
  private readonly language: LanguageName;
  private readonly main = byId('table');
  readonly notices: Notices;
  /** Its own, which the default game keeps. */
  private readonly title = document.title;
  private readonly store: Store;
  private readonly games: PageGames;
  private readonly desk: ReplayDesk;
  private readonly look: LookSetter;
  private readonly gamesLeft: LeftPanel;
  /** The game in play. */
  private game: PageGame;
  /** Was `takeUp` of `game` called yet? */
  private isTakenUp = false;
  /** The table of `game`; undefined while something else is in its place. */
  private table: { readonly set: GameTable; readonly variant: Variant | undefined } | undefined;

  constructor(setGames: GameSetter, { language, strings }: Spoken) {
    this.language = language;
    this.strings = strings;
    document.documentElement.lang = language;
    byId('notices').ariaLabel = strings.notices;
    byId('drop-hint').replaceChildren(make('p', {}, strings.dropHint));
    this.notices = new Notices(byId('notices'), {
      strings,
      beside: this.main,
      room: () => (this.desk.isOpen ? this.desk.room : (this.table?.set.room ?? [])),
      onEmptied: () => this.focus(),
    });
    this.gamesLeft = new LeftPanel(() => this.focus(), strings);
    this.desk = this.newDesk(strings);
    this.store = new Store(
      () => window.localStorage,
      () => this.notices.show({ text: this.strings.isNotKept, isFault: true }),
    );
    this.look = new LookSetter(document.documentElement, {
      look: this.store.look,
      onLook: (look) => (this.store.look = look),
    });
    this.games = setGames({
      strings,
      store: this.store,
      notify: this.notices.show,
      dismiss: this.notices.dismiss,
      saveFile,
      onRestored: (game) => this.show(game),
      onLeaving: () => {
        if (this.isTakenUp) this.game.keeper.leave();
      },
      goOn: ({ game, script }) => this.goOn(game, script),
    });
    this.game = gameOrFirst(this.games, this.store.read('table'));
  }

  private newDesk(strings: PageStrings): ReplayDesk {
    return new ReplayDesk({
      main: this.main,
      strings,
      look: () => this.look.look,
      notify: this.notices.show,
      dismiss: this.notices.dismiss,
      reelOf: (name, text) => gameOrFirst(this.games, gameOf(text)).reelOf(name, text),
      onPlay: (script) => this.goOn(gameOf(script), script),
      onOpen: () => this.standUp(),
      onOpened: () => this.notices.place(),
      onClosed: () => this.sitDown(),
    });
  }

  open(): void {
    const hash = takeLink();
    if (hash === undefined || !this.take(hash)) this.turnTo(this.game);
    this.setTable();
    window.addEventListener('hashchange', () => this.follow(takeLink()));
    window.addEventListener('storage', () => this.game.keeper.heedOtherTab());
    document.body.addEventListener('click', (event) => this.returnFocus(event));
    takeDrops(window, {
      hint: byId('drop-hint'),
      strings: this.strings,
      onFile: (file) => void this.desk.openFile(file),
      onFault: (why) => this.desk.refuse(why),
    });
  }

  private focus(): void {
    if (this.desk.isOpen) this.desk.focus();
    else if (this.table !== undefined) this.table.set.focus();
    else this.main.querySelector('button')?.focus();
  }

  /** After the pointer has pressed a button, gives the focus back to the table or to a replay's bar. */
  private returnFocus(event: MouseEvent): void {
    const isOnButton = event.target instanceof Element && event.target.closest('button') !== null;
    if (isOnButton && isByPointer(event) && document.querySelector('dialog[open]') === null) this.focus();
  }

  private follow(hash: string | undefined): void {
    if (hash !== undefined && this.take(hash)) this.show(this.game);
  }

  /** Turns to the game of a link. If the link cannot be read, returns false and changes nothing. */
  private take(hash: string): boolean {
    try {
      const isRead = this.turnTo(gameOfHash(this.games, hash, this.strings), hash);
      if (isRead) this.notices.dismiss('link');
      return isRead;
    } catch (error) {
      this.notices.show(unreadable(error, this.strings));
      return false;
    }
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
    this.gamesLeft.close();
    this.desk.close();
    if (this.table?.variant === game.variant) return;
    if (this.table !== undefined) this.standUp();
    this.sitDown();
  }

  private sitDown(): void {
    this.setTable();
    this.focus();
  }

  /** Removes the table and any open dialog of it from the page. */
  private standUp(): void {
    this.table?.set.destroy();
    this.table = undefined;
    this.main.replaceChildren();
  }

  private setTable(): void {
    const { game, main } = this;
    main.replaceChildren();
    document.title = game === this.games[0] ? this.title : game.title;
    main.ariaLabel = document.title;
    main.dataset['game'] = game.name;
    const set = game.setTable(main, {
      pageKeys: true,
      onQuit: () => this.leave(),
      onReplay: (script, before) => this.desk.openText(this.strings.solution, script, before),
      tools: () => this.tools(),
      wonTools: wonToolsOf({ game, strings: this.strings, notices: this.notices, desk: this.desk }),
      games: () => entriesOf(this.games, this.game, (one, variant) => this.choose(one, variant)),
      look: this.look.look,
      onLook: (look) => this.look.set(look),
    });
    this.table = { set, variant: game.variant };
    this.notices.place();
  }

  private choose(game: PageGame, variant: Variant): void {
    this.notices.dismiss('link');
    this.standUp();
    game.keeper.choose(variant.name);
    this.turnTo(game);
    this.sitDown();
  }

  private openLeft(): void {
    const { games, strings, game } = this;
    this.gamesLeft.open(
      rowsOf({ games, strings }, game.keeper.left.all, (left) => this.goOn(left.game, left.script)),
    );
  }

  private openStatistics(): void {
    const { games, store, strings, language, game, notices } = this;
    const shown = { games, store, strings, language, notify: notices.show, focus: () => this.focus() };
    statisticsOf(shown).open({ game: game.name, rules: game.variant.name });
  }

  /** Leaves the game in play and continues the game of a script. */
  private goOn(name: string | undefined, script: string): void {
    gameOrFirst(this.games, name).keeper.goOn(script);
  }

  private tools(): Tool[] {
    const { game, strings, notices, desk } = this;
    const beside = {
      close: strings.close,
      focus: () => this.focus(),
      play: (hash: string) => this.follow(hash),
    };
    return toolsOf({
      ...{ game, strings, notices, desk },
      openLeft: () => this.openLeft(),
      openNewGame: (dialog) => openNewGame(dialog, beside),
      openStatistics: () => this.openStatistics(),
    });
  }

  private leave(): void {
    this.standUp();
    sayFarewell(this.main, { ...this.strings, isAlone: !this.store.isKept, run: () => this.sitDown() });
    this.notices.place();
  }
}
