/** What `klondike replay` prints: text for people, or a line of JSON for each thing there is to say. */
import type { GameKit } from '../../kit/kit.js';
import type { RunResultOf, SourceOf } from '../../scripts/running/run.js';
import { printFailureIn } from '../../scripts/running/run.js';
import type { GameTypes } from '../../scripts/running/stage.js';
import { printEvent } from '../../scripts/language/print.js';
import type { EventItemOf, ScriptOf } from '../../scripts/language/items.js';
import { placeOfItem } from '../../scripts/language/parse.js';
import type { Outputs } from '../output.js';
import type { CommandTexts } from '../strings/command-english.js';
import { COMMAND_ENGLISH } from '../strings/command-english.js';
import type { UnreadScript } from './script-file.js';

interface Shown<Game extends GameTypes> {
  /** The number of the event, from 1; refused events count, too. */
  readonly number: number;
  /** Absent for the frame at the end. */
  readonly event?: EventItemOf<Game['call']>;
  /** The name of the deal in play. */
  readonly deal: string | undefined;
  readonly frame: Game['frame'];
}

/** Reports on one script. */
interface Report<Game extends GameTypes> {
  readonly frame: (shown: Shown<Game>) => void;
  /** `deal` is the name of the last deal. */
  readonly end: (result: RunResultOf<Game['frame']>, deal: string | undefined) => void;
}

/** The script that is run, and the kit of its game. */
interface Replayed<Game extends GameTypes> {
  readonly kit: GameKit<Game>;
  /** What the handler's chance was seeded with, where that was done: its deals have no names. */
  readonly seed?: number | undefined;
  readonly source: SourceOf<ScriptOf<Game['call'], Game['fact']>>;
}

/** Prints each frame under a comment to standard output, and the result to standard error. */
export const textReport = <Game extends GameTypes>(
  { kit, source, seed }: Replayed<Game>,
  { output, errors }: Outputs,
  texts: CommandTexts,
): Report<Game> => ({
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
export const jsonReport = <Game extends GameTypes>(
  { kit, source, seed }: Replayed<Game>,
  { output }: Outputs,
): Report<Game> => ({
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
