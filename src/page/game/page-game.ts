/** The games of the page, all with one interface. */
import { isGameHidden } from '../../browser/parts/game-hidden.js';
import type { Box } from '../../browser/cards/space.js';
import { GameWatch } from '../../core/statistics/game-watch.js';
import type { BrowserTables, TableOptions } from '../../kit/browser-tables.js';
import type { Kit } from '../../kit/kit.js';
import { houseNamed } from '../../kit/kit.js';
import type { SeatIn } from '../../kit/seat.js';
import { standingIn } from '../../kit/standing.js';
import type { GameSession } from '../../kit/session.js';
import type { GameTypes } from '../../scripts/running/stage.js';
import { bookOf } from '../statistics/book.js';
import type { AnyReel } from '../replay/reel.js';
import { Reel } from '../replay/reel.js';
import type { GameLeft } from './games-left.js';
import { GameKeeper } from './keeper.js';
import type { KeeperOptions } from './keeping.js';
import { linkOfHash, linkTo, reading } from './link.js';

/** A choice in the menu: a game in one of its houses. */
export interface Variant {
  /** The name of the house. */
  readonly name: string;
  readonly label: string;
}

export type PageTableOptions = Omit<TableOptions, 'linkTo' | 'onDeal' | 'settings'>;

export interface GameTable {
  /** The boxes of the window that the table never covers. */
  readonly room: readonly Box[];
  focus(): void;
  /** Removes the table and any open dialog of it from the page. */
  destroy(): void;
}

/** What the page needs of any game. */
export interface PageGame {
  /** The game's name in links and scripts. */
  readonly name: string;
  /** The game's name for players. */
  readonly title: string;
  readonly keeper: Pick<
    GameKeeper<GameTypes>,
    'left' | 'hasBefore' | 'back' | 'goOn' | 'choose' | 'leave' | 'heedOtherTab'
  > & { readonly session: Pick<GameSession<GameTypes>, 'deal' | 'script'> };
  readonly variants: readonly Variant[];
  /** The variants in the menu, in its order: some are there only while they are in play. */
  readonly offered: readonly Variant[];
  /** The variant in play. Each variant has a table of its own. */
  readonly variant: Variant;
  /** The variant of a house, also of one with changes: the same value each time. */
  variantOf(house: string): Variant;
  /**
   * Continues the saved game. To be called before all other methods, and whenever the page turns to this game
   * from another. `hash` is the part of an address that names a game. If it cannot be read, returns false and
   * changes nothing.
   */
  takeUp(hash?: string): boolean;
  /**
   * Goes to the game that part of an address names, unless that game is in play. False if it cannot be read.
   */
  follow(hash: string): boolean;
  /** The address of a page, with its hash replaced by one that names the game in play. */
  linkTo(address: string): string;
  /** The deal and the standing of a left game as players know them: `java:11`, `3 moves`. */
  tell(game: GameLeft): readonly [deal: string, standing: string];
  /** Sets a table for the game in play. */
  setTable(element: HTMLElement, options: PageTableOptions): GameTable;
  /** The dialog for a new game; absent if the game has none. `play` is given the hash of an address. */
  readonly choosing?: NewGameDialog | undefined;
  /** The dialog that tells how to play; absent if the game has none. */
  readonly howTo?: NewGameDialog | undefined;
  /** Reads a script. `name` is the name of its file. @throws TextError if the script cannot be read */
  reelOf(name: string, text: string): AnyReel;
}

export interface NewGameDialog {
  readonly title: string;
  readonly form: (play: (hash: string) => void) => HTMLElement;
}

/** What the page provides to a game. */
export interface GameHost extends Pick<
  KeeperOptions,
  'store' | 'strings' | 'notify' | 'dismiss' | 'onLeaving' | 'goOn' | 'now'
> {
  /** Gives the player a file. */
  readonly saveFile: (name: string, text: string) => void;
  /** Called when another game than the one shown may have come into play. */
  readonly onRestored: (game: PageGame) => void;
}

/** In milliseconds. */
const TICK = 1000;

/** A game of the page, put together from its kit. */
export class KitGame<Game extends GameTypes, At extends SeatIn<Game>> implements PageGame {
  readonly keeper: GameKeeper<Game, At>;
  readonly variants: readonly Variant[];
  private readonly watch: GameWatch;
  /** The houses with changes that were played since the page was opened. */
  private readonly changed: Variant[] = [];
  /** Says why an event is refused; undefined while there is no table. */
  private table: { say(sentence: string): void } | undefined;

  /** @param host with `isUsual`: do addresses that name no game mean this one? */
  constructor(
    private readonly kit: Kit<Game, At>,
    private readonly tables: BrowserTables<Game, At>,
    private readonly host: GameHost & { readonly isUsual: boolean },
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
        dealFor: (house) => tables.dealFor?.(house, this.settings),
        onChange: () => this.watch.played(),
      },
    );
    this.watch = new GameWatch(bookOf(host), {
      standing: () => standingIn(kit.name, this.keeper.session),
      now: host.now,
      isHidden: isGameHidden,
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
    const { kit, settings, keeper, tables, host } = this;
    const { choosing } = tables;
    const { findDeal } = kit;
    return (
      choosing && {
        title: choosing.title,
        form: (play) =>
          choosing.form({
            house: keeper.session.house,
            settings,
            find: findDeal && (async (house, wish) => (await findDeal(house, wish))?.name),
            play: (house, deal) => play(linkTo(kit, '', { house, deal, isUsual: host.isUsual })),
          }),
      }
    );
  }

  get howTo(): NewGameDialog | undefined {
    const { howTo } = this.tables;
    return howTo && { title: howTo.title, form: () => howTo.content(this.variant.name) };
  }

  takeUp(hash = ''): boolean {
    return this.keeper.takeUp(linkOfHash(hash));
  }

  follow(hash: string): boolean {
    const link = linkOfHash(hash);
    return link === undefined || this.keeper.follow(link);
  }

  linkTo(address: string, deal = this.keeper.session.deal ?? ''): string {
    const { house } = this.keeper.session;
    return linkTo(this.kit, address, { house, deal, isUsual: this.host.isUsual });
  }

  tell({ house, deal, standing }: GameLeft): readonly [deal: string, standing: string] {
    return [this.tables.dealIn(house, deal), this.tables.sayStanding(standing)];
  }

  setTable(element: HTMLElement, options: PageTableOptions): GameTable {
    const { session } = this.keeper;
    const { kit, settings } = this;
    const table = this.tables.newTable(element, session, {
      ...options,
      settings,
      onDeal: (name) => session.nextDeal(reading((text) => kit.readDeal(text, session.house), name)),
      linkTo: (deal) => this.linkTo(location.href, deal),
    });
    this.table = table;
    session.attach(table);
    const clock = setInterval(() => this.watch.tick(), TICK);
    return {
      get room() {
        return table.room;
      },
      focus: () => table.focus(),
      destroy: () => {
        clearInterval(clock);
        session.attach(undefined);
        this.table = undefined;
        table.destroy();
      },
    };
  }

  reelOf(name: string, text: string): AnyReel {
    const { kit, tables, host } = this;
    return new Reel(kit, { name, text, script: kit.parse(text) }, { tables, strings: host.strings });
  }

  private labelOf(house: string): string {
    const { tables, kit } = this;
    const known = houseNamed(kit, house);
    if (known === undefined) return kit.name;
    return tables.houses[known] ?? tables.houseTitle?.(known) ?? known;
  }

  private get settings(): TableOptions['settings'] {
    const { store } = this.host;
    return {
      read: (name) => store.read(`setting/${name}`),
      write: (name, text) => store.write(`setting/${name}`, text),
    };
  }
}
