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
import type { ScriptPlayers } from '../replay/script-run.js';
import { replayOf } from '../replay/script-run.js';
import { harmless, judgedKit, seated } from './submission.js';

/** Reads scripts for a submission. Each script gets a new process. */
export const readForCandidate =
  (candidate: Candidate): ScriptReader =>
  (name, text) => {
    const script = KLONDIKE.parse(text);
    const [seed, known] = [seedOf(script, text), knownOf(script, text)];
    return replayOf<Klondike>({ name, text, script }, () => castOf(candidate, { script, seed, known }));
  };

/** @throws CandidateFault if the submission cannot be started */
function castOf(
  candidate: Candidate,
  {
    script,
    seed,
    known,
  }: {
    readonly script: Script;
    readonly seed: number;
    /** The grader judges the events by this. Without it, only the script says what to expect. */
    readonly known: JudgedScript | undefined;
  },
): ScriptPlayers<Klondike> {
  const judge = known && new ScriptJudge(candidate, known);
  const player = seated(judge?.candidate ?? candidate, { seed });
  return {
    kit: judgedKit(),
    bring: (view) => {
      player.attach(view);
      return player.handler;
    },
    deal: () => undefined,
    seed,
    told: (failure) => {
      const found = failure === undefined || isVerdict(failure) ? judge?.found : undefined;
      const judged = found && known && failureOf(found, { script, sought: known.check });
      const wrong = judged ?? failure;
      return wrong && told(wrong);
    },
    end: () => player.end(),
  };
}

/** Does it say only that an event was wrongly accepted or refused? Then the grader says more. */
const isVerdict = ({ kind }: Failure): boolean => kind === 'accepted' || kind === 'refused';

/** The seed of a script without a `Seed` tag. */
const USUAL_SEED = 1;

/** The seed in the first `Seed` tag. @throws TextError if it is no whole number */
function seedOf(script: Script, text: string): number {
  const seed = firstTag(script, 'Seed');
  if (seed === undefined) return USUAL_SEED;
  const number = Number(seed.text);
  if (/^\d+$/.test(seed.text) && Number.isSafeInteger(number)) return number;
  throw new TextError(placeOfItem(text, seed.index), seed.text, 'a seed: a whole number from 0');
}

/** What the tags `Check` and `Reading` say. @throws TextError if they say nothing known, or the script deals cards */
function knownOf(script: Script, text: string): JudgedScript | undefined {
  const check = namedBy('Check', CHECKS, { script, text });
  const reading = namedBy('Reading', READINGS, { script, text });
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

/** The value that the first tag of this key names. @throws TextError if it names nothing */
function namedBy<Named>(
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

/** A submission that fails as no handler does has not thrown anything. */
function told(failure: Failure): Failure {
  const { error, rows } = failure;
  const why = error instanceof CandidateFault ? error.message : undefined;
  return {
    ...failure,
    rows: rows.map((row) => ({ ...row, seen: harmless(why !== undefined && !row.holds ? why : row.seen) })),
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

/** The piles that the view shows wrongly; none if a sentence describes the expected frame. */
const differences = (expected: string, seen: string): Row[] =>
  (rowsOf(expected, seen) ?? [])
    .filter(({ differs }) => differs)
    .map((line) => ({ name: line.about, expected: line.expected, seen: line.seen, holds: false }));

/** The item that makes this event, which is counted from 1. */
function itemOf(script: Script, event: number): number {
  let made = 0;
  return script.findIndex((item) => item.kind === 'event' && (made += item.times) >= event);
}
