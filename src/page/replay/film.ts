/** A script as it is seen on the page, whatever its game. */
import type { Box } from '../../browser/cards/space.js';
import type { Look } from '../../browser/look.js';
import type { BrowserTables } from '../../kit/browser-tables.js';
import type { GameKit } from '../../kit/kit.js';
import { houseOf } from '../../kit/kit.js';
import type { SourceOf } from '../../scripts/running/report.js';
import type { GameTypes, ScriptIn } from '../../scripts/running/stage.js';
import { frameAt, gameAt, reelOf, sayStep } from './reel.js';

/** What there is to see after each event of a script. Events count from 1. */
export interface Film {
  /** How many events. */
  readonly length: number;
  /** Why the script was not played to its end; undefined where it was. */
  readonly fault: string | undefined;
  /** `event 12 of 150: w>t3, 12 moves`. */
  say(number: number): string;
  /** Is there a game to go on with? */
  isPlayable(number: number): boolean;
  /** The game that is in play then, as a script to go on with; undefined before the first deal. */
  gameAt(number: number): string | undefined;
  /** Sets a table that is only looked at in an element. */
  setTable(element: HTMLElement, look: Look): ReplayTable;
}

export interface ReplayTable {
  /** The boxes of the window that nothing of the table is ever in. */
  readonly room: readonly Box[];
  /** What is seen after so many events. */
  show(number: number): void;
  destroy(): void;
}

interface Shown<Game extends GameTypes> {
  readonly kit: GameKit<Game>;
  readonly tables: Pick<BrowserTables<Game, never>, 'newShowcase'>;
}

/** @throws TextError where the script names a house that there is not */
export function filmOf<Game extends GameTypes>(
  { kit, tables }: Shown<Game>,
  source: SourceOf<ScriptIn<Game>>,
): Film {
  const house = houseOf(kit, source.script);
  const reel = reelOf(kit, source);
  return {
    length: reel.steps.length,
    fault: reel.fault,
    say: (number) => sayStep(reel, number),
    isPlayable: (number) => reel.steps[number - 1]?.deal !== undefined,
    gameAt: (number) => gameAt(reel, number),
    setTable: (element, look) => {
      let shown = kit.emptyFrame;
      const table = tables.newShowcase(element, { house, look, frame: () => shown });
      return {
        get room() {
          return table.room;
        },
        show: (number) => {
          const before = shown;
          shown = frameAt(reel, number);
          for (const call of kit.callsBetween(before, shown)) kit.callView(table, call);
        },
        destroy: () => table.destroy(),
      };
    },
  };
}
