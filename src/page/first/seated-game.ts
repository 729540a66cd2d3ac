/** A game at its table, whoever keeps it: before the rest of the page is there, nobody but the browser does. */
import { make } from '../../browser/dom.js';
import type { BrowserTable, BrowserTables, TableOptions } from '../../kit/browser-tables.js';
import type { LiveKit } from '../../kit/kit.js';
import type { SeatIn } from '../../kit/seat.js';
import type { SessionEvents } from '../../kit/session.js';
import { GameSession } from '../../kit/session.js';
import type { GameTypes } from '../../scripts/running/stage.js';
import type { Store } from '../game/store.js';
import type { Early } from './early-game.js';
import { EarlyGame } from './early-game.js';

/** A seated game whose types are hidden: it calls `use` with the game and returns the result. */
export type SeatedFirst = <Result>(
  use: <Game extends GameTypes, At extends SeatIn<Game>>(seated: SeatedGame<Game, At>) => Result,
) => Result;

export class SeatedGame<Game extends GameTypes, At extends SeatIn<Game>> {
  readonly session: GameSession<Game, At>;
  /** Shows the game, and says why an event is refused; undefined while there is no table. */
  table: BrowserTable<Game> | undefined;
  /** Stands in the announcement of a win; undefined before there was a table. */
  note: HTMLElement | undefined;
  private readonly earlyGame: EarlyGame;
  /** Hears of the game. */
  private listener: SessionEvents;

  constructor(
    readonly kit: LiveKit<Game, At>,
    readonly tables: BrowserTables<Game, At>,
    private readonly store: Store,
  ) {
    this.earlyGame = new EarlyGame(kit.name, store, () => this.session);
    this.listener = this.earlyGame;
    this.session = new GameSession(kit, {
      help: tables.help,
      onRefusal: (why: Game['refusal']) => this.table?.say(tables.refusals[why]),
      dealFor: (house) => tables.dealFor?.(house, store.settings),
      onChange: (script) => this.listener.onChange?.(script),
      onLeave: (left) => this.listener.onLeave?.(left),
      onSeated: () => this.listener.onSeated?.(),
    });
  }

  /** Is nothing kept of a game that could go on? */
  get isFresh(): boolean {
    const { name, houses } = this.kit;
    const keys = [
      ...(['table', `house/${name}`, `game/${name}/${houses[0]}`] as const),
      ...([`earlier/${name}`, `earlier-before/${name}`] as const),
    ];
    return keys.every((key) => this.store.read(key) === undefined);
  }

  /** Begins the game of a new player, at a table. */
  async begin(element: HTMLElement, options: Omit<TableOptions, 'wonNote'>): Promise<void> {
    const { kit, session } = this;
    const [house] = kit.houses;
    await kit.loadHouses?.([house]);
    session.enter(house, kit.firstDeal);
    element.dataset['game'] = kit.name;
    element.ariaLabel = document.title;
    this.setTable(element, options);
  }

  /** What became of the game before anybody listened; undefined if it was not begun. */
  get early(): Early | undefined {
    return this.session.deal === undefined ? undefined : this.earlyGame;
  }

  /** From now on this listener hears of the game, and no other. */
  hear(listener: SessionEvents): void {
    this.earlyGame.end();
    this.listener = listener;
  }

  setTable(element: HTMLElement, options: Omit<TableOptions, 'wonNote'>): void {
    const { session, tables } = this;
    const wonNote = make('div', { class: 'record', role: 'status', 'aria-atomic': 'false' });
    this.note = wonNote;
    this.table = tables.newTable(element, session, { ...options, wonNote });
    session.attach(this.table);
  }

  removeTable(): void {
    const { table } = this;
    this.session.attach(undefined);
    this.table = undefined;
    table?.destroy();
  }
}
