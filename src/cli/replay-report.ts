/** What `klondike replay` prints: text for people, or a line of JSON for each thing there is to say. */
import { printCard } from '../core/card.js';
import type { Frame } from '../klondike/contract/frame.js';
import { SHOWN_PILES, cardsShown, printFrame } from '../klondike/notation/frame.js';
import { printEvent } from '../replay/klondike/print.js';
import { placeOfItem } from '../replay/script/parse.js';
import type { Source, RunResult } from '../replay/klondike/runner.js';
import { printFailure } from '../replay/klondike/runner.js';
import type { EventItem } from '../replay/klondike/script.js';
import type { Outputs } from './output.js';

export interface Shown {
  readonly source: Source;
  /** The event's, from 1; refused ones count, too. */
  readonly number: number;
  /** Absent for the frame at the end. */
  readonly event?: EventItem;
  /** The name of the deal in play. */
  readonly deal: string | undefined;
  readonly frame: Frame;
}

export interface Report {
  readonly frame: (shown: Shown) => void;
  /** `deal` is the name of the last one. */
  readonly end: (source: Source, result: RunResult, deal: string | undefined) => void;
}

/** Frames under a comment each, to standard output; how it went, to standard error. */
export const textReport = ({ output, errors }: Outputs): Report => ({
  frame: ({ source, number, event, frame, deal }) => {
    const what = event === undefined ? 'the end' : printEvent({ ...event, times: 1 });
    const dealt = event?.call.event === 'newGame' ? `\n# deal: ${deal ?? ''}` : '';
    output.print(`# ${source.name} ${number}: ${what}${dealt}\n${printFrame(frame)}\n`);
  },
  end: (source, { failure, events }, deal) => {
    output.flush();
    if (failure === undefined) {
      errors.print(`${source.name}: as expected, ${events} event${events === 1 ? '' : 's'}`);
    } else {
      errors.print(`${printFailure(source, failure)}\nThe deal: ${deal ?? 'none yet'}`);
    }
  },
});

/** A line for each frame and one for each script's end, all to standard output. */
export const jsonReport = ({ output }: Outputs): Report => ({
  frame: ({ source, number, event, frame, deal }) =>
    output.print(
      JSON.stringify({
        script: source.name,
        deal,
        number,
        event: event && printEvent({ ...event, times: 1 }),
        frame: frameData(frame),
      }),
    ),
  end: (source, { failure, events }, deal) => {
    const how =
      failure === undefined
        ? { ok: true }
        : { ok: false, ...placeOfItem(source.text, failure.index), rows: failure.rows };
    output.print(JSON.stringify({ script: source.name, deal, events, ...how }));
  },
});

/** The frame with cards as text. */
const frameData = (frame: Frame): object => ({
  stock: frame.stockEmpty ? 'empty' : 'full',
  ...Object.fromEntries(SHOWN_PILES.map((pile) => [pile, cardsShown(frame, pile).map(printCard)])),
  moves: frame.moves,
  won: frame.won,
});
