/** The page shows a table or a replay, with notices next to it. */
import { byId, make } from '../browser/dom.js';
import { LookSetter } from '../browser/look.js';
import { whenIdle } from '../browser/page-activity.js';
import type { GameEntry } from '../browser/parts/entries.js';
import { onButtonPress } from '../browser/parts/pointer.js';
import type { LanguageName } from '../core/strings/language.js';
import type { ListedGame } from '../kit/games.js';
import type { Dialogs } from './dialogs.js';
import { NewPlayer } from './first-visit/new-player.js';
import { unreadable } from './game/notice.js';
import type { PageGame, PageTableOptions } from './game/page-game.js';
import { Store } from './game/store.js';
import type { GameFactory } from './games.js';
import { PageGames } from './games.js';
import { takeDrops } from './parts/drop.js';
import { TablePlace } from './table-place.js';
import { PartLoader } from './parts/loader.js';
import { Notices } from './parts/notices.js';
import type { InstallPrompt } from './install/prompt.js';
import type { WinExtras } from './win/facts.js';
import type { PageStrings } from './strings/english.js';
import { linkHere, removeLink } from './address-link.js';
import { isDocked, makeRoom } from './review/place.js';

export interface PageOptions {
  readonly language: LanguageName;
  readonly strings: PageStrings;
  /** The default game, in the language of the page. */
  readonly first: GameFactory;
  /** The games other than the first. */
  readonly others: readonly ListedGame[];
}

export class Page {
  readonly strings: PageStrings;
  readonly notices: Notices;
  private readonly main = byId('table');
  private readonly store: Store;
  private readonly look: LookSetter;
  private readonly loader: PartLoader;
  private readonly place: TablePlace;
  private readonly newPlayer: NewPlayer;
  private readonly games: PageGames;
  /** Undefined until it is loaded. */
  private dialogs: Dialogs | undefined;
  private inPlay: PageGame;
  /** Was `inPlay.takeUp` called? */
  private isTakenUp = false;

  constructor(private readonly options: PageOptions) {
    const { language, strings } = options;
    this.strings = strings;
    document.documentElement.lang = language;
    this.place = new TablePlace(this.main, () => this.tableOptions());
    this.notices = this.newNotices();
    const { show: notify, dismiss } = this.notices;
    this.loader = new PartLoader({
      strings,
      notify,
      dismiss,
      busy: (isBusy) => this.main.toggleAttribute('data-busy', isBusy),
    });
    const store = (this.store = new Store(
      () => window.localStorage,
      () => notify({ text: strings.cannotSave, isFault: true }),
    ));
    this.look = new LookSetter(document.documentElement, {
      look: store.look,
      onLook: (look) => (store.look = look),
    });
    this.newPlayer = this.newPlayerHere();
    this.games = this.newGames();
    this.inPlay = this.games.first;
    this.takeDrops();
  }

  private newGames(): PageGames {
    const { strings, store, notices, options } = this;
    return new PageGames(options.first, options.others, {
      language: options.language,
      host: {
        strings,
        store,
        saveFile: (...file) =>
          void this.loader.ask(
            strings.saveAsFile,
            () => import('./parts/files.js'),
            ({ saveFile }) => saveFile(...file),
          ),
        notify: notices.show,
        dismiss: notices.dismiss,
        onRestored: (game) => this.show(game),
        winExtras: () => this.winExtras(),
        onPlayed: (game) => {
          if (this.place.isOf(game)) this.nameTable(game);
          notices.place();
        },
        onLeaving: () => {
          if (this.isTakenUp) this.inPlay.keeper.leave();
        },
        goOn: ({ game, script }) => this.goOn(game, script),
      },
    });
  }

  private newPlayerHere(): NewPlayer {
    const { strings, store, loader, look, main } = this;
    return new NewPlayer({
      strings,
      store,
      loader,
      look,
      table: main,
      redraw: () => this.redraw(),
      play: (link) => this.follow(link),
      focus: () => this.focus(),
    });
  }

  /** The daily deal's part of the panel after a win. */
  private winExtras(): WinExtras {
    const { inPlay } = this;
    const { daily, dailyWin } = inPlay;
    if (daily === undefined || dailyWin === undefined) return {};
    const { next, ...texts } = dailyWin;
    const open = (): void => this.withDialogs(daily.title, (dialogs) => dialogs.openDaily(inPlay));
    return { ...texts, primary: { label: next, run: open } };
  }

  private newNotices(): Notices {
    const { strings } = this;
    const place = byId('notices');
    place.ariaLabel = strings.notices;
    return new Notices(place, {
      strings,
      beside: this.main,
      room: () => this.replays?.room ?? this.place.room,
      onEmptied: () => this.focus(),
    });
  }

  private async loadDialogs(): Promise<Dialogs> {
    const { Dialogs } = await import('./dialogs.js');
    const { strings, notices, main, loader, store, games, options } = this;
    this.dialogs ??= new Dialogs({
      language: options.language,
      strings,
      store,
      loader,
      games,
      notices,
      focus: () => this.focus(),
      play: (hash) => void this.follow(hash),
      teach: (game) => this.newPlayer.teach(game),
      goOn: (game, script) => this.goOn(game, script),
      replays: {
        main,
        look: () => this.look.look,
        onPlay: (game, script) => this.goOn(game, script, true),
        onOpen: () => this.place.clear(),
        onOpened: () => notices.place(),
        onClosed: () => this.setTable(),
      },
    });
    return this.dialogs;
  }

  /** Uses the dialogs, at once if they are loaded. @param name what a notice calls the dialogs if they don't load */
  private withDialogs(name: string, use: (dialogs: Dialogs) => void): void {
    if (this.dialogs !== undefined) use(this.dialogs);
    else void this.loader.ask(name, () => this.loadDialogs(), use);
  }

  /** Undefined while no replay is open. */
  private get replays(): Dialogs['replays'] | undefined {
    const replays = this.dialogs?.replays;
    return replays?.isOpen === true ? replays : undefined;
  }

  private takeDrops(): void {
    const hint = byId('drop-hint');
    hint.replaceChildren(make('p', {}, this.strings.dropHint));
    takeDrops(hint, (dropped) =>
      this.withDialogs(this.strings.openScript, ({ replays }) => replays.openDropped(dropped)),
    );
  }

  private tableOptions(): PageTableOptions {
    const { look, store, strings, inPlay } = this;
    const { choosing, daily } = inPlay;
    return {
      pageKeys: true,
      onNew: choosing && ((at) => this.withDialogs(choosing.title, (all) => all.openNew(this.inPlay, at))),
      daily: daily && {
        label: strings.daily,
        open: () => this.withDialogs(daily.title, (dialogs) => dialogs.openDaily(this.inPlay)),
        isDue: () => this.inPlay.isDailyDue === true,
      },
      look: look.look,
      onLook: (chosen) => look.set(chosen),
      settings: store.settings,
      tools: () =>
        this.dialogs?.tools(this.inPlay) ?? this.loadDialogs().then((all) => all.tools(this.inPlay)),
      games: () => this.gameEntries,
      onDeal: (name) => this.inPlay.nextDeal(name),
      linkTo: (deal) => this.inPlay.linkTo(location.href, deal),
      onMoves: () => this.withDialogs(strings.moves, (dialogs) => dialogs.openReview(this.inPlay)),
      onReplay: (...solution) =>
        this.withDialogs(strings.replayOf(strings.solution), ({ replays }) =>
          replays.openSolution(...solution),
        ),
      wonTools: [
        ...(this.inPlay.hasUndo
          ? [
              {
                label: strings.review,
                run: () => this.withDialogs(strings.review, (dialogs) => dialogs.openReview(this.inPlay)),
              },
            ]
          : []),
        {
          label: strings.watchReplay,
          run: () =>
            this.withDialogs(strings.watchReplay, ({ replays }) => replays.openGame(this.inPlay, true)),
        },
        {
          label: strings.share,
          run: () => this.withDialogs(strings.share, (dialogs) => dialogs.share(this.inPlay)),
        },
      ],
    };
  }

  /** Shows the game in the address, or the last game played, or else the first game. */
  async open(): Promise<void> {
    const { place, store, games } = this;
    const { isFresh } = games.first.keeper;
    const link = linkHere();
    if (isFresh && link === undefined) {
      this.newPlayer.noteNew(games.first, isFresh);
      this.show(games.first);
      this.listen();
      await whenIdle();
      this.welcome(isFresh);
    } else {
      await this.follow(link);
      if (!place.isSet) await this.goTo(store.read('table'));
      if (!place.isSet) await this.goTo(undefined);
      this.listen();
    }
    await this.loadRest();
    if (place.isSet) this.dialogs?.dockReview(this.inPlay);
    if (link === undefined && !isFresh) this.welcome(isFresh);
  }

  private welcome(isFresh: boolean): void {
    const { place, inPlay } = this;
    this.newPlayer.welcome(inPlay, isFresh, () => place.isSet && inPlay === this.inPlay);
  }

  /** Loads the parts that a new player's table doesn't need. If that fails, the player can try again. */
  private async loadRest(): Promise<void> {
    const load = (): Promise<unknown> => Promise.all([this.games.first.load(), this.loadDialogs()]);
    const [loaded] = await Promise.allSettled([load()]);
    if (loaded.status === 'rejected') this.loader.loadSoon(this.strings.pageParts, load, () => undefined);
  }

  /** Listens to changes of the address, other tabs and buttons. */
  private listen(): void {
    window.addEventListener('hashchange', () => void this.follow(linkHere()));
    window.addEventListener('storage', () => {
      void this.ask(this.inPlay.name, ({ keeper }) => keeper.heedOtherTab());
    });
    onButtonPress(() => this.focus());
  }

  /** Shows a notice that the texts in a language didn't load. */
  showMissingLanguage(language: LanguageName): void {
    const { notices, strings } = this;
    const name = new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;
    notices.show({
      text: strings.notLoaded(name),
      isFault: true,
      action: { label: strings.tryAgain, run: () => location.reload() },
    });
  }

  /** If the part doesn't load, the next visit makes the offer. */
  offerInstall(prompt: Promise<InstallPrompt>): void {
    const { store, strings, notices } = this;
    const options = { store, strings, notify: notices.show, prompt, now: Date.now() };
    import('./install/install.js').then(
      ({ offerInstall }) => offerInstall(options),
      () => undefined,
    );
  }

  private get gameEntries(): GameEntry[] {
    return this.games.entries(this.inPlay, (...chosen) => this.choose(...chosen));
  }

  private focus(): void {
    const shown = this.replays ?? this.place;
    shown.focus();
  }

  /** Loads a game, by default the first, and passes it to `use`. */
  private ask(name: string | undefined, use: (game: PageGame) => void): Promise<boolean> {
    return this.loader.ask(this.games.titleOf(name), () => this.games.load(name), use);
  }

  /** Shows the table of a game with its saved game. */
  private goTo(name: string | undefined): Promise<boolean> {
    return this.ask(name, (game) => this.show(game));
  }

  /** Goes to the game in a link. If the link is wrong, nothing changes, so the player can correct it in the address bar. */
  private async follow(hash: string | undefined): Promise<void> {
    if (hash === undefined) return;
    let name: string;
    try {
      name = this.games.nameInHash(hash, this.strings);
    } catch (error) {
      this.notices.show(unreadable(error, this.strings));
      return;
    }
    await this.ask(name, (game) => {
      this.notices.dismiss('before');
      if (!this.setInPlay(game, hash)) return;
      this.clearLink();
      this.show(game);
    });
  }

  /**
   * Makes this game the game in play. `hash` is the part of an address with its house and deal. If it can't be read, returns false
   * and changes nothing.
   */
  private setInPlay(game: PageGame, hash?: string): boolean {
    if (game === this.inPlay && this.isTakenUp) return hash === undefined || game.follow(hash);
    if (!game.takeUp(hash)) return false;
    this.isTakenUp = true;
    if (game !== this.inPlay) this.store.write('table', game.name);
    this.inPlay = game;
    return true;
  }

  /** Shows the table of a game, whatever the page shows now. */
  private show(game: PageGame): void {
    this.setInPlay(game);
    this.dialogs?.close();
    if (this.place.isOf(game)) this.nameTable(game);
    else this.redraw();
  }

  private redraw(): void {
    this.place.clear();
    this.setTable();
  }

  private nameTable(game: PageGame): void {
    this.place.name(game, game === this.games.first);
  }

  private setTable(): void {
    const { inPlay, place, store } = this;
    const { hasBeenSet } = place;
    makeRoom(isDocked(store) ? 'dock' : undefined);
    place.set(inPlay, inPlay === this.games.first);
    this.dialogs?.dockReview(inPlay);
    this.notices.place();
    if (hasBeenSet) this.focus();
  }

  private choose(name: string, house: string): void {
    void this.ask(name, (game) => {
      this.clearLink();
      this.notices.dismiss('before');
      this.place.clear();
      game.keeper.choose(house);
      this.setInPlay(game);
      this.setTable();
    });
  }

  /** Leaves the game in play and continues the game in a script. */
  private goOn(name: string | undefined, script: string, isReplayed = false): void {
    void this.ask(name, (game) => {
      this.clearLink();
      if (game.goOn(script, isReplayed)) this.dialogs?.replays.close();
    });
  }

  /** Removes a wrong link and its notice, because the player has gone to another game. */
  private clearLink(): void {
    this.notices.dismiss('link');
    removeLink();
  }
}
