/** Keeps the game of a session from one run of the command to the next. */
import { join } from 'node:path';
import { TextError } from '../../core/text/text-error.js';
import type { Kit } from '../../kit/kit.js';
import { houseOf } from '../../kit/kit.js';
import type { SeatIn } from '../../kit/seat.js';
import type { GameSession } from '../../kit/session.js';
import type { GameTypes } from '../../scripts/running/stage.js';
import type { LineStrings } from '../play/strings/english.js';
import { KeptFile, isContinuationOf } from './kept-file.js';

/** Where and how to keep games. */
export interface KeepingOptions {
  /** The folder of the games. */
  readonly folder: string;
  /** Does the kept game go on? Otherwise another begins, and the kept one is put beside it. */
  readonly canResume: boolean;
  readonly strings: LineStrings['keeping'];
}

/** Keeps the games of one house. */
export class GameFileKeeper<Game extends GameTypes, At extends SeatIn<Game>> {
  private readonly kept: KeptFile;
  /** The script that this game wrote last. Any other script in the file is of another game or another terminal. */
  private own: string | undefined;
  /** Has the player heard that another terminal plays? */
  private knowsOther = false;
  /** A warning that the game in play could not be kept, until the player has read it. */
  private lost: string | undefined;
  /** A message for after the next deal. */
  private toSay: string | undefined;
  /** A warning for a player who quits, after a file could not be written. */
  private fault: string | undefined;

  constructor(
    private readonly kit: Kit<Game, At>,
    private readonly session: GameSession<Game, At>,
    private readonly table: { readonly keeping: KeepingOptions; readonly say: (sentence: string) => void },
  ) {
    const { folder, strings } = table.keeping;
    const file = join(folder, `${kit.name}.${encodeURIComponent(session.house)}.klon`);
    this.kept = new KeptFile(file, (where, error) => {
      this.fault = strings.lost(where, error);
      table.say(strings.failed(where, error));
    });
  }

  /** Goes on with the kept game, or begins another. */
  begin(): void {
    if (this.resume()) return this.table.say(this.table.keeping.strings.resumed);
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
  private resume(): boolean {
    const { keeping } = this.table;
    const script = this.kept.read();
    if (script === undefined || !keeping.canResume) return false;
    try {
      this.restore(script);
    } catch (error) {
      if (!(error instanceof TextError)) throw error;
      this.toSay = keeping.strings.damaged(this.kept.setAside('damaged'), error.message);
      return false;
    }
    this.own = script;
    return true;
  }

  /** The game has changed. A game without moves is not worth keeping, and one that is won is over. */
  keep(script: string): void {
    const kept = this.kept.read();
    const isOther = kept !== undefined && kept !== this.own;
    this.lost = undefined;
    if (this.session.isUnderWay) {
      if (isOther && !isContinuationOf(script, kept)) this.putBeside();
      if (this.kept.write(script)) this.own = script;
      else this.lost = this.fault;
    } else if (!isOther) this.kept.remove();
  }

  private putBeside(): void {
    const file = this.kept.setAside('left');
    if (this.own !== undefined && !this.knowsOther) {
      this.table.say(this.table.keeping.strings.other(file));
      this.knowsOther = true;
    }
  }

  /** @throws TextError */
  private restore(script: string): void {
    const { kit, session } = this;
    const house = houseOf(kit, kit.parse(script));
    if (house !== session.house) throw new TextError({ line: 1, column: 1 }, house, session.house);
    kit.restore(session, script);
  }
}
