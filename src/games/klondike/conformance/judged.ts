/** Checks of a contract for any test framework, and the grounds they stand on. */
import { checkGiven, checkMethods, valueText } from '../../../core/given.js';

/** A named check. A test framework calls `run`, alone or among others, in any order. */
export interface ConformanceCheck {
  readonly name: string;
  /** True if only a handler with `nextDeal` is judged by it; for others `run` throws `NotJudged`. */
  readonly needsDeal?: boolean;
  /**
   * Rejects with an Error that tells what was expected and what was seen, or with a `NotJudged`.
   */
  readonly run: () => Promise<void>;
}

/**
 * Thrown by a check that would prove nothing, because its ground is missing. A view that never reports
 * anything, for example, proves nothing by not reporting hidden cards.
 */
export class NotJudged extends Error {
  override readonly name = 'NotJudged';

  /** @param reason why the check would prove nothing */
  constructor(readonly reason: string) {
    super(`not judged: ${reason}`);
  }
}

/** What a check found. */
export interface Judgement {
  readonly name: string;
  readonly verdict: 'passed' | 'failed' | 'not judged';
  /** The error's message; empty if the check passed. */
  readonly why: string;
  /** A `.klon` script that shows the fault again, if the check has one. */
  readonly script?: string;
}

/** Runs all checks, one after the other, and returns what each found. @throws TypeError unless it is an array of checks */
export async function judge(checks: readonly ConformanceCheck[]): Promise<Judgement[]> {
  checkGiven('checks', checks, 'an array');
  for (const check of checks) checkMethods('check', check, ['run']);
  const judgements: Judgement[] = [];
  for (const { name, run } of checks) {
    judgements.push(
      await run().then(
        () => ({ name, verdict: 'passed', why: '' }),
        (error: unknown) => ({ name, ...verdictOf(error) }),
      ),
    );
  }
  return judgements;
}

function verdictOf(error: unknown): Omit<Judgement, 'name'> {
  if (error instanceof NotJudged) return { verdict: 'not judged', why: error.reason };
  const why = error instanceof Error ? error.message : String(error);
  return { verdict: 'failed', why, ...scriptOf(error) };
}

const scriptOf = (error: unknown): Pick<Judgement, 'script'> =>
  error instanceof Error && 'script' in error && typeof error.script === 'string'
    ? { script: error.script }
    : {};

/** A check and the checks that must have passed before it proves anything. */
export interface GroundedCheck extends Pick<ConformanceCheck, 'needsDeal'> {
  readonly name: string;
  /** Names of checks that come before this one in the list. */
  readonly on: readonly string[];
  readonly check: () => Promise<void> | void;
}

/** The error of a check that did not pass; undefined if it passed. */
type Loss = { readonly error: unknown } | undefined;

/**
 * Each check judges its grounds first. A ground is judged once for all checks that stand on it, or again when
 * its own test is run.
 */
export function onTheirGrounds(checks: readonly GroundedCheck[]): ConformanceCheck[] {
  const known = new Map<string, () => Promise<Loss>>();
  const losses = new Map<string, Promise<Loss>>();
  const groundOf = (name: string): Promise<Loss> => {
    const judgeGround = known.get(name);
    if (judgeGround === undefined) throw new Error(`No check before this one is called "${name}".`);
    return losses.get(name) ?? judgeGround();
  };
  return checks.map(({ name, on, check, ...rest }) => {
    const lossOf = async (): Promise<Loss> => (await missingGround(on, groundOf)) ?? errorOf(check);
    const judgeAnew = (): Promise<Loss> => {
      const loss = lossOf();
      losses.set(name, loss);
      return loss;
    };
    known.set(name, judgeAnew);
    return { ...rest, name, run: async () => rethrow(await judgeAnew()) };
  });
}

/** Why a check cannot be judged; undefined if all its grounds hold. */
async function missingGround(
  on: readonly string[],
  groundOf: (name: string) => Promise<Loss>,
): Promise<Loss> {
  for (const name of on) {
    const loss = await groundOf(name);
    if (loss?.error instanceof NotJudged) return loss;
    if (loss !== undefined) return { error: new NotJudged(`it stands on "${name}", which failed`) };
  }
  return undefined;
}

async function errorOf(check: GroundedCheck['check']): Promise<Loss> {
  try {
    await check();
  } catch (error) {
    return { error };
  }
  return undefined;
}

function rethrow(loss: Loss): void {
  if (loss !== undefined) throw loss.error;
}

/** @throws TypeError naming the first of the functions that is none */
export function checkFunctions(whose: string, kit: unknown, names: readonly string[]): void {
  const given = kit as Readonly<Record<string, unknown>> | null | undefined;
  for (const name of names) {
    const value = given?.[name];
    if (typeof value !== 'function')
      throw new TypeError(`${whose}: ${name} is a function, not ${valueText(value)}`);
  }
}
