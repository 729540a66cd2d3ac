/** Starts the submission that the options `--handler`, `--cmd` and `--sandbox` name. */
import { stripVTControlCharacters } from 'node:util';
import { printFrame } from '../../games/klondike/contract/frame-text.js';
import type { KlondikeView } from '../../games/klondike/contract/view.js';
import { KLONDIKE } from '../../games/klondike/kit.js';
import type { Klondike } from '../../games/klondike/script/stage.js';
import type { ViewCall } from '../../games/klondike/views/view-call.js';
import { callView, viewFromCalls } from '../../games/klondike/views/view-call.js';
import type { Submission } from '../../grading/candidate/candidate-of.js';
import { candidateOf } from '../../grading/candidate/candidate-of.js';
import type { Candidate, RunningHandler, StartOptions } from '../../grading/candidate/candidate.js';
import { CandidateFault, NoSubmission } from '../../grading/candidate/candidate.js';
import type { SandboxMode } from '../../grading/sandbox/choose-sandbox.js';
import { SANDBOX_MODES } from '../../grading/sandbox/choose-sandbox.js';
import { NoSandbox } from '../../grading/sandbox/sandbox.js';
import type { GameKit } from '../../kit/kit.js';
import { readName } from '../arguments.js';
import { UsageError } from '../errors.js';
import type { HandlerValues } from '../options.js';
import type { Shell } from '../shell.js';
import { tell, textsFor } from '../shell.js';
import type { CommandTexts } from '../strings/english.js';

/**
 * Runs a command with the submission that its options name. If the submission is missing or can't start, prints why
 * and resolves to exit status 2.
 */
export async function withCandidate(
  values: HandlerValues,
  shell: Shell,
  use: (candidate: Candidate) => Promise<number>,
): Promise<number> {
  const submission = submissionIn(values);
  const sandbox = sandboxIn(values);
  try {
    return await use(candidateOf(submission, { sandbox }));
  } catch (error) {
    if (!isUnstarted(error)) throw error;
    tell(shell, `klondike: ${withoutControls(whyUnstarted(values, error, await textsFor(shell)))}`);
    return 2;
  }
}

function whyUnstarted(values: HandlerValues, error: Error, texts: CommandTexts): string {
  if (error instanceof CandidateFault) return texts.handlerNotStarted(handlerNamed(values), error.message);
  const missing = error instanceof NoSubmission ? error.missing : undefined;
  return missing === undefined ? error.message : texts.grade.noSubmission(missing);
}

const handlerNamed = ({ handler, cmd = '' }: HandlerValues): string => handler ?? cmd;

const isUnstarted = (error: unknown): error is Error =>
  error instanceof NoSubmission ||
  error instanceof NoSandbox ||
  (error instanceof CandidateFault && error.kind === 'not started');

/** Removes control sequences, which a terminal would obey, from text that a submission prints. */
export const withoutControls = (text: string): string =>
  stripVTControlCharacters(text).replace(/[^\P{Cc}\n\t]|\p{Cf}/gu, '');

function submissionIn({ handler, cmd }: HandlerValues): Submission {
  if (handler !== undefined && cmd !== undefined) throw new UsageError((say) => say.bothNameHandler);
  const named = handler ?? cmd ?? '';
  if (named.trim() === '')
    throw new UsageError((say) => say.takesName(handler === undefined ? '--cmd' : '--handler', named));
  return handler ?? { command: named };
}

const sandboxIn = ({ sandbox = 'auto' }: HandlerValues): SandboxMode =>
  readName('--sandbox', sandbox, SANDBOX_MODES);

export interface StartedSubmission extends RunningHandler {
  /** Passes all calls from the handler to this view, even earlier ones. */
  attach(view: KlondikeView): void;
}

/** @throws CandidateFault if the submission can't start */
export function startSubmission(candidate: Candidate, options: StartOptions): StartedSubmission {
  const waiting: ViewCall[] = [];
  let view: KlondikeView | undefined;
  const relay = viewFromCalls((call) => {
    if (view === undefined) waiting.push(call);
    else callView(view, call);
  });
  const running = candidate.start(relay, options);
  return {
    handler: running.handler,
    end: () => running.end(),
    attach: (shown) => {
      view = shown;
      for (const call of waiting.splice(0)) callView(shown, call);
    },
  };
}

const UNCHANGED = 'refused: nothing changed';

/**
 * The kit for judging a handler by what a player sees. A handler that refuses an event may still send its view
 * everything again, so an event that changed nothing counts as refused.
 */
export function judgedKit(): GameKit<Klondike> {
  let shown = (): string => '';
  /** Undefined at the start of a game, which may look the same as the last game. */
  let before: string | undefined;
  return {
    ...KLONDIKE,
    refusal: UNCHANGED,
    newScreen: () => {
      const screen = KLONDIKE.newScreen();
      const expect = screen.expect?.bind(screen);
      shown = () => printFrame(screen.frame);
      return Object.assign(screen, {
        expect: (call: Klondike['call']) => {
          expect?.(call);
          before = KLONDIKE.language.begins(call) ? undefined : shown();
        },
      });
    },
    refusalIn: (calls) => KLONDIKE.refusalIn(calls) ?? (before === shown() ? UNCHANGED : undefined),
  };
}
