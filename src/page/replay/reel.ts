/** A script as a reel: what there is to see after each of its events, worked out once. */
import { printEvent } from '../../scripts/language/event-word.js';
import type { EventItemOf, TagItem } from '../../scripts/language/items.js';
import { placeOfItem } from '../../scripts/language/parse.js';
import { printIn } from '../../scripts/language/print.js';
import type { GameKit } from '../../kit/kit.js';
import { houseOf, houseTags } from '../../kit/kit.js';
import type { SourceOf } from '../../scripts/running/report.js';
import type { Row } from '../../scripts/running/rows.js';
import { printRows } from '../../scripts/running/rows.js';
import { GameRunner } from '../../scripts/running/runner.js';
import type { GameTypes, ItemIn, ScriptIn } from '../../scripts/running/stage.js';

/** The most events of a reel: each has a frame that is kept. */
export const MOST_STEPS = 20_000;

export interface Step<Game extends GameTypes> {
  /** Made once. */
  readonly event: EventItemOf<Game['call']>;
  /** As it turned out, whatever the script expects. */
  readonly isAccepted: boolean;
  /** Was anything shown in it? */
  readonly isSeen: boolean;
  /** What is visible then. */
  readonly frame: Game['frame'];
  /** The name of the deal in play; undefined before the first. */
  readonly deal: string | undefined;
}

export interface Reel<Game extends GameTypes> {
  readonly kit: GameKit<Game>;
  readonly house: string;
  readonly steps: readonly Step<Game>[];
  /** Why the script was not played to its end; undefined where it was. */
  readonly fault: string | undefined;
}

/** @throws TextError where the script names a house that there is not */
export function reelOf<Game extends GameTypes>(
  kit: GameKit<Game>,
  source: SourceOf<ScriptIn<Game>>,
): Reel<Game> {
  const steps: Step<Game>[] = [];
  const house = houseOf(kit, source.script);
  const { handler, seen, limit } = kit.playerFor(source.script);
  const runner = new GameRunner(kit, (view) => {
    handler.attach(view);
    return handler;
  });
  const until = (fault: string | undefined): Reel<Game> => ({ kit, house, steps, fault });
  for (const { item, index } of singles<Game>(source.script)) {
    const end = steps.length === MOST_STEPS ? TOO_LONG : limit?.();
    if (item.kind === 'event' && end !== undefined) return until(end);
    const before = runner.frame;
    const rows = runner.step(item);
    const holds = rows.every((row) => row.holds);
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
    if (!holds) return until(faultText(source, index, rows));
  }
  return until(undefined);
}

const TOO_LONG = `Only the first ${MOST_STEPS} events are shown.`;

interface Single<Game extends GameTypes> {
  readonly item: ItemIn<Game>;
  readonly index: number;
}

/** Every item with its place in the script; an event that is made more than once comes as often. */
function* singles<Game extends GameTypes>(script: ScriptIn<Game>): Generator<Single<Game>> {
  for (const [index, item] of script.entries()) {
    const times = item.kind === 'event' ? item.times : 1;
    const single = item.kind === 'event' ? { ...item, times: 1 } : item;
    for (let time = 0; time < times; time++) yield { item: single, index };
  }
}

function faultText({ name, text }: SourceOf<unknown>, index: number, rows: readonly Row[]): string {
  const { line, column } = placeOfItem(text, index);
  return `${name}:${line}:${column}: not as expected\n${printRows(rows)}`;
}

/** What is visible after so many events. */
export const frameAt = <Game extends GameTypes>({ kit, steps }: Reel<Game>, number: number): Game['frame'] =>
  steps[number - 1]?.frame ?? kit.emptyFrame;

/** `event 12 of 150: w>t3, 12 moves`. Events count from 1. */
export function sayStep<Game extends GameTypes>({ kit, steps }: Reel<Game>, number: number): string {
  const step = steps[number - 1];
  if (step === undefined) return 'no event';
  const word = printEvent(kit.language, { ...step.event, refused: false });
  const outcome = step.isAccepted ? kit.sayFrame(step.frame) : 'refused';
  return `event ${number} of ${steps.length}: ${word}, ${outcome}`;
}

/**
 * The game that is in play after so many events, as a script to go on with; undefined before the first deal. A
 * refused event is in it where something was shown in it, as in a game it changes what the next one does.
 */
export function gameAt<Game extends GameTypes>(
  { kit, house, steps }: Reel<Game>,
  number: number,
): string | undefined {
  const made = steps.slice(0, number).filter((step) => step.isSeen);
  const start = made.findLastIndex(({ event }) => kit.language.begins(event.call));
  const { event, deal } = made[start] ?? {};
  if (event === undefined || deal === undefined) return undefined;
  const dealt: TagItem[] = kit.takesDeal(event.call) ? [{ kind: 'tag', key: 'Deal', text: deal }] : [];
  return printIn(kit.language, [
    { kind: 'tag', key: 'Game', text: kit.name },
    ...houseTags(kit, house),
    ...dealt,
    ...made.slice(start).map(({ event, isAccepted }): ItemIn<Game> => ({ ...event, refused: !isAccepted })),
  ]);
}
