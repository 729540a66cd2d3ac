/** `klondike replay --handler`: a submission plays the scripts. */
import { TextError } from '../../core/text/text-error.js';
import { KLONDIKE } from '../../games/klondike/kit.js';
import type { Script } from '../../games/klondike/script/script.js';
import type { Klondike } from '../../games/klondike/script/stage.js';
import type { Candidate } from '../../grading/candidate/candidate.js';
import { CandidateFault } from '../../grading/candidate/candidate.js';
import { placeOfItem } from '../../scripts/language/parse.js';
import type { Failure } from '../../scripts/running/run.js';
import type { Read } from '../replay/command.js';
import { replayOf } from '../replay/replayed.js';
import type { Cast } from '../replay/replayed.js';
import { harmless } from './options.js';
import { judgedKit } from './judged-kit.js';
import { seated } from './seated.js';

/** Reads scripts for a submission. Each gets a process of its own. */
export const readForCandidate =
  (candidate: Candidate): Read =>
  (name, text) => {
    const script = KLONDIKE.parse(text);
    const seed = seedOf(script, text);
    return replayOf<Klondike>({ name, text, script }, () => castOf(candidate, seed));
  };

/** @throws CandidateFault if the submission cannot be started */
function castOf(candidate: Candidate, seed: number): Cast<Klondike> {
  const player = seated(candidate, { seed });
  return {
    kit: judgedKit(),
    bring: (view) => {
      player.attach(view);
      return player.handler;
    },
    deal: () => undefined,
    seed,
    told,
    end: () => player.end(),
  };
}

/** Of a script without a `Seed` tag. */
const USUAL_SEED = 1;

/** What the first `Seed` tag says. @throws TextError if it is no whole number */
function seedOf(script: Script, text: string): number {
  const index = script.findIndex((item) => item.kind === 'tag' && item.key === 'Seed');
  const tag = script[index];
  if (tag?.kind !== 'tag') return USUAL_SEED;
  const seed = Number(tag.text);
  if (/^\d+$/.test(tag.text) && Number.isSafeInteger(seed)) return seed;
  throw new TextError(placeOfItem(text, index), tag.text, 'a seed: a whole number from 0');
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
