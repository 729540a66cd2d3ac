/**
 * The dialogs and replays of the page, and its entries in the settings of a game. The larger dialogs load when the player
 * opens them.
 */
import { readSettings } from '../core/settings.js';
import type { Tool } from '../browser/parts/entries.js';
import type { Panel } from '../browser/parts/panel.js';
import type { LanguageName } from '../core/strings/language.js';
import type { NewGameDialog } from './game/dialogs.js';
import type { LeftGame } from './game/left-games.js';
import type { PageGame, ShownReview } from './game/page-game.js';
import type { Store } from './game/store.js';
import type { PageGames } from './games.js';
import { button, make } from '../browser/dom.js';
import { chooseFile } from './parts/files.js';
import type { LeftRow } from './parts/page-panel.js';
import { LeftPanel, newPanel } from './parts/page-panel.js';
import type { PartLoader } from './parts/loader.js';
import type { Notices } from './parts/notices.js';
import { isDocked } from './review/place.js';
import type { ReviewHost } from './review/review.js';
import type { ReplayOpenerOptions } from './replay/replay-opener.js';
import { ReplayOpener } from './replay/replay-opener.js';
import { sharingOf } from './sharing.js';
import type { PageStrings } from './strings/english.js';

interface DialogsOptions {
  readonly language: LanguageName;
  readonly strings: PageStrings;
  readonly store: Store;
  readonly games: PageGames;
  readonly replays: Omit<ReplayOpenerOptions, 'strings' | 'loader' | 'games' | 'notify' | 'dismiss'>;
  readonly notices: Notices;
  readonly loader: PartLoader;
  /** Gives the focus to the table. */
  readonly focus: () => void;
  /** Goes to the game in a link. `hash` is the part of an address that begins with `#`. */
  readonly play: (hash: string) => void;
  /** Begins a game's lesson for new players. */
  readonly teach: (game: PageGame) => void;
  /** Leaves the game in play and continues the game in a script. */
  readonly goOn: (game: string, script: string) => void;
}

export class Dialogs {
  readonly replays: ReplayOpener;
  /** The dialog of a game that was opened last. */
  private opened: Panel | undefined;
  /** Undefined until the dialog is first opened. */
  private left: LeftPanel | undefined;
  /** Undefined until the review is first opened. */
  private review: ShownReview | undefined;

  constructor(private readonly options: DialogsOptions) {
    const { strings, loader, games, notices, replays } = options;
    this.replays = new ReplayOpener({
      ...replays,
      strings,
      loader,
      games,
      notify: notices.show,
      dismiss: notices.dismiss,
    });
  }

  /** The page's entries in the settings of a game. */
  tools(game: PageGame): Tool[] {
    const { strings, games } = this.options;
    const { replays } = this;
    const { keeper, howTo } = game;
    const { first } = games;
    return [
      { label: strings.watchReplay, run: () => replays.openGame(game) },
      { label: strings.statistics, run: () => this.openStatistics(game) },
      ...this.openers('help', game, howTo && this.withLesson(howTo, game)),
      ...sharingOf(game, this.options),
      {
        group: 'advanced',
        label: strings.openScript,
        run: () => chooseFile((file) => replays.openFile(file)),
      },
      ...this.openers('advanced', first, first.courses),
      ...(keeper.hasBefore
        ? [
            { label: strings.back, run: () => keeper.back() },
            { label: strings.openUnfinishedGames, run: () => this.openLeft(keeper.left.all) },
          ]
        : []),
    ];
  }

  private openers(group: Tool['group'], game: PageGame, dialog: NewGameDialog | undefined): Tool[] {
    if (dialog === undefined) return [];
    return [{ group, label: `${dialog.title}\u2026`, run: () => this.openDialog(game, dialog) }];
  }

  /** Opens the dialog for a new game, if the game has one. */
  openNew(game: PageGame, part?: 'deal'): void {
    if (game.choosing) this.openDialog(game, game.choosing, part === 'deal' ? openDealField : undefined);
  }

  /** Opens the daily deal, if the game has one. */
  openDaily(game: PageGame): void {
    if (game.daily) this.openDialog(game, game.daily);
  }

  /** Shares the result of a won game. */
  share(game: PageGame): void {
    const { loader, strings, store } = this.options;
    const result = game.resultFor(location.href);
    if (result === undefined) return;
    const hasTime = readSettings(store.settings).time === 'on';
    void loader.ask(
      strings.share,
      () => import('./win/share.js'),
      ({ share }) => void share({ ...result, hasTime }, this.options),
    );
  }

  close(): void {
    if (this.opened?.element.open === true) this.opened.close();
    this.left?.close();
    this.review?.closeSheet();
    this.replays.close();
  }

  openReview(game: PageGame): void {
    const { loader, strings } = this.options;
    void loader.ask(
      strings.moves,
      () => game.loadReview(this.reviewHost),
      (review) => (this.review = review).open(),
    );
  }

  /** Opens the review beside the table when the page is idle, if there is room and the player hasn't closed it. */
  dockReview(game: PageGame): void {
    const { loader, strings, store } = this.options;
    if (!isDocked(store)) return;
    loader.loadSoon(
      strings.moves,
      () => game.loadReview(this.reviewHost),
      (review) => (this.review = review).dock(),
    );
  }

  private get reviewHost(): ReviewHost {
    const { language, store, strings, focus, replays } = this.options;
    const { main, look } = replays;
    return { language, store, closing: strings.close, focus, main, look };
  }

  private openDialog(
    game: PageGame,
    { title, load }: NewGameDialog,
    onOpened?: (content: HTMLElement) => void,
  ): void {
    const { loader, strings, focus, play } = this.options;
    void loader.ask(title, load, (form) => {
      const panel = (this.opened = newPanel(focus, strings.close));
      document.body.append(panel.element);
      const leave = (run: () => void): void => {
        panel.close();
        run();
        focus();
      };
      const { daily } = game;
      const content = form({
        leave,
        follow: (hash) => leave(() => play(hash)),
        daily: daily && {
          label: daily.title,
          run: () => {
            panel.close();
            this.openDaily(game);
          },
        },
      });
      panel.open(title, content);
      onOpened?.(content);
    });
  }

  /** "How to play", with a button that begins the lesson, if the game has one. */
  private withLesson(howTo: NewGameDialog, game: PageGame): NewGameDialog {
    const { strings, teach } = this.options;
    if (game.loadStarts === undefined) return howTo;
    return {
      title: howTo.title,
      load: async () => {
        const form = await howTo.load();
        return (exits) => {
          const begin = button(
            strings.firstVisit.learn,
            () => {
              begin.closest('dialog')?.close();
              teach(game);
            },
            { class: 'primary' },
          );
          return make('div', {}, make('div', { class: 'entries' }, begin), form(exits));
        };
      },
    };
  }

  /** Opens the list of unfinished games. First loads their kits, because only a kit can name a deal. */
  private openLeft(left: readonly LeftGame[]): void {
    const { games, strings, loader, focus, goOn } = this.options;
    const load = () => Promise.all(left.map(({ game }) => games.load(game)));
    void loader.ask(strings.openUnfinishedGames, load, () => {
      this.left = new LeftPanel(focus, strings);
      this.left.open(rowsOf({ games, strings }, left, ({ game, script }) => goOn(game, script)));
    });
  }

  private openStatistics(game: PageGame): void {
    const { notices, loader, ...shown } = this.options;
    void loader.ask(
      shown.strings.statistics,
      () => import('./statistics/statistics.js'),
      ({ statisticsOf }) =>
        statisticsOf({ ...shown, notify: notices.show }).open({
          game: game.name,
          rules: game.variant.name,
        }),
    );
  }
}

interface RowOptions {
  readonly games: Pick<PageGames, 'named' | 'first'>;
  readonly strings: PageStrings;
}

/** The rows in the list of unfinished games. */
export const rowsOf = (
  { games, strings }: RowOptions,
  left: readonly LeftGame[],
  goOn: (game: LeftGame) => void,
): LeftRow[] => left.map((one) => ({ ...rowOf({ games, strings }, one), run: () => goOn(one) }));

/** For a game whose script can't be read, the row has only the name of the game. */
function rowOf({ games, strings }: RowOptions, left: LeftGame): Omit<LeftRow, 'run'> {
  const game = games.named(left.game) ?? games.first;
  if (left.house === '') return { title: game.variants[0]?.label ?? game.name, standing: strings.unreadable };
  const { label } = game.variantOf(left.house);
  const [deal, standing] = game.tell(left);
  return {
    title: `${label}, ${deal}`,
    standing,
    ...(left.left !== undefined && { time: new Date(left.left) }),
  };
}

/** Opens the field for a deal, and focuses it unless a keyboard would then cover a phone. */
function openDealField(content: HTMLElement): void {
  const part = [...content.querySelectorAll('details')].find((one) => one.querySelector('input') !== null);
  if (part === undefined) return;
  part.open = true;
  if (matchMedia('(pointer: fine)').matches) part.querySelector('input')?.select();
}
