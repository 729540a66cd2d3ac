/** Saves the game of a session for the next run of the command. */
import { join } from 'node:path';
import { TextError } from '../../core/text/text-error.js';
import type { Kit } from '../../kit/kit.js';
import { houseOf } from '../../kit/kit.js';
import type { SeatIn } from '../../kit/seat.js';
import type { GameSession } from '../../kit/session.js';
import type { GameTypes } from '../../scripts/running/stage.js';
import type { LineStrings } from '../play/strings/english.js';
import { KeptFile, isContinuationOf } from './kept-file.js';

export interface KeepingOptions {
  /** The folder for saved games. */
  readonly folder: string;
  /** Does a saved game resume? Otherwise a new game begins, and the saved one is set aside. */
  readonly canResume: boolean;
  readonly strings: LineStrings['keeping'];
}

/** Saves the game of one house. */
export class GameFileKeeper<Game extends GameTypes, At extends SeatIn<Game>> {
  private readonly kept: KeptFile;
  /** The script that this game saved last. Any other script in the file is from another game or another terminal. */
  private own: string | undefined;
  /** Has the player been told about the game in another terminal? */
  private knowsOther = false;
  /** A warning that the game could not be saved; undefined once the player has read it. */
  private lost: string | undefined;
  /** A message to show after the next deal. */
  private toSay: string | undefined;
  /** The warning for a player who quits after a failed save. */
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

  /** Resumes the saved game, or begins a new one. */
  begin(): void {
    if (this.resume()) return this.table.say(this.table.keeping.strings.resumed);
    this.session.begin();
    if (this.toSay !== undefined) this.table.say(this.toSay);
  }

  /**
   * Would the player lose the game by quitting now? Warns once; the second call returns false, because the player
   * knows.
   */
  warnsOfLoss(): boolean {
    const { lost } = this;
    this.lost = undefined;
    if (lost !== undefined) this.table.say(lost);
    return lost !== undefined;
  }

  /** Resumes the saved game. False if there is none, or if it may not resume. */
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

  /** Saves the game after a change. Removes a game that has no moves or is won. */
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
