/** `klondike replay --handler`: a submission plays the scripts. */
import { TextError } from '../../core/text/text-error.js';
import { KLONDIKE } from '../../games/klondike/kit.js';
import type { Script } from '../../games/klondike/script/script.js';
import type { Klondike } from '../../games/klondike/script/stage.js';
import { rulesIfKnown } from '../../games/klondike/script/script-rules.js';
import type { Candidate } from '../../grading/candidate/candidate.js';
import { CandidateFault } from '../../grading/candidate/candidate.js';
import type { EventCheckId } from '../../grading/checks/event-checks.js';
import { EVENT_CHECKS } from '../../grading/checks/event-checks.js';
import { READINGS } from '../../grading/examine/record/ledger.js';
import type { JudgedScript, ScriptFault } from '../../grading/examine/script-judge.js';
import { ScriptJudge } from '../../grading/examine/script-judge.js';
import { rowsOf } from '../../grading/export/text/difference.js';
import { placeOfItem } from '../../scripts/language/parse.js';
import type { Failure } from '../../scripts/running/run.js';
import type { Row } from '../../scripts/running/row.js';
import type { ScriptReader } from '../replay/command.js';
import type { ScriptPlayer } from '../replay/script-run.js';
import { replayOf } from '../replay/script-run.js';
import { withoutControls, judgedKit, startSubmission } from './submission.js';

/** Reads scripts for a submission. Each script gets a new process. */
export const candidateScriptReader =
  (candidate: Candidate): ScriptReader =>
  (name, text) => {
    const script = KLONDIKE.parse(text);
    const [seed, known] = [seedOf(script, text), judgedScriptOf(script, text)];
    return replayOf<Klondike>({ name, text, script }, () => playerOf(candidate, { script, seed, known }));
  };

/** @throws CandidateFault if the submission can't start */
function playerOf(
  candidate: Candidate,
  {
    script,
    seed,
    known,
  }: {
    readonly script: Script;
    readonly seed: number;
    /** The grader uses this to judge the events; undefined if the script alone says what to expect. */
    readonly known: JudgedScript | undefined;
  },
): ScriptPlayer<Klondike> {
  const judge = known && new ScriptJudge(candidate, known);
  const player = startSubmission(judge?.candidate ?? candidate, { seed });
  return {
    kit: judgedKit(),
    bring: (view) => {
      player.attach(view);
      return player.handler;
    },
    deal: () => undefined,
    seed,
    toReport: (failure) => {
      const found = failure === undefined || isVerdict(failure) ? judge?.found : undefined;
      const judged = found && known && failureOf(found, { script, sought: known.check });
      const wrong = judged ?? failure;
      return wrong && readable(wrong);
    },
    end: () => player.end(),
  };
}

/** Does the failure say only that an event was wrongly accepted or refused? Then the grader can say more. */
const isVerdict = ({ kind }: Failure): boolean => kind === 'accepted' || kind === 'refused';

/** The seed for a script without a `Seed` tag. */
const USUAL_SEED = 1;

/** The seed in the first `Seed` tag. @throws TextError if it isn't a whole number */
function seedOf(script: Script, text: string): number {
  const seed = firstTag(script, 'Seed');
  if (seed === undefined) return USUAL_SEED;
  const number = Number(seed.text);
  if (/^\d+$/.test(seed.text) && Number.isSafeInteger(number)) return number;
  throw new TextError(placeOfItem(text, seed.index), seed.text, 'a seed: a whole number from 0');
}

/** Reads the tags `Check` and `Reading`. @throws TextError if a value is unknown, or the script deals cards */
function judgedScriptOf(script: Script, text: string): JudgedScript | undefined {
  const check = namedByTag('Check', CHECKS, { script, text });
  const reading = namedByTag('Reading', READINGS, { script, text });
  const tag = firstTag(script, 'Check');
  if (check === undefined || tag === undefined) return undefined;
  if (['Deal', 'Deck', 'Layout'].some((key) => firstTag(script, key) !== undefined))
    throw new TextError(
      placeOfItem(text, tag.index),
      tag.text,
      'no Check in a script that deals cards: the grader deals none',
    );
  return { check, rules: rulesIfKnown(script), reading };
}

const CHECKS: ReadonlyMap<string, EventCheckId> = new Map(EVENT_CHECKS.map(({ id }) => [id, id]));

/** The value that the first tag with this key names. @throws TextError if the name is unknown */
function namedByTag<Named>(
  key: string,
  names: ReadonlyMap<string, Named>,
  { script, text }: { readonly script: Script; readonly text: string },
): Named | undefined {
  const tag = firstTag(script, key);
  const named = tag && names.get(tag.text);
  if (tag === undefined || named !== undefined) return named;
  const [first = ''] = names.keys();
  throw new TextError(
    placeOfItem(text, tag.index),
    tag.text,
    `a ${key} as \`klondike grade\` prints it, such as "${first}"`,
  );
}

function firstTag(
  script: Script,
  key: string,
): { readonly index: number; readonly text: string } | undefined {
  const index = script.findIndex((item) => item.kind === 'tag' && item.key === key);
  const tag = script[index];
  return tag?.kind === 'tag' ? { index, text: tag.text } : undefined;
}

/** Shows the message of a submission that died or hung, and makes all output harmless. */
function readable(failure: Failure): Failure {
  const { error, rows } = failure;
  const why = error instanceof CandidateFault ? error.message : undefined;
  return {
    ...failure,
    rows: rows.map((row) => ({
      ...row,
      seen: withoutControls(why !== undefined && !row.holds ? why : row.seen),
    })),
  };
}

/**
 * The grader's scripts end at the fault, so a fault there belongs to the check that the script names.
 * @param sought that check
 */
function failureOf(
  { failed, events }: ScriptFault,
  { script, sought }: { readonly script: Script; readonly sought: EventCheckId },
): Failure {
  const { check, message, expected, seen } = failed;
  const index = itemOf(script, events);
  const id = script.slice(index + 1).some(({ kind }) => kind === 'event') ? check : sought;
  const title = EVENT_CHECKS.find((one) => one.id === id)?.title ?? '';
  const judged: Row = { name: 'check', expected: title, seen: message, holds: false };
  return { kind: 'fact', index, rows: [judged, ...differences(expected, seen)] };
}

/** The piles that the view shows wrongly; none if `expected` is a sentence instead of a frame. */
const differences = (expected: string, seen: string): Row[] =>
  (rowsOf(expected, seen) ?? [])
    .filter(({ differs }) => differs)
    .map((line) => ({ name: line.about, expected: line.expected, seen: line.seen, holds: false }));

/** The index of the item with this event. Events count from 1. */
function itemOf(script: Script, event: number): number {
  let made = 0;
  return script.findIndex((item) => item.kind === 'event' && (made += item.times) >= event);
}
