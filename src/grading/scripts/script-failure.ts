/** The report on a script that fails. */
import type { Frame } from '../../games/klondike/contract/frame.js';
import { printFrame } from '../../games/klondike/contract/frame-text.js';
import type { Klondike } from '../../games/klondike/script/stage.js';
import { NO_CARDS } from '../../games/klondike/script/stage.js';
import { printScript } from '../../games/klondike/script/text.js';
import type { Bring } from '../../games/klondike/script/runner.js';
import type { Script } from '../../games/klondike/script/script.js';
import type { Row } from '../../scripts/running/row.js';
import type { Failure } from '../../scripts/running/run.js';
import { runWith } from '../../scripts/running/run.js';
import { GameRunner } from '../../scripts/running/runner.js';
import type { Stage } from '../../scripts/running/stage.js';
import type { Candidate } from '../candidate/candidate.js';
import type { KlondikeCall } from '../../games/klondike/contract/handler.js';
import type { FailureReport } from '../report/grade-report.js';
import { lastEventOf } from '../report/last-event.js';
import { replayOf } from '../shorten/script-of.js';

/** Plays the script again up to the first failure and reports the tables at that moment. */
export function failureReport(
  {
    id,
    title,
    script,
    failures,
  }: {
    readonly id: string;
    readonly title: string;
    readonly script: Script;
    /** At least one. */
    readonly failures: readonly Failure[];
  },
  {
    stage,
    bring,
    candidate,
    seed,
  }: {
    /** The seed of the handler's random numbers, for a script that does not set it. */
    readonly seed: number;
    readonly stage: Stage<Klondike>;
    readonly bring: Bring;
    readonly candidate: Candidate;
  },
): FailureReport {
  const frames: { readonly frame: Frame; readonly number: number }[] = [];
  const runner = new GameRunner(stage, bring, (frame, _event, number) => {
    frames.push({ frame, number });
    if (frames.length > 2) frames.shift();
  });
  const { failure = failures[0], events, frame } = runWith(runner, script);
  const before = frames.findLast(({ number }) => number < events)?.frame;
  const shown = before === undefined ? '' : printFrame(before);
  const lastEvent = lastEventOf({
    calls: callsIn(script.slice(0, (failure?.index ?? 0) + 1)),
    before: shown,
  });
  const text = withSeed(scriptUpTo(script, failure?.index ?? 0), script, seed);
  return {
    check: id,
    title: `the script ${title} runs as written`,
    message: messageOf(failure, failures.length - 1),
    ...(lastEvent !== '' && { lastEvent }),
    script: text,
    before: shown,
    ...contrastOf(failure === undefined ? [] : wrongOf(failure), frame),
    replay: replayOf(candidate, text),
  };
}

/** The calls of the script. Empty if one of them is a redo, because a redo has no description in words. */
function callsIn(script: Script): { readonly call: KlondikeCall; readonly refused: boolean }[] {
  const events = script.filter((item) => item.kind === 'event');
  if (events.some(({ call }) => call.event === 'redo')) return [];
  return events.flatMap(({ call, times, refused }) =>
    Array.from({ length: times }, () => ({ call: call as KlondikeCall, refused })),
  );
}

/** Leaves out comments, and tags that change nothing. */
function scriptUpTo(script: Script, index: number): string {
  const needed = ['Rules', ...SAME_CARDS];
  const items = script
    .slice(0, index + 1)
    .filter((item) => item.kind !== 'comment' && (item.kind !== 'tag' || needed.includes(item.key)));
  return printScript(items).trimEnd();
}

/** A script that sets the cards does not need a seed to show the same fault again. */
function withSeed(text: string, script: Script, seed: number): string {
  const setsCards = script.some((item) => item.kind === 'tag' && SAME_CARDS.includes(item.key));
  return setsCards ? text : `[Seed "${seed}"]\n${text}`;
}

const SAME_CARDS = ['Seed', 'Deal', 'Deck', 'Layout'];

function messageOf(failure: Failure | undefined, more: number): string {
  const text =
    failure === undefined
      ? ''
      : wrongOf(failure)
          .map((row) => sentence(row, failure.kind))
          .join('; ');
  return more > 0 ? `${text}; after that, ${more} more ${more === 1 ? 'item fails' : 'items fail'}` : text;
}

function sentence({ name, expected, seen }: Row, kind: Failure['kind']): string {
  const event = name.replace(/\?$/, '');
  switch (kind) {
    case 'thrown':
      return `${event} fails: ${errorIn(seen)}`;
    case 'refused':
      return `${event} must be accepted${seen.startsWith('refused') ? ', but is ' : ': '}${seen}`;
    case 'accepted':
      return `${event} must be refused, but it changed the view`;
    case 'fact':
      return `${name} is ${orNothing(seen)}, but must be ${orNothing(expected)}`;
  }
}

const orNothing = (text: string): string => (text === '' || text === NO_CARDS ? 'nothing' : text);

const errorIn = (seen: string): string => seen.replace(/^thrown: (CandidateFault: )?/, '');

const wrongOf = ({ rows }: Failure): readonly Row[] => rows.filter(({ holds }) => !holds);

/** Two tables if all failed rows are about the table; otherwise sentences. */
function contrastOf(wrong: readonly Row[], frame: Frame): Pick<FailureReport, 'expected' | 'seen'> {
  const lines = printFrame(frame).split('\n');
  const expected = wrong.reduce((text, row) => withRow(text, row), lines);
  if (wrong.every(({ name }) => lines.some((line) => line.startsWith(`${name}:`))))
    return { expected: expected.join('\n'), seen: lines.join('\n') };
  const text = (side: 'expected' | 'seen'): string =>
    wrong.map((row) => errorIn(row[side]) || 'nothing').join('\n');
  return { expected: text('expected'), seen: text('seen') };
}

/** The line of an empty pile is empty after its name. */
const withRow = (lines: readonly string[], { name, expected }: Row): string[] =>
  lines.map((line) =>
    line.startsWith(`${name}:`) ? `${name}: ${expected === NO_CARDS ? '' : expected}`.trimEnd() : line,
  );
