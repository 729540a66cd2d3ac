/** Computes the steps of a replay: the frame after each event of a script. */
import type { PageStrings } from '../strings/english.js';
import type { GameKit } from '../../kit/kit.js';
import { ReplayedScript } from '../../kit/replayed-script.js';
import type { EventItemOf } from '../../scripts/language/items.js';
import { placeOfItem } from '../../scripts/language/parse.js';
import type { GameTypes, ScriptIn } from '../../scripts/running/stage.js';
import { printRows } from '../../scripts/running/step.js';
import type { Row } from '../../scripts/running/row.js';
import type { SourceOf } from '../../scripts/running/run.js';

/** The maximum number of events in a reel. Each event keeps a frame in memory. */
export const MAX_STEPS = 20_000;

export interface ReelStep<Game extends GameTypes> {
  /** The event has one call, without a repeat count. */
  readonly event: EventItemOf<Game['call']>;
  /** Was the event accepted, whatever the script expects? */
  readonly isAccepted: boolean;
  /** Did the event change what the view shows? */
  readonly isSeen: boolean;
  /** The frame after the event. */
  readonly frame: Game['frame'];
  /** The name of the deal in play; undefined before the first deal. */
  readonly deal: string | undefined;
}

interface PlayedSteps<Game extends GameTypes> {
  readonly steps: readonly ReelStep<Game>[];
  /** Why the script stopped before its end; undefined if it didn't. */
  readonly fault: string | undefined;
}

/** The messages for a script that stops before its end. */
interface StepMessages {
  readonly strings: PageStrings;
  /** The message for a script that would take too long. */
  readonly spent: string | undefined;
}

/** The steps of a script up to its end or its first failure. */
export function stepsOf<Game extends GameTypes>(
  kit: GameKit<Game>,
  source: SourceOf<ScriptIn<Game>>,
  { strings, spent }: StepMessages,
): PlayedSteps<Game> {
  const steps: ReelStep<Game>[] = [];
  const replay = new ReplayedScript(kit, source.script);
  const until = (fault: string | undefined): PlayedSteps<Game> => ({ steps, fault });
  for (const [item, index] of replay.items()) {
    if (item.kind === 'event' && steps.length === MAX_STEPS) return until(strings.firstEvents(MAX_STEPS));
    if (item.kind === 'event' && replay.isSpent) return until(spent);
    const { rows, fault, frame, isSeen } = replay.play(item);
    const holds = fault === undefined;
    if (item.kind === 'event') {
      const isAccepted = item.refused !== holds;
      steps.push({ event: item, isAccepted, isSeen, frame, deal: replay.deal });
    }
    if (!holds) return until(faultText(source, [index, rows], strings));
  }
  return until(undefined);
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
