/** A script as a reel: what there is to see after each of its events, worked out once. */
import type { Box } from '../../browser/cards/space.js';
import type { Look } from '../../browser/look.js';
import type { BrowserTables } from '../../kit/browser-tables.js';
import type { GameKit } from '../../kit/kit.js';
import { houseOf, houseTags } from '../../kit/kit.js';
import { printEvent } from '../../scripts/language/event-word.js';
import type { TagItem } from '../../scripts/language/items.js';
import { printIn } from '../../scripts/language/print.js';
import type { SourceOf } from '../../scripts/running/report.js';
import type { GameTypes, ItemIn, ScriptIn } from '../../scripts/running/stage.js';
import type { PageStrings } from '../strings/english.js';
import type { ReelStep } from './steps.js';
import { stepsOf } from './steps.js';

export interface ReplayTable {
  /** The boxes of the window that nothing of the table is ever in. */
  readonly room: readonly Box[];
  /** What is seen after so many events. */
  show(number: number): void;
  destroy(): void;
}

/** What is asked of a reel by those who do not ask of which game it is. Events count from 1. */
export type AnyReel = Pick<
  Reel<GameTypes>,
  'length' | 'fault' | 'say' | 'isPlayable' | 'gameAt' | 'setTable'
>;

export class Reel<Game extends GameTypes> {
  readonly steps: readonly ReelStep<Game>[];
  /** Why the script was not played to its end; undefined where it was. */
  readonly fault: string | undefined;
  private readonly house: string;

  /** @throws TextError where the script names a house that there is not */
  constructor(
    private readonly kit: GameKit<Game>,
    source: SourceOf<ScriptIn<Game>>,
    private readonly shown: Shown<Game>,
  ) {
    this.house = houseOf(kit, source.script);
    const { steps, fault } = stepsOf(kit, source, { strings: shown.strings, spent: shown.tables.spent });
    this.steps = steps;
    this.fault = fault;
  }

  /** How many events. */
  get length(): number {
    return this.steps.length;
  }

  /** What is visible after so many events. */
  frameAt(number: number): Game['frame'] {
    return this.steps[number - 1]?.frame ?? this.kit.emptyFrame;
  }

  /** `event 12 of 150: w>t3, 12 moves`. */
  say(number: number): string {
    const { kit, steps, shown } = this;
    const { strings, tables } = shown;
    const step = steps[number - 1];
    if (step === undefined) return strings.noEvent;
    const word = printEvent(kit.language, { ...step.event, refused: false });
    const outcome = step.isAccepted ? tables.sayFrame(step.frame) : strings.refused;
    return strings.eventAt([number, steps.length], word, outcome);
  }

  /** Is there a game to go on with? */
  isPlayable(number: number): boolean {
    return this.steps[number - 1]?.deal !== undefined;
  }

  /**
   * The game that is in play after so many events, as a script to go on with; undefined before the first deal. A
   * refused event is in it where something was shown in it, as in a game it changes what the next one does.
   */
  gameAt(number: number): string | undefined {
    const { kit, house } = this;
    const seen = this.steps.slice(0, number).filter((step) => step.isSeen);
    const start = seen.findLastIndex(({ event }) => kit.language.begins(event.call));
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

  /** Sets a table that is only looked at in an element. */
  setTable(element: HTMLElement, look: Look): ReplayTable {
    const { kit, house } = this;
    let shown = kit.emptyFrame;
    const table = this.shown.tables.newShowcase(element, { house, look, frame: () => shown });
    return {
      get room() {
        return table.room;
      },
      show: (number) => {
        const before = shown;
        shown = this.frameAt(number);
        for (const call of kit.callsBetween(before, shown)) kit.viewProtocol.deliver(table, call);
      },
      destroy: () => table.destroy(),
    };
  }
}

/** In which tables, and in which words. */
interface Shown<Game extends GameTypes> {
  readonly tables: Pick<BrowserTables<Game, never>, 'newShowcase' | 'sayFrame' | 'spent'>;
  readonly strings: PageStrings;
}
