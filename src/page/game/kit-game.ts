/** A game of the page, put together from its kit. */
import type { BrowserTables, TableOptions } from '../../kit/browser-tables.js';
import type { LiveKit } from '../../kit/kit.js';
import { houseNamed } from '../../kit/kit.js';
import type { SeatIn } from '../../kit/seat.js';
import type { GameTypes } from '../../scripts/running/stage.js';
import type { SeatedGame } from '../first/seated-game.js';
import type { OpenMoves } from '../moves/moves.js';
import type { HowToDialog, NewGameDialog } from './dialogs.js';
import { howToOf, newGameOf } from './dialogs.js';
import type { GameLeft } from './games-left.js';
import { GivenGames } from './given-games.js';
import { GameKeeper } from './keeper.js';
import type { LateWatch } from './late-watch.js';
import { watchOver } from './late-watch.js';
import { linkOfHash, linkTo, typedDeal } from './link.js';
import { scoringTold } from './link-scoring.js';
import type { GameHost, GameTable, PageGame, ReadsReel, Target, Variant } from './page-game.js';
import type { LanguageName } from '../../core/strings/language.js';
import { housesIn } from './wanted.js';

/** In milliseconds. */
const TICK = 1000;

export class KitGame<Game extends GameTypes, At extends SeatIn<Game>> implements PageGame {
  readonly keeper: GameKeeper<Game, At>;
  readonly variants: readonly Variant[];
  private readonly watch: LateWatch;
  private readonly given: GivenGames;
  /** The houses with changes that were played since the page was opened. */
  private readonly changed: Variant[] = [];
  private readonly kit: LiveKit<Game, At>;
  private readonly tables: BrowserTables<Game, At>;

  /** @param host with `isUsual`: do addresses that name no game mean this one? */
  constructor(
    private readonly seated: SeatedGame<Game, At>,
    private readonly host: GameHost & { readonly isUsual: boolean; readonly language: LanguageName },
  ) {
    const { kit, tables } = seated;
    const { saveFile, onRestored, ...options } = host;
    this.kit = kit;
    this.tables = tables;
    this.variants = kit.houses.map((name) => ({ name, label: this.labelOf(name) }));
    this.keeper = new GameKeeper(
      kit,
      {
        ...options,
        save: (text) => saveFile(`${kit.name}-set-aside.txt`, text),
        onRestored: () => onRestored(this),
      },
      ({ onChange, onLeave }) => {
        seated.hear({
          onLeave,
          onChange: (script) => {
            onChange(script);
            this.watch.played();
          },
        });
        return seated.session;
      },
    );
    this.given = new GivenGames(kit.name, host.store, this.keeper.session);
    this.watch = watchOver(seated, { ...host, standing: () => this.given.standing });
  }

  takeOver(): GameTable | undefined {
    const { early } = this.seated;
    if (early === undefined) return undefined;
    this.keeper.takeOver(early);
    return this.attend();
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

  async prepare({ hash, ...to }: Target = {}): Promise<void> {
    await this.keeper.prepare({ link: linkOfHash(hash ?? ''), ...to });
  }

  async settle(): Promise<void> {
    const [watch] = await Promise.all([this.watch.get(), this.kit.whole.get()]);
    watch.played();
  }

  takeUp(hash = ''): boolean {
    return this.keeper.takeUp(linkOfHash(hash));
  }

  follow(hash: string): boolean {
    const link = linkOfHash(hash);
    return link === undefined || this.keeper.follow(link);
  }

  goOn(script: string, isReplayed: boolean): void {
    this.given.goOn(() => this.keeper.goOn(script), isReplayed);
  }

  readonly loadLinks = (): Promise<unknown> => this.kit.whole.get();

  linkTo(address: string, deal = this.keeper.session.deal ?? ''): string {
    const { house } = this.keeper.session;
    const scoring = scoringTold(this.kit.whole.need(), house, this.host.store.settings);
    return linkTo(this.kit, address, { house, scoring, deal, isUsual: this.host.isUsual });
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
    return movesOf({ kit, tables, session: keeper.session, table: () => this.seated.table, language });
  }

  nextDeal(name: string): void {
    const { session } = this.keeper;
    session.nextDeal(typedDeal(this.kit.whole.need(), [name, session.house], this.host.strings));
  }

  setTable(element: HTMLElement, options: Omit<TableOptions, 'wonNote'>): GameTable {
    this.seated.setTable(element, options);
    return this.attend();
  }

  /** Follows what is played at the table, as long as it is there. */
  private attend(): GameTable {
    const { seated } = this;
    this.watch.look();
    const clock = setInterval(() => this.watch.now?.tick(), TICK);
    return {
      get room() {
        return seated.table?.room ?? [];
      },
      lives: seated.table?.lives,
      focus: () => seated.table?.focus(),
      destroy: () => {
        clearInterval(clock);
        this.watch.now?.rest();
        seated.removeTable();
      },
    };
  }

  async loadReels(text: string): Promise<ReadsReel> {
    const { kit, tables, host } = this;
    const [{ Reel }, whole] = await Promise.all([
      import('../replay/reel.js'),
      kit.whole.get(),
      this.keeper.loadHouses(housesIn(text)),
      tables.loadWords?.(),
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
