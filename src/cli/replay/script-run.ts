/** Runs one script and reports on it. */
import type { GameKit } from '../../kit/kit.js';
import type { EventItemOf, ScriptOf } from '../../scripts/language/items.js';
import { placeOfItem } from '../../scripts/language/parse.js';
import { printEvent } from '../../scripts/language/print-word.js';
import type { Failure, RunResultOf, SourceOf } from '../../scripts/running/run.js';
import { printFailureIn, runWith } from '../../scripts/running/run.js';
import { GameRunner } from '../../scripts/running/runner.js';
import type { BringOf, GameTypes, ScriptIn } from '../../scripts/running/stage.js';
import type { REPLAY_OPTIONS } from '../options.js';
import type { Outputs } from '../output.js';
import type { CommandTexts } from '../strings/english.js';
import { COMMAND_ENGLISH } from '../strings/english.js';
import type { UnreadScript } from './script-file.js';

export interface ReplayOutput {
  readonly frames: (typeof REPLAY_OPTIONS.frames.values)[number];
  readonly json: boolean;
  readonly outputs: Outputs;
  readonly texts: CommandTexts;
}

/** Runs a script. Returns true if everything was as expected. */
export type ScriptReplay = (printing: ReplayOutput) => boolean;

/** The handler that plays a script, and its game. */
export interface ScriptPlayer<Game extends GameTypes> {
  /** The game, with the way to judge this handler. */
  readonly kit: GameKit<Game>;
  readonly bring: BringOf<Game>;
  /** The name of the deal in play; undefined if unknown. */
  readonly deal: () => string | undefined;
  /** The seed of the handler's random numbers, if it was given one. */
  readonly seed?: number;
  /** The failure to report, perhaps one that the script does not check. */
  readonly toReport?: (failure: Failure | undefined) => Failure | undefined;
  /** Called after the script. */
  readonly end?: () => void;
}

/** @param playerFor returns the handler that plays the script; called when the script runs */
export function replayOf<Game extends GameTypes>(
  source: SourceOf<ScriptIn<Game>>,
  playerFor: (script: ScriptIn<Game>) => ScriptPlayer<Game>,
): ScriptReplay | UnreadScript {
  // A script with no events would pass whatever the game does.
  if (!source.script.some(({ kind }) => kind === 'event'))
    return { name: source.name, why: (say) => say.replay.empty };
  return (printing) => {
    const player = playerFor(source.script);
    try {
      return isAsExpected(source, player, printing);
    } finally {
      player.end?.();
    }
  };
}

function isAsExpected<Game extends GameTypes>(
  source: SourceOf<ScriptIn<Game>>,
  { kit, bring, deal, seed, toReport = (failure) => failure }: ScriptPlayer<Game>,
  { frames, json, outputs, texts }: ReplayOutput,
): boolean {
  const report = (json ? jsonReport : textReport)({ kit, source, seed }, outputs, texts);
  const runner = new GameRunner(kit, bring, (frame, event, number) => {
    if (frames === 'all') report.frame({ number, event, frame, deal: deal() });
  });
  const result = runWith(runner, source.script);
  const { events, frame } = result;
  const failure = toReport(result.failure);
  if (frames === 'last') report.frame({ number: events, frame, deal: deal() });
  report.end({ ...result, failure }, deal());
  return failure === undefined;
}

/** Reports on one script. */
interface ScriptReport<Game extends GameTypes> {
  readonly frame: (shown: {
    /** The number of the event, from 1. Refused events count as well. */
    readonly number: number;
    /** Absent for the frame at the end. */
    readonly event?: EventItemOf<Game['call']>;
    /** The name of the deal in play. */
    readonly deal: string | undefined;
    readonly frame: Game['frame'];
  }) => void;
  /** `deal` is the name of the last deal. */
  readonly end: (result: RunResultOf<Game['frame']>, deal: string | undefined) => void;
}

interface ReplayedScript<Game extends GameTypes> {
  readonly kit: GameKit<Game>;
  /** The seed of the handler's random numbers, if it has one. In that case, its deals have no names. */
  readonly seed?: number | undefined;
  readonly source: SourceOf<ScriptOf<Game['call'], Game['fact']>>;
}

/** Prints each frame after a comment to standard output, and the result to standard error. */
const textReport = <Game extends GameTypes>(
  { kit, source, seed }: ReplayedScript<Game>,
  { output, errors }: Outputs,
  texts: CommandTexts,
): ScriptReport<Game> => ({
  frame: ({ number, event, frame, deal }) => {
    const { language } = kit;
    const what = event === undefined ? 'the end' : printEvent(language, { ...event, times: 1 });
    const isDealt = event !== undefined && language.begins(event.call) && seed === undefined;
    const dealt = isDealt ? `\n# deal: ${deal ?? ''}` : '';
    output.print(`# ${source.name} ${number}: ${what}${dealt}\n${kit.printFrame(frame)}\n`);
  },
  end: ({ failure, events }, deal) => {
    output.flush();
    if (failure === undefined) {
      errors.print(texts.replay.asExpected(source.name, texts.counted(events, 'event')));
    } else {
      const text = printFailureIn(kit.language, source, failure, texts.replay);
      const from = seed === undefined ? texts.replay.deal(deal) : texts.replay.seed(seed);
      errors.print(`${text}\n${from}`);
    }
  },
});

/** Prints a line for each frame, and one at the end of the script, to standard output. */
const jsonReport = <Game extends GameTypes>(
  { kit, source, seed }: ReplayedScript<Game>,
  { output }: Outputs,
): ScriptReport<Game> => ({
  frame: ({ number, event, frame, deal }) =>
    output.print(
      JSON.stringify({
        script: source.name,
        deal,
        seed,
        number,
        event: event && printEvent(kit.language, { ...event, times: 1 }),
        frame: kit.frameData(frame),
      }),
    ),
  end: ({ failure, events }, deal) => {
    const how =
      failure === undefined
        ? { ok: true }
        : { ok: false, kind: failure.kind, ...placeOfItem(source.text, failure.index), rows: failure.rows };
    output.print(JSON.stringify({ script: source.name, deal, seed, events, ...how }));
  },
});

/** Reports a script that can't run, instead of its result. */
export function reportUnread(
  { name, why, place }: UnreadScript,
  {
    json,
    outputs: { output, errors },
    texts,
  }: { readonly json: boolean; readonly outputs: Outputs; readonly texts: CommandTexts },
): void {
  if (json) {
    output.print(JSON.stringify({ script: name, ok: false, error: why(COMMAND_ENGLISH), ...place }));
  } else {
    output.flush();
    errors.print(texts.about(name, why(texts)));
  }
}
