/** Makes the steps of a replay: what is seen after each event of a script. */
import { printRows } from '../../scripts/running/step.js';
import type { Row } from '../../scripts/running/step.js';
import type { PageStrings } from '../strings/english.js';
import type { GameKit } from '../../kit/kit.js';
import type { EventItemOf } from '../../scripts/language/items.js';
import { placeOfItem } from '../../scripts/language/parse.js';
import type { SourceOf } from '../../scripts/running/run.js';
import { GameRunner } from '../../scripts/running/runner.js';
import type { GameTypes, ItemIn, ScriptIn } from '../../scripts/running/stage.js';

/** The most events of a reel. Each has a frame that is kept in memory. */
export const MOST_STEPS = 20_000;

export interface ReelStep<Game extends GameTypes> {
  /** The event with one call. */
  readonly event: EventItemOf<Game['call']>;
  /** Was the event accepted, whatever the script expects? */
  readonly isAccepted: boolean;
  /** Did the event change what the view shows? */
  readonly isSeen: boolean;
  /** The frame that is seen after the event. */
  readonly frame: Game['frame'];
  /** The name of the deal in play; undefined before the first deal. */
  readonly deal: string | undefined;
}

interface PlayedSteps<Game extends GameTypes> {
  readonly steps: readonly ReelStep<Game>[];
  /** Why the script was not played to its end; undefined if it was. */
  readonly fault: string | undefined;
}

/** The messages for a script that is not shown to its end. */
interface StepMessages {
  readonly strings: PageStrings;
  /** The message for a script that would take too long. */
  readonly spent: string | undefined;
}

/** The steps of a script, up to its end or its first failure. */
export function stepsOf<Game extends GameTypes>(
  kit: GameKit<Game>,
  source: SourceOf<ScriptIn<Game>>,
  { strings, spent }: StepMessages,
): PlayedSteps<Game> {
  const steps: ReelStep<Game>[] = [];
  const { handler, seen, isSpent } = kit.playerFor(source.script);
  const runner = new GameRunner(kit, (view) => {
    handler.attach(view);
    return handler;
  });
  const until = (fault: string | undefined): PlayedSteps<Game> => ({ steps, fault });
  for (const { item, index } of singles<Game>(source.script)) {
    if (item.kind === 'event' && steps.length === MOST_STEPS) return until(strings.firstEvents(MOST_STEPS));
    if (item.kind === 'event' && isSpent?.() === true) return until(spent);
    const before = runner.frame;
    const { rows, fault } = runner.step(item);
    const holds = fault === undefined;
    if (item.kind === 'event') {
      const isAccepted = item.refused !== holds;
      const { frame } = runner;
      const isSeen = frame !== before;
      steps.push({
        event: item,
        isAccepted,
        isSeen,
        frame: seen?.(frame, isSeen) ?? frame,
        deal: handler.deal,
      });
    }
    if (!holds) return until(faultText(source, [index, rows], strings));
  }
  return until(undefined);
}

interface Single<Game extends GameTypes> {
  readonly item: ItemIn<Game>;
  readonly index: number;
}

/** Every item with its index in the script. An event with several calls comes once for each call. */
function* singles<Game extends GameTypes>(script: ScriptIn<Game>): Generator<Single<Game>> {
  for (const [index, item] of script.entries()) {
    const times = item.kind === 'event' ? item.times : 1;
    const single = item.kind === 'event' ? { ...item, times: 1 } : item;
    for (let time = 0; time < times; time++) yield { item: single, index };
  }
}

function faultText(
  { name, text }: SourceOf<unknown>,
  [index, rows]: readonly [number, readonly Row[]],
  strings: PageStrings,
): string {
  const { line, column } = placeOfItem(text, index);
  const place = `${name}:${line}:${column}`;
  return `${strings.notAsExpectedAt(place)}\n${printRows(rows, strings.columns)}`;
}
