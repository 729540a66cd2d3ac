/** Runs one script that was read, and reports on it. */
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

/** Runs a script that was read. True if all was as expected. */
export type ScriptReplay = (printing: ReplayOutput) => boolean;

/** The handler that plays a script, and its game. */
export interface ScriptPlayers<Game extends GameTypes> {
  /** The game as this handler is judged. */
  readonly kit: GameKit<Game>;
  readonly bring: BringOf<Game>;
  /** The name of the deal in play; undefined if it is not known. */
  readonly deal: () => string | undefined;
  /** The seed of the handler's random numbers, if it was given one. */
  readonly seed?: number;
  /** The failure to report. May report one that the script does not check. */
  readonly told?: (failure: Failure | undefined) => Failure | undefined;
  /** Called after the script. */
  readonly end?: () => void;
}

/** @param castFor gives the handler that plays the script; called when the script runs */
export function replayOf<Game extends GameTypes>(
  source: SourceOf<ScriptIn<Game>>,
  castFor: (script: ScriptIn<Game>) => ScriptPlayers<Game>,
): ScriptReplay | UnreadScript {
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
  { kit, bring, deal, seed, told = (failure) => failure }: ScriptPlayers<Game>,
  { frames, json, outputs, texts }: ReplayOutput,
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

/** Reports on one script. */
interface ScriptReport<Game extends GameTypes> {
  readonly frame: (shown: {
    /** The number of the event, from 1; refused events count, too. */
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

/** The script that is run, and the kit of its game. */
interface Replayed<Game extends GameTypes> {
  readonly kit: GameKit<Game>;
  /** The seed of the handler's random numbers, if it was given one. Then its deals have no names. */
  readonly seed?: number | undefined;
  readonly source: SourceOf<ScriptOf<Game['call'], Game['fact']>>;
}

/** Prints each frame under a comment to standard output, and the result to standard error. */
const textReport = <Game extends GameTypes>(
  { kit, source, seed }: Replayed<Game>,
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
      const told = printFailureIn(kit.language, source, failure, texts.replay);
      const from = seed === undefined ? texts.replay.deal(deal) : texts.replay.seed(seed);
      errors.print(`${told}\n${from}`);
    }
  },
});

/** Prints a line for each frame and one for the script's end, all to standard output. */
const jsonReport = <Game extends GameTypes>(
  { kit, source, seed }: Replayed<Game>,
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

/** Reports a script that cannot be run, where its result would stand. */
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
