/** A game of the page, as the page goes about any of them. */
import type { Box } from '../../browser/cards/space.js';
import type { BrowserTables, TableOptions } from '../../kit/browser-tables.js';
import type { Kit } from '../../kit/kit.js';
import type { SeatIn } from '../../kit/seat.js';
import type { GameSession } from '../../kit/session.js';
import type { GameTypes } from '../../scripts/running/stage.js';
import type { AnyReel } from '../replay/reel.js';
import { Reel } from '../replay/reel.js';
import type { GameLeft } from './games-left.js';
import { GameKeeper } from './keeper.js';
import type { KeeperOptions } from './keeping.js';
import { linkOfHash, linkTo, reading } from './link.js';

/** What may be chosen in the menu: a game in one of its houses. */
export interface Variant {
  /** Of the house. */
  readonly name: string;
  readonly label: string;
}

export type PageTableOptions = Omit<TableOptions, 'linkTo' | 'onDeal' | 'settings'>;

export interface GameTable {
  /** The boxes of the window that nothing of the table is ever in. */
  readonly room: readonly Box[];
  focus(): void;
  /** Takes it out of the page, with any dialog that is open over it. */
  destroy(): void;
}

/** What the page asks of a game, whichever it is. */
export interface PageGame {
  /** As links and scripts name it. */
  readonly name: string;
  /** As players know it. */
  readonly title: string;
  readonly keeper: Pick<
    GameKeeper<GameTypes>,
    'left' | 'hasBefore' | 'back' | 'goOn' | 'choose' | 'leave' | 'heedOtherTab'
  > & { readonly session: Pick<GameSession<GameTypes>, 'deal' | 'script'> };
  /** In the order of the menu. */
  readonly variants: readonly Variant[];
  /** The one in play; each has a table of its own. */
  readonly variant: Variant | undefined;
  /**
   * To be called before all else, and whenever the game is turned to from another: goes on with what is kept of it.
   * `hash` is the part of an address that names a game. False where that cannot be read: nothing has changed then.
   */
  takeUp(hash?: string): boolean;
  /** Goes to the game that part of an address names, unless it is in play. False where it cannot be read. */
  follow(hash: string): boolean;
  /** The address of a page, with the game in play in place of whatever part it named. */
  linkTo(address: string): string;
  /** A game of the list, as players know its deal and how far they have come: `java:11`, `3 moves`. */
  tell(game: GameLeft): readonly [deal: string, standing: string];
  /** Sets a table for the game in play. */
  setTable(element: HTMLElement, options: PageTableOptions): GameTable;
  /** @throws TextError where the script cannot be read; `name` is what its file is called */
  reelOf(name: string, text: string): AnyReel;
}

/** What a game is given by the page. */
export interface GameHost extends Pick<
  KeeperOptions,
  'store' | 'strings' | 'notify' | 'dismiss' | 'onLeaving' | 'goOn' | 'now'
> {
  /** Gives the player a file. */
  readonly saveFile: (name: string, text: string) => void;
  /** Another game than the one shown may have been put in play. */
  readonly onRestored: (game: PageGame) => void;
}

/** A game of the page, put together from its kit. */
export class KitGame<Game extends GameTypes, At extends SeatIn<Game>> implements PageGame {
  readonly keeper: GameKeeper<Game, At>;
  readonly variants: readonly Variant[];
  /** What says why an event is refused, while a table is there. */
  private table: { say(sentence: string): void } | undefined;

  /** @param isUsual is it the one where an address names no game? */
  constructor(
    private readonly kit: Kit<Game, At>,
    private readonly tables: BrowserTables<Game, At>,
    private readonly host: GameHost & { readonly isUsual: boolean },
  ) {
    const { saveFile, onRestored, ...options } = host;
    this.variants = kit.houses.map((name) => ({ name, label: tables.houses[name] ?? name }));
    this.keeper = new GameKeeper(
      kit,
      {
        ...options,
        save: (text) => saveFile(`${kit.name}-set-aside.txt`, text),
        onRestored: () => onRestored(this),
      },
      {
        onRefusal: (why: Game['refusal']) => this.table?.say(tables.refusals[why]),
        dealFor: (house) => tables.dealFor?.(house, this.settings),
      },
    );
  }

  get name(): string {
    return this.kit.name;
  }

  get title(): string {
    return this.tables.title;
  }

  get variant(): Variant | undefined {
    return this.variants.find(({ name }) => name === this.keeper.session.house);
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
    return {
      get room() {
        return table.room;
      },
      focus: () => table.focus(),
      destroy: () => {
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

  private get settings(): TableOptions['settings'] {
    const { store } = this.host;
    return {
      read: (name) => store.read(`setting/${name}`),
      write: (name, text) => store.write(`setting/${name}`, text),
    };
  }
}
