/** What is kept of one game from visit to visit: the unfinished game of each house, and the games left. */
import { capitalized } from '../../core/text/capitalized.js';
import type { Kit } from '../../kit/kit.js';
import type { SeatIn } from '../../kit/seat.js';
import { GameSession } from '../../kit/session.js';
import type { GameTypes } from '../../scripts/running/stage.js';
import { GamesLeft } from './games-left.js';
import type { KeeperOptions } from './keeping.js';
import { messageOf } from './notice.js';
import type { SlotKey } from './store.js';

/** What a script says of its game. */
export interface Found {
  readonly house: string;
  /** The name of the deal. */
  readonly deal: string;
  /** How far the player has come: moves, or a score. */
  readonly standing: number;
  readonly isUnderWay: boolean;
}

export class KeptGames<Game extends GameTypes, At extends SeatIn<Game>> {
  readonly left: GamesLeft;
  /** By house: what this page has read or written last. What else stands there another page has played. */
  private readonly known = new Map<string, string>();

  /** @param onSetAside something was set aside: it may have stood in place of the game in play */
  constructor(
    private readonly kit: Kit<Game, At>,
    private readonly options: KeeperOptions,
    private readonly onSetAside: () => void,
  ) {
    this.left = new GamesLeft(options.store, (text) => this.setAside(text, options.strings.noList));
  }

  /** The one played in last. */
  get house(): string {
    const { houses, name } = this.kit;
    const last = this.options.store.read(`house/${name}`);
    return houses.find((house) => house === last) ?? houses[0];
  }

  /** The script that is kept of a house, if any is. */
  scriptAt(house: string): string | undefined {
    return this.options.store.read(this.slot(house));
  }

  /** The name of the deal that is kept of a house. What cannot be read is set aside; the game in play there takes its place. */
  dealAt(house: string): string | undefined {
    return (this.readAt(house) ?? this.readAt(house))?.deal;
  }

  /** Goes on with the script that is kept of a house, as `dealAt` finds it; undefined where there is none. */
  restoreIn(session: GameSession<Game, At>, house: string): string | undefined {
    const script = this.scriptAt(house);
    if (script === undefined || script === session.script) return script;
    try {
      session.restore(script);
    } catch (error) {
      this.setAside(script, capitalized(messageOf(error)));
      return this.scriptAt(house);
    }
    return script;
  }

  /** What a script says; undefined where it cannot be read: it is set aside then. */
  read(script: string): Found | undefined {
    try {
      return this.found(script);
    } catch (error) {
      this.setAside(script, capitalized(messageOf(error)));
      return undefined;
    }
  }

  /** Keeps the game in play. What another page has played there meanwhile is left for it. */
  write(house: string, script: string): void {
    const { store } = this.options;
    const there = this.scriptAt(house);
    const known = this.known.get(house);
    if (there !== undefined && there !== script && there !== known) {
      this.leave(there);
      // That page has left this one's game, which goes on.
      if (known !== undefined && script.startsWith(known.trimEnd())) this.left.remove(known);
    }
    this.known.set(house, script);
    const houseKey = `house/${this.kit.name}` as const;
    if (store.read(houseKey) !== house) store.write(houseKey, house);
    if (there !== script) store.write(this.slot(house), script);
  }

  /** Puts a game into the list, if it has moves in it and is not won. False where it is not put there. */
  leave(script: string): boolean {
    if (this.left.all[0]?.script === script) return false;
    const found = this.read(script);
    if (found?.isUnderWay !== true) return false;
    const { house, deal, standing } = found;
    const { now = Date.now } = this.options;
    this.left.add({ game: this.kit.name, house, deal, standing, left: now(), script });
    return true;
  }

  /** Takes over the game in play of an earlier version of the page, which may be open in another tab still. */
  moveOver(): void {
    const { store } = this.options;
    const earlier = `earlier/${this.kit.name}` as const;
    const script = store.read(earlier);
    const found = script === undefined ? undefined : this.read(script);
    if (script === undefined || found === undefined) return;
    const { house } = found;
    const there = this.scriptAt(house);
    if (there !== undefined && there !== script) this.leave(there);
    store.write(this.slot(house), script);
    store.write(`house/${this.kit.name}`, house);
    store.remove(earlier);
  }

  /** Takes over the game before of an earlier version. One that cannot be read is told of when it is chosen. */
  moveBefore(): void {
    const { kit, options } = this;
    const key = `earlier-before/${kit.name}` as const;
    const script = options.store.read(key);
    if (script === undefined) return;
    this.left.add({ game: kit.name, ...this.toldOf(script), script });
    options.store.remove(key);
  }

  private toldOf(script: string): Pick<Found, 'house' | 'deal' | 'standing'> {
    try {
      const { house, deal, standing } = this.found(script);
      return { house, deal, standing };
    } catch {
      return { house: '', deal: '', standing: 0 };
    }
  }

  private readAt(house: string): Found | undefined {
    const script = this.scriptAt(house);
    return script === undefined ? undefined : this.read(script);
  }

  /** @throws TextError where the script cannot be read or played */
  private found(script: string): Found {
    const { kit } = this;
    const session = new GameSession(kit);
    session.restore(script);
    const screen = kit.newScreen();
    session.attach(screen);
    const { house, deal = '', isUnderWay } = session;
    return { house, deal, isUnderWay, standing: kit.standingOf(screen.frame) };
  }

  private slot(house: string): SlotKey {
    return `game/${this.kit.name}/${house}`;
  }

  private setAside(text: string, why: string): void {
    const { store, notify, save, strings } = this.options;
    const { houses, name } = this.kit;
    const places = [`earlier/${name}` as const, ...houses.map((house) => this.slot(house))];
    for (const key of places) if (store.read(key) === text) store.remove(key);
    this.left.remove(text);
    this.onSetAside();
    store.write(`set-aside/${name}`, text);
    notify({
      text: strings.setAside(why),
      action: { label: strings.saveAsFile, run: () => save(text) },
      isFault: true,
    });
  }
}
