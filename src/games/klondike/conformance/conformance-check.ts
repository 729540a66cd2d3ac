/** Checks of a contract for any test framework, and their prerequisites. */
import { checkGiven, checkMethods, valueText } from '../../../core/given.js';

/** A named check. A test framework can run the checks one by one, in any order, by calling `run`. */
export interface ConformanceCheck {
  readonly name: string;
  /** True if the check needs a handler with `nextDeal`. If the handler has no such method, `run` throws `NotJudged`. */
  readonly needsDeal?: boolean;
  /** Rejects with an Error that names the expected and the actual result, or with a `NotJudged`. */
  readonly run: () => Promise<void>;
}

/**
 * A check throws this if its result would prove nothing, because a prerequisite is missing. For example, a view that
 * never reports anything doesn't report hidden cards either, but that proves nothing.
 */
export class NotJudged extends Error {
  override readonly name = 'NotJudged';

  /** @param reason why the check would prove nothing */
  constructor(readonly reason: string) {
    super(`not judged: ${reason}`);
  }
}

/** The result of a check. */
export interface Judgement {
  readonly name: string;
  readonly verdict: 'passed' | 'failed' | 'not judged';
  /** The error's message; empty if the check passed. */
  readonly why: string;
  /** A `.klon` script that reproduces the fault, if the check has one. */
  readonly script?: string;
}

/** Runs all checks, one after the other, and returns their results. @throws TypeError unless it is an array of checks */
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

/** A check, and the checks that must pass before it proves anything. */
export interface DependentCheck extends Pick<ConformanceCheck, 'needsDeal'> {
  readonly name: string;
  /** The names of checks earlier in the list. */
  readonly needs: readonly string[];
  readonly check: () => Promise<void> | void;
}

/** The error of a check that didn't pass; undefined if it passed. */
type CheckFailure = { readonly error: unknown } | undefined;

/**
 * Each check runs its prerequisites first. A prerequisite runs once for all checks that need it, and again when its own
 * test runs.
 */
export function withPrerequisites(checks: readonly DependentCheck[]): ConformanceCheck[] {
  const runs = new Map<string, () => Promise<CheckFailure>>();
  const results = new Map<string, Promise<CheckFailure>>();
  const resultOf = (name: string): Promise<CheckFailure> => {
    const run = runs.get(name);
    if (run === undefined) throw new Error(`No earlier check is called "${name}".`);
    return results.get(name) ?? run();
  };
  return checks.map(({ name, needs, check, ...rest }) => {
    const judged = async (): Promise<CheckFailure> =>
      (await missingPrerequisite(needs, resultOf)) ?? errorOf(check);
    const run = (): Promise<CheckFailure> => {
      const result = judged();
      results.set(name, result);
      return result;
    };
    runs.set(name, run);
    return { ...rest, name, run: async () => rethrow(await run()) };
  });
}

/** Why a check can't be judged; undefined if all its prerequisites passed. */
async function missingPrerequisite(
  needs: readonly string[],
  resultOf: (name: string) => Promise<CheckFailure>,
): Promise<CheckFailure> {
  for (const name of needs) {
    const failure = await resultOf(name);
    if (failure?.error instanceof NotJudged) return failure;
    if (failure !== undefined) return { error: new NotJudged(`it depends on "${name}", which failed`) };
  }
  return undefined;
}

async function errorOf(check: DependentCheck['check']): Promise<CheckFailure> {
  try {
    await check();
  } catch (error) {
    return { error };
  }
  return undefined;
}

function rethrow(failure: CheckFailure): void {
  if (failure !== undefined) throw failure.error;
}

/** @throws TypeError naming the first member that is not a function */
export function checkFunctions(whose: string, kit: unknown, names: readonly string[]): void {
  const given = kit as Readonly<Record<string, unknown>> | null | undefined;
  for (const name of names) {
    const value = given?.[name];
    if (typeof value !== 'function')
      throw new TypeError(`${whose}: ${name} must be a function, not ${valueText(value)}`);
  }
}
