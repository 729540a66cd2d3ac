/** Runs one script that was read, and reports on it. */
import type { GameKit } from '../../kit/kit.js';
import type { Failure, SourceOf } from '../../scripts/running/run.js';
import { runWith } from '../../scripts/running/run.js';
import { GameRunner } from '../../scripts/running/runner.js';
import type { BringOf, GameTypes, ScriptIn } from '../../scripts/running/stage.js';
import type { Outputs } from '../output.js';
import type { CommandTexts } from '../strings/command-english.js';
import { jsonReport, textReport } from './report.js';
import type { UnreadScript } from './script-file.js';

export interface Printing {
  readonly frames: 'all' | 'last' | 'none';
  readonly json: boolean;
  readonly outputs: Outputs;
  readonly texts: CommandTexts;
}

/** Runs a script that was read. True if all was as expected. */
export type Replay = (printing: Printing) => boolean;

/** Who plays a script. */
export interface Cast<Game extends GameTypes> {
  /** The game as this handler is judged. */
  readonly kit: GameKit<Game>;
  readonly bring: BringOf<Game>;
  /** The name of the deal in play; undefined if it is not known. */
  readonly deal: () => string | undefined;
  /** What the handler's chance was seeded with, where that was done. */
  readonly seed?: number;
  /** What is told of the failure; without one, what was wrong besides what the script says, if something was. */
  readonly told?: (failure: Failure | undefined) => Failure | undefined;
  /** To be called when the script has been run. */
  readonly end?: () => void;
}

/** @param castFor who plays the script; called when it is run */
export function replayOf<Game extends GameTypes>(
  source: SourceOf<ScriptIn<Game>>,
  castFor: (script: ScriptIn<Game>) => Cast<Game>,
): Replay | UnreadScript {
  // Such a script would be as expected whatever the game did.
  if (!source.script.some(({ kind }) => kind === 'event'))
    return { name: source.name, why: (say) => say.replay.empty };
  return (printing) => {
    const cast = castFor(source.script);
    try {
      return isAsExpected(source, cast, printing);
    } finally {
      cast.end?.();
    }
  };
}

function isAsExpected<Game extends GameTypes>(
  source: SourceOf<ScriptIn<Game>>,
  { kit, bring, deal, seed, told = (failure) => failure }: Cast<Game>,
  { frames, json, outputs, texts }: Printing,
): boolean {
  const report = (json ? jsonReport : textReport)({ kit, source, seed }, outputs, texts);
  const runner = new GameRunner(kit, bring, (frame, event, number) => {
    if (frames === 'all') report.frame({ number, event, frame, deal: deal() });
  });
  const result = runWith(runner, source.script);
  const { events, frame } = result;
  const failure = told(result.failure);
  if (frames === 'last') report.frame({ number: events, frame, deal: deal() });
  report.end({ ...result, failure }, deal());
  return failure === undefined;
}
