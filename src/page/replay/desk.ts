/** Opens scripts as replays, one at a time, in place of the table. */
import type { PageStrings } from '../strings/english.js';
import { TextError } from '../../core/text/text-error.js';
import type { Look } from '../../browser/look.js';
import type { Notice } from '../game/notice.js';
import { textOf } from '../parts/files.js';
import type { AnyReel, ReplayTable } from './reel.js';
import type { ReplayOptions } from './replay.js';
import { Replay } from './replay.js';

export interface DeskOptions {
  /** The element that holds the table, or a replay in its place. */
  readonly main: HTMLElement;
  readonly look: () => Look;
  readonly strings: PageStrings;
  /** Reads a script. `name` is the name of its file. @throws TextError if the script cannot be read */
  readonly reelOf: (name: string, text: string) => AnyReel;
  readonly notify: (notice: Notice) => void;
  readonly dismiss: (topic: string) => void;
  /** Called before a replay opens; it must remove the table. */
  readonly onOpen: () => void;
  /** Called after a replay has opened. */
  readonly onOpened: () => void;
  /** Called when the player continues the game of a script. The replay closes next. */
  readonly onPlay: (script: string) => void;
  /** Called after the replay has closed; it must set the table again. */
  readonly onClosed: () => void;
}

export class ReplayDesk {
  private replay: Replay | undefined;

  constructor(private readonly options: DeskOptions) {}

  get isOpen(): boolean {
    return this.replay !== undefined;
  }

  get room(): ReplayTable['room'] {
    return this.replay?.room ?? [];
  }

  focus(): void {
    this.replay?.focus();
  }

  async openFile(file: File): Promise<void> {
    const read = await textOf(file, this.options.strings);
    if ('text' in read) this.openText(file.name, read.text);
    else this.refuse(read.why);
  }

  /**
   * Opens a script. If it cannot be read, the player is told, and nothing else changes.
   * @param before how many events before the end it is shown first; at its first event by default
   */
  openText(name: string, text: string, before = Infinity): void {
    const reel = this.read(name, text);
    if (typeof reel === 'string') this.refuse(reel);
    else if (reel.length === 0) this.refuse(this.options.strings.isEmpty(name));
    else this.open({ name, reel, first: reel.length - before });
  }

  /** Tells the player why nothing is opened. */
  refuse(why: string): void {
    this.options.notify({ text: why, isFault: true, topic: 'file' });
  }

  /** Closes the replay and returns to the game in play. */
  close(): void {
    if (this.replay === undefined) return;
    this.replay.close();
    this.replay = undefined;
    this.options.onClosed();
  }

  private read(name: string, text: string): AnyReel | string {
    try {
      return this.options.reelOf(name, text);
    } catch (error) {
      const why = error instanceof TextError ? error.message : String(error);
      return this.options.strings.badScript(name, why);
    }
  }

  private open(opened: Pick<ReplayOptions, 'name' | 'reel' | 'first'>): void {
    const { main, look, strings, onOpen, onOpened, onPlay } = this.options;
    for (const topic of ['file', 'link']) this.options.dismiss(topic);
    if (this.replay === undefined) onOpen();
    else this.replay.close();
    this.replay = new Replay({
      ...opened,
      look: look(),
      strings,
      onPlay: (script) => {
        onPlay(script);
        this.close();
      },
      onClose: () => this.close(),
    });
    main.append(this.replay.element);
    this.replay.open();
    onOpened();
  }
}
