/** A seat: a controller, and the script of its game. */
import type { ControllerOf, GameTypes, HandlerOf, Stage, WrittenIn } from '../scripts/running/stage.js';
import { handlerOf } from '../scripts/running/stage.js';
import type { TagItem, WrittenItem } from '../scripts/language/items.js';
import type { WrittenWords } from '../scripts/language/language.js';
import { printWritten } from '../scripts/language/print-word.js';
import { WrittenTape } from '../scripts/running/tape.js';

interface SeatOptions<Game extends GameTypes> {
  /** Tags for all scripts of the seat, in addition to the game's name. */
  readonly tags?: Readonly<Record<string, string>>;
  /** The script's items for an item from the tape. By default, it is the item itself. */
  readonly kept?: (item: WrittenIn<Game>) => readonly WrittenIn<Game>[];
  /** Called with each item of the tape, including refused events. */
  readonly onItem?: ((item: WrittenIn<Game>) => void) | undefined;
}

export type SeatIn<Game extends GameTypes> = Seat<Game, ControllerOf<Game>>;

/** The methods of a controller, by the names of their events. */
type Methods = Readonly<Record<string, (...args: readonly unknown[]) => void>>;

export abstract class Seat<Game extends GameTypes, Controller extends ControllerOf<Game>> {
  private readonly journal: Journal<Game>;
  private readonly tape: WrittenTape<Game>;
  private view: Game['view'] | undefined;
  /** The controller's only view. It records the calls and passes them on. */
  private readonly screen: Game['view'];
  /** True while a new view receives the whole table. These calls aren't caused by an event. */
  private isAttaching = false;
  /** Was the current event refused? */
  private isRefused = false;
  private hasGrown = false;

  protected constructor(
    private readonly stage: Stage<Game>,
    readonly controller: Controller,
    { tags = {}, kept = (item) => [item], onItem }: SeatOptions<Game> = {},
  ) {
    this.journal = new Journal(stage.language);
    this.tape = new WrittenTape(stage, controller, {
      eventOf: (call, refused) =>
        stage.language.isSayable(call) ? { kind: 'event', call, times: 1, refused } : undefined,
      onItem: (item) => {
        for (const one of kept(item)) if (this.journal.write(one)) this.hasGrown = true;
        onItem?.(item);
      },
    });
    for (const [key, text] of Object.entries(tags)) this.tape.tag(key, text);
    const { viewProtocol } = stage;
    this.screen = viewProtocol.from((call) => {
      if (!this.isAttaching) this.tape.see(call);
      if (this.view !== undefined) viewProtocol.deliver(this.view, call);
    });
    controller.attach(this.screen);
  }

  /** The name of the seat's house. */
  abstract readonly house: string;
  abstract readonly isWon: boolean;
  /** The player's progress: a number of moves, or a score. */
  abstract readonly standing: number;
  /** Does the game have any moves? */
  abstract readonly isBegun: boolean;

  /** The number of moves that only turned the waste over; undefined if the game has no waste. */
  get redeals(): number | undefined {
    return undefined;
  }

  /** The game in play, from its deal. */
  get script(): string {
    return this.journal.text;
  }

  /** A handler that plays each event at this seat. */
  get handler(): HandlerOf<Game> {
    const { controller, stage } = this;
    return {
      ...handlerOf(
        stage,
        (event, args) => this.play(event, args),
        () => controller.getName(),
      ),
      nextDeal: (deal) => controller.nextDeal(deal),
    };
  }

  /** Plays an event and records it, even if the view throws. */
  play(event: string, args: Game['call']['args']): void {
    const { isRefused } = this;
    this.isRefused = false;
    try {
      (this.controller as unknown as Methods)[event]?.(...args);
    } finally {
      this.tape.hear({ event, args }, !this.isRefused);
      this.isRefused = isRefused;
    }
  }

  /** Call this when the controller refuses the current event. */
  refuse(): void {
    this.isRefused = true;
  }

  /** Has the script grown since the last call of this method? */
  takeGrowth(): boolean {
    const { hasGrown } = this;
    this.hasGrown = false;
    return hasGrown;
  }

  /** Shows the game in this view from now on, and in no other view, even if this view throws an error. */
  attach(view: Game['view']): void {
    this.view = view;
    this.isAttaching = true;
    try {
      this.controller.attach(this.screen);
    } finally {
      this.isAttaching = false;
    }
  }
}

const LINE = 80;

/** Collects the items of a tape as a script, without refused events. */
class Journal<Game extends GameTypes> {
  /** The tags that hold for all games, each on its own line. */
  private head = '';
  /** The script of the game in play, without the last line break. */
  private game = '';
  /** The width of the last line, in characters; `Infinity` if the line is complete. */
  private width = Infinity;
  /** True between a Deal tag and the beginning of its game. */
  private hasDealTag = false;

  constructor(private readonly language: WrittenWords<Game['call']>) {}

  /** The script as `printIn` prints it. */
  get text(): string {
    return this.game === '' ? this.head : `${this.head}${this.game}\n`;
  }

  /** Adds an item to the script. True if it is an accepted event or a win. */
  write(item: WrittenItem<Game['call']>): boolean {
    const word = printWritten(this.language, item);
    if (item.kind === 'tag') this.heed(item, word);
    if (item.kind === 'win') this.addLine(word, Infinity);
    if (item.kind !== 'event' || item.refused) return item.kind === 'win';
    if (this.language.begins(item.call)) this.begin(word);
    else this.addWord(word);
    return true;
  }

  private heed({ key }: TagItem, tag: string): void {
    if (key !== 'Deal') {
      this.head += `${tag}\n`;
      return;
    }
    this.game = tag;
    this.width = Infinity;
    this.hasDealTag = true;
  }

  private begin(word: string): void {
    if (!this.hasDealTag) this.game = '';
    this.hasDealTag = false;
    this.addLine(word, word.length);
  }

  private addWord(word: string): void {
    const width = this.width + 1 + word.length;
    if (width > LINE) {
      this.addLine(word, word.length);
      return;
    }
    this.game += ` ${word}`;
    this.width = width;
  }

  private addLine(line: string, width: number): void {
    this.game += this.game === '' ? line : `\n${line}`;
    this.width = width;
  }
}
