/** A game on the page, made from its kit. */
import { make } from '../../browser/dom.js';
import type { LanguageName } from '../../core/strings/language.js';
import type { BrowserTable, BrowserTables, GuidedSteps } from '../../kit/browser-tables.js';
import type { Kit } from '../../kit/kit.js';
import { houseNamed } from '../../kit/kit.js';
import type { SeatIn } from '../../kit/seat.js';
import { GameSession } from '../../kit/session.js';
import type { GameTypes } from '../../scripts/running/stage.js';
import type { DailyBook } from '../../core/daily/daily-book.js';
import type { DailyWinTexts } from '../../core/daily/texts.js';
import type { DailyWatch } from '../daily/daily-watch.js';
import type { Review, ReviewHost } from '../review/review.js';
import type { PageWatch } from '../statistics/watch.js';
import type { NewGameDialog } from './dialogs.js';
import { howToOf, newGameOf } from './dialogs.js';
import type { LeftGame } from './left-games.js';
import { GivenGames } from './given-games.js';
import { GameKeeper } from './keeper.js';
import { linkOfHash, linkTo, scoringTold, typedDeal } from './link.js';
import type { WinExtras } from '../win/facts.js';
import type {
  FirstGame,
  GameHost,
  GameResult,
  GameTable,
  PageGame,
  PageTableOptions,
  ReadsReel,
  ShownReview,
  Variant,
} from './page-game.js';

/** In milliseconds. */
const TICK = 1000;

export class KitGame<Game extends GameTypes, At extends SeatIn<Game>> implements PageGame {
  readonly keeper: GameKeeper<Game, At>;
  readonly variants: readonly Variant[];
  private isLoaded = false;
  /** Records the statistics; undefined until it is loaded. */
  private watch: PageWatch | undefined;
  /** Undefined until it is loaded, and in games without daily deals. */
  private dailyWatch: DailyWatch | undefined;
  private readonly given: GivenGames;
  /** The guided steps at the table. */
  private lesson: Pick<GuidedSteps, 'follow' | 'end'> | undefined;
  /** The changed houses played since the page opened. */
  private readonly changed: Variant[] = [];
  /** Undefined after `destroy`, and before the first table. */
  private table: BrowserTable<Game> | undefined;
  /** Undefined until the player opens it at the current table. */
  private review: Review<Game, At> | undefined;
  /** The note in the announcement of a win; undefined before the first table. */
  private wonNote: HTMLElement | undefined;

  /** @param host `isUsual`: true if links that don't name a game mean this game */
  constructor(
    private readonly kit: Kit<Game, At>,
    private readonly tables: BrowserTables<Game, At>,
    private readonly host: GameHost & { readonly isUsual: boolean; readonly language: LanguageName },
  ) {
    const { saveFile, onRestored, store, ...options } = host;
    this.variants = kit.houses.map((name) => ({ name, label: this.labelOf(name) }));
    this.keeper = new GameKeeper(
      kit,
      {
        ...options,
        store,
        save: (text) => saveFile(`${kit.name}-set-aside.txt`, text),
        onRestored: () => {
          this.review?.changed();
          onRestored(this);
        },
      },
      ({ onChange, onLeave }) =>
        new GameSession(kit, {
          help: tables.help,
          onRefusal: (why: Game['refusal']) => this.table?.say(tables.refusals[why]),
          dealFor: (house, inPlay) => tables.dealFor?.(house, store.settings, inPlay),
          onLeave,
          onChange: (script) => {
            onChange(script);
            this.watch?.played();
            this.lesson?.follow();
            this.dailyWatch?.played(() => this.watch?.book.games ?? []);
            host.onPlayed?.(this);
            this.review?.changed();
          },
        }),
    );
    this.given = new GivenGames(kit.name, store, this.keeper.session);
  }

  get name(): string {
    return this.kit.name;
  }

  get title(): string {
    return this.tables.title;
  }

  get variant(): Variant {
    return this.variantOf(this.keeper.session.house);
  }

  variantOf(house: string): Variant {
    const known = [...this.variants, ...this.changed].find(({ name }) => name === house);
    if (known !== undefined) return known;
    const variant = { name: house, label: this.labelOf(house) };
    this.changed.push(variant);
    return variant;
  }

  get offered(): readonly Variant[] {
    const { unlisted = [] } = this.kit;
    const { variant } = this;
    const listed = this.variants.filter((one) => one === variant || !unlisted.includes(one.name));
    return listed.includes(variant) ? listed : [variant, ...listed];
  }

  get choosing(): NewGameDialog | undefined {
    return this.newGameIn(this.tables.choosing);
  }

  get courses(): NewGameDialog | undefined {
    return this.newGameIn(this.tables.courses);
  }

  get daily(): NewGameDialog | undefined {
    return this.newGameIn(this.tables.daily);
  }

  get dailyTitle(): string | undefined {
    return this.dailyWatch?.title;
  }

  get dailyWin(): DailyWinTexts | undefined {
    return this.dailyWatch?.winTexts(this.title);
  }

  get dailyBook(): DailyBook | undefined {
    return this.dailyWatch?.book;
  }

  get isDailyDue(): boolean {
    return this.dailyWatch?.isDue === true;
  }

  get howTo(): NewGameDialog | undefined {
    return howToOf(this.tables, () => this.variant.name);
  }

  get loadStarts(): (() => Promise<readonly FirstGame[]>) | undefined {
    const { kit, tables, host } = this;
    const { loadStarts } = tables;
    return (
      loadStarts &&
      (async () =>
        (await loadStarts()).map(({ deal, ...start }) => ({
          ...start,
          link: linkTo(kit, '', { house: start.house, deal, isUsual: host.isUsual }),
        })))
    );
  }

  async teach(onStep: () => void): Promise<GuidedSteps | undefined> {
    const steps = await this.table?.teach?.();
    this.lesson = steps && {
      follow: () => {
        steps.follow();
        onStep();
      },
      end: () => {
        steps.end();
        onStep();
      },
    };
    return steps;
  }

  takeUp(hash = ''): boolean {
    return this.keeper.takeUp(linkOfHash(hash));
  }

  follow(hash: string): boolean {
    const link = linkOfHash(hash);
    return link === undefined || this.keeper.follow(link);
  }

  goOn(script: string, isReplayed: boolean): boolean {
    return this.given.goOn(() => this.keeper.goOn(script), isReplayed);
  }

  linkTo(address: string, deal = this.keeper.session.deal ?? ''): string {
    return this.linkWith(address, { deal });
  }

  private linkWith(address: string, { deal, beat }: { deal: string; beat?: number | undefined }): string {
    const { house } = this.keeper.session;
    const scoring = scoringTold(this.kit, house, this.host.store.settings);
    return linkTo(this.kit, address, { house, scoring, deal, beat, isUsual: this.host.isUsual });
  }

  resultFor(address: string): GameResult | undefined {
    const { session } = this.keeper;
    const { deal = '', house } = session;
    this.watch?.tick();
    const win = this.watch?.win;
    if (win === undefined) return undefined;
    const beat = this.kit.findBest === undefined ? undefined : win.counted;
    return {
      title: win.extras.title ?? `${this.variant.label} ${this.tables.dealIn(house, deal)}`,
      win,
      url: this.linkWith(address, { deal, beat }),
      language: this.host.language,
    };
  }

  private get winExtras(): WinExtras {
    const { house: rules, deal } = this.keeper.session;
    const { winExtras } = this.host;
    return deal === undefined ? {} : (winExtras?.({ game: this.kit.name, rules, deal }) ?? {});
  }

  tell({ house, deal, standing }: LeftGame): readonly [deal: string, standing: string] {
    return [this.tables.dealIn(house, deal), this.tables.sayStanding(standing)];
  }

  async load(): Promise<void> {
    // An import() takes time even if the module is already loaded.
    if (this.isLoaded) return;
    await Promise.all([this.kit.load?.(), this.loadWatch(), this.loadDaily()]);
    this.isLoaded = true;
  }

  private async loadWatch(): Promise<void> {
    const { watchOf } = await import('../statistics/watch.js');
    if (this.watch !== undefined) return;
    this.watch = watchOf({
      ...this.host,
      standing: () => this.given.standing,
      findBest: async ({ rules, deal }, signal) => this.kit.findBest?.(rules, deal, signal),
      note: () => this.wonNote,
      dailies: () => this.dailyBook?.deals ?? [],
      extras: () => this.winExtras,
      beat: () => this.keeper.beat,
      firstWin: (house) => this.tables.firstWin?.(house),
    });
    this.watch.played();
  }

  private async loadDaily(): Promise<void> {
    const { kit, host } = this;
    const { dailyHouse } = kit;
    if (dailyHouse === undefined || this.dailyWatch !== undefined) return;
    const { dailyWatchOf } = await import('../daily/daily-watch.js');
    this.dailyWatch ??= dailyWatchOf({
      ...host,
      rules: { game: kit.name, rules: dailyHouse },
      settings: host.store.settings,
      standing: () => this.given.standing,
    });
    host.onPlayed?.(this);
  }

  async loadScript(): Promise<string> {
    await this.load();
    return this.kit.withVariations(this.keeper.session.script);
  }

  get hasUndo(): boolean {
    return this.tables.hasUndo?.(this.keeper.session.house) ?? true;
  }

  async loadReview(host: ReviewHost): Promise<ShownReview> {
    const { kit, tables, keeper } = this;
    const [part] = await Promise.all([import('../review/review.js'), this.load()]);
    const { session } = keeper;
    return (this.review ??= new part.Review({ kit, tables, session, table: () => this.table, host }));
  }

  nextDeal(name: string): void {
    const { session } = this.keeper;
    session.nextDeal(typedDeal(this.kit, [name, session.house], this.host.strings));
  }

  setTable(element: HTMLElement, options: PageTableOptions): GameTable {
    const { session } = this.keeper;
    const wonNote = make('div', { class: 'record', role: 'status', 'aria-atomic': 'false' });
    const table = this.tables.newTable(element, session, {
      ...options,
      wonNote,
      credits: this.host.strings.credits,
      wonPrimary: () => this.winExtras.primary,
      beat: () => this.keeper.beat,
      dailyTitle: () => this.dailyTitle,
    });
    this.wonNote = wonNote;
    this.table = table;
    session.attach(table);
    this.watch?.played();
    const clock = setInterval(() => this.watch?.tick(), TICK);
    return {
      get room() {
        return table.room;
      },
      focus: () => table.focus(),
      destroy: () => {
        clearInterval(clock);
        this.review?.destroy();
        this.review = undefined;
        this.watch?.rest();
        this.lesson?.end();
        this.lesson = undefined;
        session.attach(undefined);
        this.table = undefined;
        table.destroy();
      },
    };
  }

  async loadReels(): Promise<ReadsReel> {
    const { kit, tables, host } = this;
    const { Reel } = await import('../replay/reel.js');
    return (name, text) =>
      new Reel(kit, { name, text, script: kit.parse(text) }, { tables, strings: host.strings });
  }

  private newGameIn(dialog: BrowserTables<Game, At>['choosing']): NewGameDialog | undefined {
    const { kit, keeper, host } = this;
    return newGameOf(dialog, {
      kit,
      settings: host.store.settings,
      house: () => keeper.session.house,
      deal: () => keeper.session.deal,
      link: () => this.linkTo(location.href),
      nextDeal: (name) => this.nextDeal(name),
      begin: () => keeper.session.begin(),
      loadPlayed: async () => {
        const { bookOf } = await import('../statistics/book.js');
        return () => bookOf(host).begun;
      },
      linkOf: (house, deal) => linkTo(kit, '', { house, deal, isUsual: host.isUsual }),
    });
  }

  private labelOf(house: string): string {
    const { tables, kit } = this;
    const known = houseNamed(kit, house);
    if (known === undefined) return kit.name;
    return tables.houses[known] ?? tables.houseTitle?.(known) ?? known;
  }
}
