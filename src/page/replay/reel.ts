/** A script as a reel: what there is to see after each of its events, worked out once. */
import { tableOf } from '../../doors/houses.js';
import { EMPTY_FRAME } from '../../klondike/contract/frame.js';
import type { Frame } from '../../klondike/contract/frame.js';
import { KlondikeController } from '../../klondike/controller.js';
import type { Layout } from '../../klondike/model/layout.js';
import type { Rules } from '../../klondike/model/rules.js';
import { printEvent, printScript } from '../../replay/klondike/print.js';
import type { Row } from '../../replay/running/rows.js';
import { placeOfItem } from '../../replay/script/parse.js';
import type { Source } from '../../replay/klondike/runner.js';
import { printRows } from '../../replay/running/rows.js';
import { ScriptRunner } from '../../replay/klondike/runner.js';
import type { EventItem, Item } from '../../replay/klondike/script.js';
import { stockSeen } from '../../klondike/stock-seen.js';
import { rulesOf } from '../../replay/klondike/tags.js';
import { count } from '../../views/browser/speech/names.js';

/** The most events of a reel: each has a frame that is kept. */
export const MOST_STEPS = 20_000;

export interface Step {
  /** Made once. */
  readonly event: EventItem;
  /** As it turned out, whatever the script expects. */
  readonly isAccepted: boolean;
  /** What is visible then. */
  readonly frame: Frame;
  /** The name of the deal in play; undefined before the first. */
  readonly deal: string | undefined;
}

export interface Reel {
  readonly rules: Rules;
  readonly steps: readonly Step[];
  /** Why the script was not played to its end; undefined where it was. */
  readonly fault: string | undefined;
}

/** @throws TextError at a `Rules` tag that names no house of ours */
export function reelOf(source: Source): Reel {
  const rules = rulesOf(source.script);
  const steps: Step[] = [];
  const controller = new KlondikeController({ table: tableOf(rules) });
  const runner = new ScriptRunner((view) => {
    controller.attach(view);
    return controller;
  });
  for (const { item, index } of singles(source.script)) {
    if (item.kind === 'event' && steps.length === MOST_STEPS) return { rules, steps, fault: TOO_LONG };
    const rows = runner.step(item);
    const holds = rows.every((row) => row.holds);
    if (item.kind === 'event') {
      const isAccepted = item.refused !== holds;
      const frame = rules.inPlay === 'stock' ? withStock(runner.frame, controller.layout) : runner.frame;
      steps.push({ event: item, isAccepted, frame, deal: controller.deal });
    }
    if (!holds) return { rules, steps, fault: faultText(source, index, rows) };
  }
  return { rules, steps, fault: undefined };
}

const withStock = (frame: Frame, layout: Layout | undefined): Frame => ({ ...frame, ...stockSeen(layout) });

const TOO_LONG = `Only the first ${MOST_STEPS} events are shown.`;

/** Every item with its place in the script; an event that is made more than once comes as often. */
function* singles(script: readonly Item[]): Generator<{ readonly item: Item; readonly index: number }> {
  for (const [index, item] of script.entries()) {
    const times = item.kind === 'event' ? item.times : 1;
    const single = item.kind === 'event' ? { ...item, times: 1 } : item;
    for (let time = 0; time < times; time++) yield { item: single, index };
  }
}

function faultText({ name, text }: Source, index: number, rows: readonly Row[]): string {
  const { line, column } = placeOfItem(text, index);
  return `${name}:${line}:${column}: not as expected\n${printRows(rows)}`;
}

/** What is visible after so many events. */
export const frameAt = ({ steps }: Reel, number: number): Frame => steps[number - 1]?.frame ?? EMPTY_FRAME;

/** `event 12 of 150: w>t3, 12 moves`. Events count from 1. */
export function sayStep({ steps }: Reel, number: number): string {
  const step = steps[number - 1];
  if (step === undefined) return 'no event';
  const word = printEvent({ ...step.event, refused: false });
  const { moves } = step.frame;
  const outcome = step.isAccepted ? count(moves, 'move') : 'refused';
  return `event ${number} of ${steps.length}: ${word}, ${outcome}`;
}

/** The game that is in play after so many events, as a script to go on with; undefined before the first deal. */
export function gameAt({ rules, steps }: Reel, number: number): string | undefined {
  const made = steps.slice(0, number).filter((step) => step.isAccepted);
  const start = made.findLastIndex(({ event }) => event.call.event === 'newGame');
  const deal = made[start]?.deal;
  if (deal === undefined) return undefined;
  return printScript([
    { kind: 'tag', key: 'Game', text: 'klondike' },
    { kind: 'tag', key: 'Rules', text: rules.name },
    { kind: 'tag', key: 'Deal', text: deal },
    ...made.slice(start).map(({ event }): Item => ({ ...event, refused: false })),
  ]);
}
