/** A script as a reel: what there is to see after each of its events, worked out once. */
import { printEvent } from '../../scripts/language/event-word.js';
import type { EventItemOf, ItemOf, TagItem } from '../../scripts/language/items.js';
import { placeOfItem } from '../../scripts/language/parse.js';
import { printIn } from '../../scripts/language/print.js';
import type { Kit, ScriptIn } from '../../scripts/running/kit.js';
import type { SourceOf } from '../../scripts/running/report.js';
import type { Row } from '../../scripts/running/rows.js';
import { printRows } from '../../scripts/running/rows.js';
import { GameRunner } from '../../scripts/running/runner.js';
import type { GameTypes, HandlerOf } from '../../scripts/running/stage.js';

/** The most events of a reel: each has a frame that is kept. */
export const MOST_STEPS = 20_000;

export interface StepOf<Game extends GameTypes> {
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

/** How the scripts of a game are shown. */
export interface Projector<Game extends GameTypes> {
  readonly kit: Kit<Game>;
  readonly newPlayer: () => Player<Game>;
  /** What has come of the game: `12 moves`. */
  readonly sayFrame: (frame: Game['frame']) => string;
  /** Before the games of a script, beside the game's own. */
  readonly tags?: readonly TagItem[];
}

export interface Player<Game extends GameTypes> {
  readonly handler: HandlerOf<Game> & { readonly deal: string | undefined };
  readonly attach: (view: Game['view']) => void;
  /** What is seen in place of a view's frame; `isNew` where the event before has shown it. */
  readonly seen?: (frame: Game['frame'], isNew: boolean) => Game['frame'];
  /** Why no further event is played; undefined as long as there may be one. */
  readonly limit?: () => string | undefined;
}

export interface ReelOf<Game extends GameTypes> {
  readonly projector: Projector<Game>;
  readonly steps: readonly StepOf<Game>[];
  /** Why the script was not played to its end; undefined where it was. */
  readonly fault: string | undefined;
}

type ItemIn<Game extends GameTypes> = ItemOf<Game['call'], Game['fact']>;

export function reelBy<Game extends GameTypes>(
  projector: Projector<Game>,
  source: SourceOf<ScriptIn<Game>>,
): ReelOf<Game> {
  const steps: StepOf<Game>[] = [];
  const player = projector.newPlayer();
  const runner = new GameRunner(projector.kit, (view) => {
    player.attach(view);
    return player.handler;
  });
  for (const { item, index } of singles<Game>(source.script)) {
    const limit = steps.length === MOST_STEPS ? TOO_LONG : player.limit?.();
    if (item.kind === 'event' && limit !== undefined) return { projector, steps, fault: limit };
    const before = runner.frame;
    const rows = runner.step(item);
    const holds = rows.every((row) => row.holds);
    if (item.kind === 'event') {
      const isAccepted = item.refused !== holds;
      const { frame } = runner;
      const { handler, seen } = player;
      const isSeen = frame !== before;
      steps.push({
        event: item,
        isAccepted,
        isSeen,
        frame: seen?.(frame, isSeen) ?? frame,
        deal: handler.deal,
      });
    }
    if (!holds) return { projector, steps, fault: faultText(source, index, rows) };
  }
  return { projector, steps, fault: undefined };
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
export const frameAt = <Game extends GameTypes>(
  { projector, steps }: ReelOf<Game>,
  number: number,
): Game['frame'] => steps[number - 1]?.frame ?? projector.kit.emptyFrame;

/** `event 12 of 150: w>t3, 12 moves`. Events count from 1. */
export function sayStep<Game extends GameTypes>({ projector, steps }: ReelOf<Game>, number: number): string {
  const step = steps[number - 1];
  if (step === undefined) return 'no event';
  const word = printEvent(projector.kit.language, { ...step.event, refused: false });
  const outcome = step.isAccepted ? projector.sayFrame(step.frame) : 'refused';
  return `event ${number} of ${steps.length}: ${word}, ${outcome}`;
}

/**
 * The game that is in play after so many events, as a script to go on with; undefined before the first deal. A
 * refused event is in it where something was shown in it, as in a game it changes what the next one does.
 */
export function gameAt<Game extends GameTypes>(
  { projector, steps }: ReelOf<Game>,
  number: number,
): string | undefined {
  const { kit, tags = [] } = projector;
  const made = steps.slice(0, number).filter((step) => step.isSeen);
  const start = made.findLastIndex(({ event }) => kit.language.begins(event.call));
  const { event, deal } = made[start] ?? {};
  if (event === undefined || deal === undefined) return undefined;
  const dealt: TagItem[] = kit.takesDeal(event.call) ? [{ kind: 'tag', key: 'Deal', text: deal }] : [];
  return printIn(kit.language, [
    { kind: 'tag', key: 'Game', text: kit.name },
    ...tags,
    ...dealt,
    ...made.slice(start).map(({ event, isAccepted }): ItemIn<Game> => ({ ...event, refused: !isAccepted })),
  ]);
}
