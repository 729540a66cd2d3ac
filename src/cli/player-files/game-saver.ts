/** Saves the game of a session for the next run of the command. */
import { join } from 'node:path';
import { TextError } from '../../core/text/text-error.js';
import type { Kit } from '../../kit/kit.js';
import { houseOf } from '../../kit/kit.js';
import type { SeatIn } from '../../kit/seat.js';
import type { GameSession } from '../../kit/session.js';
import type { GameTypes } from '../../scripts/running/stage.js';
import type { LineStrings } from '../play/strings/english.js';
import { PlayerFile, isContinuationOf } from './player-file.js';

export interface SaveOptions {
  /** The folder for saved games. */
  readonly folder: string;
  /** Does a saved game resume? Otherwise a new game begins, and the saved one is set aside. */
  readonly canResume: boolean;
  /** The name of the only deal that resumes; any deal by default. */
  readonly onlyDeal?: string | undefined;
  readonly strings: LineStrings['keeping'];
}

/** Saves the game in one house. */
export class GameSaver<Game extends GameTypes, At extends SeatIn<Game>> {
  private readonly kept: PlayerFile;
  /** The script that this game saved last. Any other script in the file is from another game or another terminal. */
  private savedScript: string | undefined;
  /** Does the player know about the game in another terminal? */
  private knowsOtherGame = false;
  /** A warning that the game could not be saved; undefined once the player has read it. */
  private lossWarning: string | undefined;
  /** A message to show after the next deal. */
  private pendingMessage: string | undefined;
  /** The warning for a player who quits after a failed save. */
  private quitWarning: string | undefined;

  constructor(
    private readonly kit: Kit<Game, At>,
    private readonly session: GameSession<Game, At>,
    private readonly table: { readonly keeping: SaveOptions; readonly say: (sentence: string) => void },
  ) {
    const { folder, strings } = table.keeping;
    const file = join(folder, `${kit.name}.${encodeURIComponent(session.house)}.klon`);
    this.kept = new PlayerFile(file, (where, error) => {
      this.quitWarning = strings.lost(where, error);
      table.say(strings.failed(where, error));
    });
  }

  /** Resumes the saved game, or begins a new one. */
  begin(): void {
    if (this.resume()) return this.table.say(this.table.keeping.strings.resumed);
    this.session.begin();
    if (this.pendingMessage !== undefined) this.table.say(this.pendingMessage);
  }

  /**
   * Would the player lose the game by quitting now? Warns once; the second call returns false, because the player
   * knows.
   */
  warnsOfLoss(): boolean {
    const { lossWarning } = this;
    this.lossWarning = undefined;
    if (lossWarning !== undefined) this.table.say(lossWarning);
    return lossWarning !== undefined;
  }

  /** Resumes the saved game. Returns false without a saved game, or if it may not resume. */
  private resume(): boolean {
    const { keeping } = this.table;
    const script = this.kept.read();
    if (script === undefined || !keeping.canResume) return false;
    try {
      if (!this.isWanted(script)) return false;
      this.restore(script);
    } catch (error) {
      if (!(error instanceof TextError)) throw error;
      this.pendingMessage = keeping.strings.damaged(this.kept.setAside('damaged'), error.message);
      return false;
    }
    this.savedScript = script;
    // The chosen deal is in play now, so the next game has another one.
    this.session.nextDeal(undefined);
    return true;
  }

  /** @throws TextError if the script can't be read */
  private isWanted(script: string): boolean {
    const { onlyDeal } = this.table.keeping;
    if (onlyDeal === undefined) return true;
    return this.kit
      .parse(script)
      .some((item) => item.kind === 'tag' && item.key === 'Deal' && item.text === onlyDeal);
  }

  /** Saves the game after a change. Removes a game that has no moves or is won. */
  save(script: string): void {
    const kept = this.kept.read();
    const isOther = kept !== undefined && kept !== this.savedScript;
    this.lossWarning = undefined;
    if (this.session.isUnderWay) {
      if (isOther && !isContinuationOf(script, kept)) this.setOtherAside();
      if (this.kept.write(script)) this.savedScript = script;
      else this.lossWarning = this.quitWarning;
    } else if (!isOther) this.kept.remove();
  }

  private setOtherAside(): void {
    const file = this.kept.setAside('left');
    if (this.savedScript !== undefined && !this.knowsOtherGame) {
      this.table.say(this.table.keeping.strings.other(file));
      this.knowsOtherGame = true;
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
