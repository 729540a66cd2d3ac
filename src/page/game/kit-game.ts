/** A game of the page, put together from its kit. */
import { Later } from '../../core/later.js';
import { make } from '../../browser/dom.js';
import type { BrowserTable, BrowserTables } from '../../kit/browser-tables.js';
import type { LiveKit } from '../../kit/kit.js';
import { houseNamed } from '../../kit/kit.js';
import type { SeatIn } from '../../kit/seat.js';
import type { GameTypes } from '../../scripts/running/stage.js';
import type { OpenMoves } from '../moves/moves.js';
import type { HowToDialog, NewGameDialog } from './dialogs.js';
import { howToOf, newGameOf } from './dialogs.js';
import type { GameLeft } from './games-left.js';
import { GivenGames } from './given-games.js';
import { GameKeeper } from './keeper.js';
import { LateWatch } from './late-watch.js';
import type { LinkWords } from './link.js';
import { linkOfHash, linkTo, typedDeal } from './link.js';
import type {
  GameHost,
  GameTable,
  PageGame,
  PageTableOptions,
  ReadsReel,
  Target,
  Variant,
} from './page-game.js';
import type { FindsFewest } from '../statistics/fewest-search.js';
import type { LanguageName } from '../../core/strings/language.js';
import type { Race } from '../race/race.js';
import { housesIn } from './wanted.js';

/** In milliseconds. */
const TICK = 1000;

export class KitGame<Game extends GameTypes, At extends SeatIn<Game>> implements PageGame {
  readonly keeper: GameKeeper<Game, At>;
  readonly variants: readonly Variant[];
  private readonly watch: LateWatch;
  private readonly given: GivenGames;
  /** Stands in the announcement of a win; undefined before there was a table. */
  private note: HTMLElement | undefined;
  private readonly race: Later<Race<Game, At>>;
  /** The houses with changes that were played since the page was opened. */
  private readonly changed: Variant[] = [];
  /** Shows the game, and says why an event is refused; undefined while there is no table. */
  private table: BrowserTable<Game> | undefined;

  /** @param host with `isUsual`: do addresses that name no game mean this one? */
  constructor(
    private readonly kit: LiveKit<Game, At>,
    private readonly tables: BrowserTables<Game, At>,
    private readonly host: GameHost & { readonly isUsual: boolean; readonly language: LanguageName },
  ) {
    const { saveFile, onRestored, ...options } = host;
    this.variants = kit.houses.map((name) => ({ name, label: this.labelOf(name) }));
    this.keeper = new GameKeeper(
      kit,
      {
        ...options,
        save: (text) => saveFile(`${kit.name}-set-aside.txt`, text),
        onRestored: () => onRestored(this),
      },
      {
        help: tables.help,
        onRefusal: (why: Game['refusal']) => this.table?.say(tables.refusals[why]),
        dealFor: (house) => tables.dealFor?.(house, host.store.settings),
        onChange: () => {
          this.watch.played();
          this.showRace();
        },
        onSeated: () => this.showRace(),
      },
    );
    this.given = new GivenGames(kit.name, host.store, this.keeper.session);
    const standing = () => this.given.standing;
    this.watch = new LateWatch(standing, async (before) => {
      const { watchOf } = await import('../statistics/watch.js');
      const findFewest: FindsFewest = async ({ rules, deal }, signal) =>
        (await kit.whole.get()).fewestMoves?.(rules, deal, signal);
      return watchOf({ ...host, standing, before, findFewest, note: () => this.note });
    });
    this.race = new Later(async () => {
      const [{ raceAt }, whole] = await Promise.all([import('../race/race.js'), kit.whole.get()]);
      return raceAt({ ...host, kit: whole, keeper: this.keeper, settings: host.store.settings });
    });
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

  get daily(): NewGameDialog | undefined {
    return this.newGameIn(this.tables.daily);
  }

  get howTo(): HowToDialog | undefined {
    return howToOf(this.tables, () => this.variant.name);
  }

  get loadRace(): PageGame['loadRace'] {
    const isOffered = this.kit.whole.now?.progressOf && this.keeper.session.seat.isBegun;
    return isOffered ? () => this.race.get() : undefined;
  }

  async prepare({ hash, ...to }: Target = {}): Promise<void> {
    const link = linkOfHash(hash ?? '');
    await Promise.all([this.keeper.prepare({ link, ...to }), link?.moves !== undefined && this.race.get()]);
  }

  async settle(): Promise<void> {
    const [watch, whole] = await Promise.all([this.watch.get(), this.kit.whole.get()]);
    watch.played();
    if (whole.progressOf && this.host.store.read('setting/rival')) await this.race.get();
    this.showRace();
  }

  takeUp(hash = ''): boolean {
    const link = linkOfHash(hash);
    return this.goTo(link, () => this.keeper.takeUp(link));
  }

  follow(hash: string): boolean {
    const link = linkOfHash(hash);
    return link === undefined || this.goTo(link, () => this.keeper.follow(link));
  }

  goOn(script: string, isReplayed: boolean): void {
    this.given.goOn(() => this.keeper.goOn(script), isReplayed);
  }

  private goTo(link: LinkWords | undefined, go: () => boolean): boolean {
    return link?.moves === undefined ? go() : this.race.need().follow(link, go);
  }

  linkTo(address: string, deal = this.keeper.session.deal ?? ''): string {
    const { house } = this.keeper.session;
    return linkTo(this.kit, address, { house, deal, isUsual: this.host.isUsual });
  }

  tell({ house, deal, standing }: GameLeft): readonly [deal: string, standing: string] {
    return [this.tables.dealIn(house, deal), this.tables.sayStanding(standing)];
  }

  scriptToSave(): string {
    return this.kit.whole.need().withVariations(this.keeper.session.script);
  }

  async loadMoves(language: LanguageName): Promise<OpenMoves> {
    const { tables, keeper } = this;
    const [{ movesOf }, kit] = await Promise.all([import('../moves/moves.js'), this.kit.whole.get()]);
    return movesOf({ kit, tables, session: keeper.session, table: () => this.table, language });
  }

  setTable(element: HTMLElement, options: PageTableOptions): GameTable {
    const { session } = this.keeper;
    const { kit, host } = this;
    const wonNote = (this.note = make('div', { class: 'record', role: 'status', 'aria-atomic': 'false' }));
    const table = this.tables.newTable(element, session, {
      ...options,
      ask: host.ask,
      wonNote,
      wonFacts: () => this.race.now?.facts ?? [],
      settings: host.store.settings,
      onDeal: (name) => session.nextDeal(typedDeal(kit.whole.need(), [name, session.house], host.strings)),
      linkTo: (deal) => this.linkTo(location.href, deal),
    });
    this.table = table;
    session.attach(table);
    this.watch.look();
    const clock = setInterval(() => this.watch.now?.tick(), TICK);
    this.showRace();
    return {
      get room() {
        return table.room;
      },
      focus: () => table.focus(),
      destroy: () => {
        clearInterval(clock);
        this.watch.now?.rest();
        this.race.now?.hide();
        session.attach(undefined);
        this.table = undefined;
        table.destroy();
      },
    };
  }

  private showRace(): void {
    if (this.table !== undefined) this.race.now?.show();
  }

  async loadReels(text: string): Promise<ReadsReel> {
    const { kit, tables, host } = this;
    const [{ Reel }, whole] = await Promise.all([
      import('../replay/reel.js'),
      kit.whole.get(),
      this.keeper.loadHouses(housesIn(text)),
    ]);
    return (name) =>
      new Reel(
        whole,
        { name, text, script: whole.parse(text) },
        { tables, strings: host.strings, ask: host.ask },
      );
  }

  private newGameIn(dialog: BrowserTables<Game, At>['choosing']): NewGameDialog | undefined {
    const { kit, keeper, host } = this;
    return newGameOf(dialog, {
      ...{ kit, settings: host.store.settings, house: () => keeper.session.house },
      loadWatch: () => this.watch.get(),
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
