/** The saved games of one kit: the game in play of each house, and the unfinished games. */
import { capitalized } from '../../core/text/format.js';
import type { Kit } from '../../kit/kit.js';
import { houseNamed } from '../../kit/kit.js';
import type { SeatIn } from '../../kit/seat.js';
import type { LeftInPlay } from '../../kit/session.js';
import { GameSession } from '../../kit/session.js';
import type { GameTypes } from '../../scripts/running/stage.js';
import { LeftGames } from './left-games.js';
import { messageOf } from './notice.js';
import type { SlotKey, Store } from './store.js';
import type { PageStrings } from '../strings/english.js';
import type { LeftGame } from './left-games.js';
import type { Notice } from './notice.js';

/** Facts about the game in a script. */
interface SavedGameInfo {
  readonly house: string;
  /** The name of the deal. */
  readonly deal: string;
  /** The player's progress: a number of moves, or a score. */
  readonly standing: number;
  readonly isUnderWay: boolean;
}

/** The facts for a script that can't be read. */
const UNREAD = { house: '', deal: '', standing: 0 } as const;

export class KeptGames<Game extends GameTypes, At extends SeatIn<Game>> {
  readonly left: LeftGames;
  /**
   * For each house, the script that this page read or wrote last. If the stored script differs, another tab has played it.
   */
  private readonly known = new Map<string, string>();

  /** @param onSetAside called after a text, perhaps the saved game in play, was set aside */
  constructor(
    private readonly kit: Kit<Game, At>,
    private readonly options: KeeperOptions,
    private readonly onSetAside: () => void,
  ) {
    this.left = new LeftGames(options.store, (text) => this.setAside(text, options.strings.notList));
  }

  /** True if the store has no saved game to continue. */
  get isEmpty(): boolean {
    const { houses, name } = this.kit;
    const keys = [
      ...(['table', `house/${name}`, `game/${name}/${houses[0]}`] as const),
      ...([`earlier/${name}`, `earlier-before/${name}`] as const),
    ];
    return keys.every((key) => this.options.store.read(key) === undefined);
  }

  /** The house played last; the first house by default. */
  get house(): string {
    const { houses, name } = this.kit;
    return houseNamed(this.kit, this.options.store.read(`house/${name}`)) ?? houses[0];
  }

  /** The script saved for a house, if there is one. */
  scriptAt(house: string): string | undefined {
    return this.options.store.read(this.slot(house));
  }

  /**
   * The name of the saved deal of a house. Sets a script aside if it can't be read. If the house has a game in play, that game is
   * saved instead.
   */
  dealAt(house: string): string | undefined {
    return (this.readAt(house) ?? this.readAt(house))?.deal;
  }

  /**
   * Continues the saved script of a house and returns it; undefined if the house has no saved script. Sets a script
   * aside if it can't be read, like `dealAt`.
   */
  restoreIn(session: GameSession<Game, At>, house: string): string | undefined {
    const script = this.scriptAt(house);
    if (script === undefined || script === session.script) return script;
    try {
      this.kit.restore(session, script);
    } catch (error) {
      this.setAside(script, capitalized(messageOf(error)));
      return this.scriptAt(house);
    }
    return script;
  }

  /** Facts about the game in a script. If the script can't be read, sets it aside and returns undefined. */
  read(script: string): SavedGameInfo | undefined {
    try {
      return found(this.kit, script);
    } catch (error) {
      this.setAside(script, capitalized(messageOf(error)));
      return undefined;
    }
  }

  /** Saves the game in play. If another tab has saved a different game there, that game goes into the list. */
  write(house: string, script: string): void {
    const { store } = this.options;
    const there = this.scriptAt(house);
    const known = this.known.get(house);
    if (there !== undefined && there !== script && there !== known) {
      this.leaveSaved(there);
      // The other tab has put this tab's game into the list, but it continues here.
      if (known !== undefined && script.startsWith(known.trimEnd())) this.left.remove(known);
    }
    this.known.set(house, script);
    const houseKey = `house/${this.kit.name}` as const;
    if (store.read(houseKey) !== house) store.write(houseKey, house);
    if (there !== script) store.write(this.slot(house), script);
  }

  /** The game in a script, if the script can be read and the game has moves and isn't won. */
  underWayIn(script: string): LeftInPlay | undefined {
    const found = this.read(script);
    return found?.isUnderWay === true ? { ...found, script } : undefined;
  }

  /** Puts a game into the list. Returns false if the game is already first in the list. */
  leave({ house, deal, standing, script }: LeftInPlay): boolean {
    if (this.left.all[0]?.script === script) return false;
    const { now = Date.now } = this.options;
    this.left.add({ game: this.kit.name, house, deal, standing, left: now(), script });
    return true;
  }

  /** Puts a saved game into the list if it can be read, has moves and isn't won. */
  private leaveSaved(script: string): void {
    const left = this.underWayIn(script);
    if (left !== undefined) this.leave(left);
  }

  /** Imports the games of an earlier version of the page, which may still be open in another tab. */
  moveOver(): void {
    this.moveBefore();
    const { store } = this.options;
    const earlier = `earlier/${this.kit.name}` as const;
    const script = store.read(earlier);
    const found = script === undefined ? undefined : this.read(script);
    if (script === undefined || found === undefined) return;
    const { house } = found;
    const there = this.scriptAt(house);
    if (there !== undefined && there !== script) this.leaveSaved(there);
    store.write(this.slot(house), script);
    store.write(`house/${this.kit.name}`, house);
    store.remove(earlier);
  }

  /**
   * Imports the unfinished game of an earlier version of the page. If the game can't be read, the page says so when the
   * player chooses it.
   */
  private moveBefore(): void {
    const { kit, options } = this;
    const key = `earlier-before/${kit.name}` as const;
    const script = options.store.read(key);
    if (script === undefined) return;
    this.left.add({ game: kit.name, ...this.toldOf(script), script });
    options.store.remove(key);
  }

  private toldOf(script: string): Pick<SavedGameInfo, 'house' | 'deal' | 'standing'> {
    try {
      const { house, deal, standing } = found(this.kit, script);
      return { house, deal, standing };
    } catch {
      return UNREAD;
    }
  }

  private readAt(house: string): SavedGameInfo | undefined {
    const script = this.scriptAt(house);
    return script === undefined ? undefined : this.read(script);
  }

  private slot(house: string): SlotKey {
    return `game/${this.kit.name}/${house}`;
  }

  private setAside(text: string, why: string): void {
    const { store, notify, save, strings } = this.options;
    const { houses, name } = this.kit;
    const { house } = this;
    const slots = new Set([...houses, house]);
    const places = [`earlier/${name}` as const, ...[...slots].map((one) => this.slot(one))];
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

/** @throws TextError if the script can't be read or played */
function found<Game extends GameTypes, At extends SeatIn<Game>>(
  kit: Kit<Game, At>,
  script: string,
): SavedGameInfo {
  const session = new GameSession(kit);
  kit.restore(session, script);
  const { house, deal = '', isUnderWay, seat } = session;
  return { house, deal, isUnderWay, standing: seat.standing };
}

export interface KeeperOptions {
  readonly store: Store;
  readonly strings: PageStrings;
  readonly notify: (notice: Notice) => void;
  readonly dismiss?: (topic: string) => void;
  /** Downloads a file with this text. */
  readonly save: (text: string) => void;
  /** Called after another game has been continued. */
  readonly onRestored?: () => void;
  /**
   * Called before a game of this keeper replaces the shown game. By default, this keeper puts its own game into the list.
   */
  readonly onLeaving?: () => void;
  /** Continues a game from the list, whatever its kit. By default, this keeper continues it. */
  readonly goOn?: (game: LeftGame) => void;
  /** The time in milliseconds since 1970; `Date.now` by default. */
  readonly now?: () => number;
}
