/** Opens scripts as replays, one at a time, instead of the table. The code of the replay loads with the first one. */
import type { PageStrings } from '../strings/english.js';
import { TextError } from '../../core/text/text-error.js';
import type { Look } from '../../browser/look.js';
import { seesMotion } from '../../browser/look.js';
import type { Notice } from '../game/notice.js';
import type { PageGame, ReadsReel } from '../game/page-game.js';
import type { PageGames } from '../games.js';
import { gameOf } from '../../scripts/language/parse.js';
import { textOf } from '../parts/files.js';
import type { DroppedFiles } from '../parts/drop.js';
import type { PartLoader } from '../parts/loader.js';
import type { AnyReel, ReplayTable } from './reel.js';
import type { Replay } from './replay.js';

export interface ReplayOpenerOptions {
  /** The element that holds the table, or a replay. */
  readonly main: HTMLElement;
  readonly look: () => Look;
  readonly strings: PageStrings;
  readonly loader: PartLoader;
  readonly games: Pick<PageGames, 'load'>;
  readonly notify: (notice: Notice) => void;
  readonly dismiss: (topic: string) => void;
  /** Called before a replay opens. The callback must remove the table. */
  readonly onOpen: () => void;
  /** Called after a replay has opened. */
  readonly onOpened: () => void;
  /**
   * Called when the player continues the game in a script. The callback must close the replay. `game` is the name in
   * the script, if any.
   */
  readonly onPlay: (game: string | undefined, script: string) => void;
  /** Called after the replay has closed. The callback must show the table again. */
  readonly onClosed: () => void;
}

/** A script that a replay shows. */
interface OpenedScript {
  /** The name that the player sees, such as the name of the file. */
  readonly name: string;
  readonly reel: AnyReel;
  /** The replay starts this many events before its end. */
  readonly before: number;
  /** Does the replay start playing at once? */
  readonly plays: boolean;
}

export class ReplayOpener {
  private replay: Replay | undefined;

  constructor(private readonly options: ReplayOpenerOptions) {}

  get isOpen(): boolean {
    return this.replay !== undefined;
  }

  get room(): ReplayTable['room'] {
    return this.replay?.room ?? [];
  }

  focus(): void {
    this.replay?.focus();
  }

  openDropped({ files: [file, other, ...more], isFolder }: DroppedFiles): void {
    const { strings } = this.options;
    if (other !== undefined) this.refuse(strings.manyFiles(more.length + 2));
    else if (file === undefined) this.refuse(strings.noFile);
    else if (isFolder) this.refuse(strings.folderDropped(file.name));
    else this.openFile(file);
  }

  openFile(file: File): void {
    const { loader, strings } = this.options;
    const read = () => textOf(file, { ...strings, notText: strings.notScript });
    void loader.ask(strings.replayOf(file.name), read, (text) => {
      if ('text' in text) this.openText(file.name, text.text);
      else this.refuse(text.why);
    });
  }

  /**
   * Opens a script. If it can't be read, a notice says so, and nothing else changes. The replay starts `before` events
   * before its end, by default at its first event. With `plays`, it starts playing at once.
   */
  private openText(name: string, text: string, { before = Infinity, plays = false } = {}): void {
    const { loader, strings, games } = this.options;
    const loadReels = async () => (await games.load(gameOf(text))).loadReels();
    const load = () => Promise.all([import('./replay.js'), loadReels()]);
    void loader.ask(strings.replayOf(name), load, ([part, readReel]) => {
      const reel = this.read(name, text, readReel);
      if (typeof reel === 'string') this.refuse(reel);
      else if (reel.length === 0) this.refuse(strings.emptyScript(name));
      else this.open({ name, reel, before, plays }, part.Replay);
    });
  }

  private refuse(why: string): void {
    this.options.notify({ text: why, isFault: true, topic: 'file' });
  }

  /** Opens the game in play with a solution added. @param before the number of events in the solution */
  openSolution(script: string, before: number): void {
    this.openText(this.options.strings.solution, script, { before });
  }

  /** Opens the game in play. @param plays starts playing at once, unless the player prefers reduced motion */
  openGame({ keeper }: Pick<PageGame, 'keeper'>, plays = false): void {
    this.openText(this.options.strings.thisGame, keeper.session.script, { plays: plays && seesMotion() });
  }

  /** Closes the replay and returns to the game in play. */
  close(): void {
    if (this.replay === undefined) return;
    this.replay.close();
    this.replay = undefined;
    this.options.onClosed();
  }

  private read(name: string, text: string, readReel: ReadsReel): AnyReel | string {
    try {
      return readReel(name, text);
    } catch (error) {
      const why = error instanceof TextError ? error.message : String(error);
      return this.options.strings.badScript(name, why);
    }
  }

  private open({ name, reel, before, plays }: OpenedScript, ShownReplay: typeof Replay): void {
    const { main, look, strings, onOpen, onOpened, onPlay } = this.options;
    for (const topic of ['file', 'link', 'before']) this.options.dismiss(topic);
    if (this.replay === undefined) onOpen();
    else this.replay.close();
    this.replay = new ShownReplay({
      name,
      reel,
      plays,
      start: Math.max(1, reel.length - before),
      look: look(),
      strings,
      onPlay: (script) => onPlay(gameOf(script), script),
      onClose: () => this.close(),
    });
    main.append(this.replay.element);
    this.replay.open();
    onOpened();
  }
}
