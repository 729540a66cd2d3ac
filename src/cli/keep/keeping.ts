/** Keeps the game of a session from one run of the command to the next. */
import { join } from 'node:path';
import { TextError } from '../../core/text/text-error.js';
import type { Kit } from '../../kit/kit.js';
import { houseOf } from '../../kit/kit.js';
import type { SeatIn } from '../../kit/seat.js';
import type { GameSession } from '../../kit/session.js';
import type { GameTypes } from '../../scripts/running/stage.js';
import type { KeepingStrings } from '../strings/english.js';
import type { Home } from './folders.js';
import { dataFolder } from './folders.js';
import { KeptFile } from './kept-file.js';

/** How games are kept. */
export interface Keeping {
  /** The folder of the games. */
  readonly folder: string;
  /** Does the kept game go on? Otherwise another begins, and the kept one is put beside it. */
  readonly goesOn: boolean;
  readonly strings: KeepingStrings;
}

/** Undefined if there is no folder for games. */
export function keepingIn(home: Home, how: Omit<Keeping, 'folder'>): Keeping | undefined {
  const folder = dataFolder(home);
  return folder === undefined ? undefined : { ...how, folder: join(folder, 'games') };
}

/** Keeps the games of one house. */
export class GameKeeper<Game extends GameTypes, At extends SeatIn<Game>> {
  private readonly kept: KeptFile;
  /** Is a game kept that is not the one in play? */
  private isOther = false;
  /** What to say of the game in play, if it could not be kept and the player has not heard it. */
  private lost: string | undefined;
  /** To be said when another game has begun. */
  private toSay: string | undefined;
  /** What to say before the player quits, since something could not be kept. */
  private fault: string | undefined;

  constructor(
    private readonly kit: Kit<Game, At>,
    private readonly session: GameSession<Game, At>,
    private readonly table: { readonly keeping: Keeping; readonly say: (sentence: string) => void },
  ) {
    const { folder, strings } = table.keeping;
    const file = join(folder, `${kit.name}.${encodeURIComponent(session.house)}.klon`);
    this.kept = new KeptFile(file, (where, why) => {
      this.fault = strings.lost(where, why);
      table.say(strings.failed(where, why));
    });
  }

  /** Goes on with the kept game, or begins another. */
  begin(): void {
    if (this.goOn()) return this.table.say(this.table.keeping.strings.goesOn);
    this.session.begin();
    if (this.toSay !== undefined) this.table.say(this.toSay);
  }

  /** Would the game in play be lost if the player quit now? Says so; asked again, it is false, for the player knows. */
  warnsOfLoss(): boolean {
    const { lost } = this;
    this.lost = undefined;
    if (lost !== undefined) this.table.say(lost);
    return lost !== undefined;
  }

  /** Goes on with the kept game. False if none is kept, or it is not to go on. */
  private goOn(): boolean {
    const { keeping } = this.table;
    const script = this.kept.read();
    if (script === undefined) return false;
    this.isOther = true;
    if (!keeping.goesOn) return false;
    try {
      this.restore(script);
    } catch (error) {
      if (!(error instanceof TextError)) throw error;
      this.isOther = false;
      this.toSay = keeping.strings.damaged(this.kept.setAside('damaged'), error.message);
      return false;
    }
    this.isOther = false;
    return true;
  }

  /** The game has changed. A game without moves is not worth keeping, and one that is won is over. */
  keep(script: string): void {
    if (this.session.isUnderWay) {
      if (this.isOther) this.kept.setAside('left');
      this.isOther = false;
      this.lost = this.kept.write(script) ? undefined : this.fault;
      return;
    }
    this.lost = undefined;
    if (!this.isOther) this.kept.remove();
  }

  /** @throws TextError */
  private restore(script: string): void {
    const { kit, session } = this;
    const house = houseOf(kit, kit.parse(script));
    if (house !== session.house) throw new TextError({ line: 1, column: 1 }, house, session.house);
    kit.restore(session, script);
  }
}
