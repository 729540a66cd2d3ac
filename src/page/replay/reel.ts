/** A script as a reel: the frame after each of its events, computed once. */
import type { Box } from '../../browser/cards/space.js';
import type { Look } from '../../browser/look.js';
import type { BrowserTables } from '../../kit/browser-tables.js';
import type { GameKit } from '../../kit/kit.js';
import { houseOf, houseTags } from '../../kit/kit.js';
import { printIn } from '../../scripts/language/print.js';
import { printEvent } from '../../scripts/language/print-word.js';
import type { TagItem } from '../../scripts/language/items.js';
import type { SourceOf } from '../../scripts/running/run.js';
import type { GameTypes, ItemIn, ScriptIn } from '../../scripts/running/stage.js';
import type { PageStrings } from '../strings/english.js';
import type { ReelStep } from './steps.js';
import { stepsOf } from './steps.js';

export interface ReplayTable {
  /** The boxes in the window that the table never covers. */
  readonly room: readonly Box[];
  /** Shows the frame after this many events. */
  show(number: number): void;
  destroy(): void;
}

/** The members of a reel that don't depend on its game. Events count from 1. */
export type AnyReel = Pick<
  Reel<GameTypes>,
  'length' | 'fault' | 'say' | 'tell' | 'isPlayable' | 'gameAt' | 'setTable'
>;

export class Reel<Game extends GameTypes> {
  readonly steps: readonly ReelStep<Game>[];
  /** Why the script stopped before its end; undefined if it didn't. */
  readonly fault: string | undefined;
  private readonly house: string;

  /** @throws TextError if the script names an unknown house */
  constructor(
    private readonly kit: GameKit<Game>,
    source: SourceOf<ScriptIn<Game>>,
    private readonly shown: ReelTables<Game>,
  ) {
    this.house = houseOf(kit, source.script);
    const { steps, fault } = stepsOf(kit, source, { strings: shown.strings, spent: shown.tables.spent });
    this.steps = steps;
    this.fault = fault;
  }

  get length(): number {
    return this.steps.length;
  }

  /** The frame after this many events. */
  frameAt(number: number): Game['frame'] {
    return this.steps[number - 1]?.frame ?? this.kit.emptyFrame;
  }

  /** `Move 12 of 150`, with the event's script notation if it was refused. @param start the event where the replay starts */
  say(number: number, start = 1): string {
    const { kit, steps, shown } = this;
    const step = steps[number - 1];
    if (step === undefined) return shown.strings.noEvent;
    if (step.isAccepted) return this.sayAt(number, start);
    const word = printEvent(kit.language, { ...step.event, refused: false });
    return this.sayAt(number, start, `${word}, ${shown.strings.refused}`);
  }

  /** In plain words, as in the list of moves: `Move 12 of 150: jack of spades to tableau 3`. */
  tell(number: number, start = 1): string {
    const { steps, shown } = this;
    const { strings, tables } = shown;
    const step = steps[number - 1];
    if (step === undefined) return strings.noEvent;
    const { event, frame, isAccepted } = step;
    const standing = tables.sayFrame(frame);
    if (number === start && start > 1) return this.sayAt(number, start, `${strings.start}, ${standing}`);
    const change = tables.sayMove?.(this.frameAt(number - 1), frame, event.call.event) ?? '';
    const told = change === '' ? standing : change;
    return this.sayAt(number, start, isAccepted ? told : strings.refused);
  }

  private sayAt(number: number, start: number, text = ''): string {
    return this.shown.strings.moveAt(number - start, this.length - start, text);
  }

  /** Is there a game to continue from here? */
  isPlayable(number: number): boolean {
    return this.steps[number - 1]?.deal !== undefined;
  }

  /**
   * The script of the game in play after this many events; undefined before the first deal. The script contains a
   * refused event only if that event changed what the view shows, because it may then change what the next event does.
   */
  gameAt(number: number): string | undefined {
    const { kit, house } = this;
    const seen = this.seenUntil(number);
    const start = this.beginIn(seen);
    const { event, deal } = seen[start] ?? {};
    if (event === undefined || deal === undefined) return undefined;
    const dealt: TagItem[] = kit.takesDeal(event.call) ? [{ kind: 'tag', key: 'Deal', text: deal }] : [];
    return printIn(kit.language, [
      { kind: 'tag', key: 'Game', text: kit.name },
      ...houseTags(kit, house),
      ...dealt,
      ...seen.slice(start).map(({ event, isAccepted }): ItemIn<Game> => ({ ...event, refused: !isAccepted })),
    ]);
  }

  /**
   * The frames to show, in order. A table announces a win only if the frame before it isn't won, so that frame comes first.
   * @param from the number of events that the table shows now
   */
  private framesTo(number: number, from: number): Game['frame'][] {
    const [shown, frame] = [this.frameAt(from), this.frameAt(number)];
    const isShownWon =
      this.isWon(shown) && this.beginIn(this.seenUntil(from)) === this.beginIn(this.seenUntil(number));
    if (isShownWon || !this.isWon(frame)) return [frame];
    const before = this.steps.slice(0, number).findLast((step) => !this.isWon(step.frame))?.frame ?? shown;
    return before === shown ? [frame] : [before, frame];
  }

  /** The index of the last event that begins a game, or -1. */
  private beginIn(seen: readonly ReelStep<Game>[]): number {
    const { begins } = this.kit.language;
    return seen.findLastIndex(({ event }) => begins(event.call));
  }

  /** The steps up to `number`, without events that changed nothing in the view. */
  private seenUntil(number: number): ReelStep<Game>[] {
    return this.steps.slice(0, number).filter((step) => step.isSeen);
  }

  /** Would a view get a `win` call? */
  private isWon(frame: Game['frame']): boolean {
    const { callsBetween, emptyFrame } = this.kit;
    return callsBetween(emptyFrame, frame).some(({ call }) => call === 'win');
  }

  /** Fills an element with a table for watching. */
  setTable(element: HTMLElement, look: Look): ReplayTable {
    const { kit, house } = this;
    let [at, shown] = [0, kit.emptyFrame];
    const table = this.shown.tables.newShowcase(element, {
      house,
      look,
      frame: () => shown,
    });
    return {
      get room() {
        return table.room;
      },
      show: (number) => {
        const frames = this.framesTo(number, at);
        at = number;
        for (const frame of frames) {
          const calls = kit.callsBetween(shown, frame);
          shown = frame;
          for (const call of calls) kit.viewProtocol.deliver(table, call);
        }
      },
      destroy: () => table.destroy(),
    };
  }
}

interface ReelTables<Game extends GameTypes> {
  readonly tables: Pick<BrowserTables<Game, never>, 'newShowcase' | 'sayFrame' | 'sayMove' | 'spent'>;
  readonly strings: PageStrings;
}
