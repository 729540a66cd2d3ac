/** Checks that make a fixed list of calls and compare the submission's answers with ours. */
import type { Check } from '../rubric/rubric.js';
import type { CardWords } from './card-words.js';
import { cardText, cardsText } from './card-words.js';
import type { PortValue, Ref } from './port/object-port.js';
import { SubmissionError, textIn } from './port/object-port.js';

/** A call or a look at the table, and its result. */
export type PortFact = readonly [what: string, value: string];

/** A check that makes its calls through a door's words and reports what it sees. */
export interface FactCheck<Words> extends Check {
  readonly facts: (words: Words) => Generator<PortFact, void>;
}

export const factCheck = <Words>(
  id: string,
  title: string,
  facts: FactCheck<Words>['facts'],
): FactCheck<Words> => ({ id, title, facts });

/** The value of a fact that another fault hides. It is not judged. */
export const UNKNOWN = 'unknown';

/** The facts that a check reports, in order. If a call throws, the last fact is the error. */
export function factsOf(facts: Generator<PortFact, void>): PortFact[] {
  const seenFacts: PortFact[] = [];
  try {
    for (const fact of facts) seenFacts.push(fact);
  } catch (error) {
    seenFacts.push(['the next call', submissionThrowText(error)]);
  }
  return seenFacts;
}

/** The result of a call, or the error that it threw. */
export function outcomeOf(call: () => string): string {
  try {
    return call();
  } catch (error) {
    return classText(error);
  }
}

/** `throws TypeError (the message)`. Rethrows any error that the submission did not throw. */
export function submissionThrowText(error: unknown): string {
  if (!(error instanceof SubmissionError)) throw error;
  return error.reason === '' ? classText(error) : `${classText(error)} (${error.reason})`;
}

function classText(error: unknown): string {
  if (!(error instanceof SubmissionError)) throw error;
  return `throws ${error.className}`;
}

export function firstDifference(
  ours: readonly PortFact[],
  theirs: readonly PortFact[],
): { readonly what: string; readonly expected: string; readonly seen: string } | undefined {
  for (const [index, [what, value]] of ours.entries()) {
    const seen = theirs[index];
    if (seen?.[1] === UNKNOWN || (seen?.[0] === what && seen[1] === value)) continue;
    return { what, expected: value, seen: seen?.[1] ?? 'nothing' };
  }
  return undefined;
}

/** Are all facts about the submission unknown? */
export const isAllUnknown = (theirs: readonly PortFact[]): boolean =>
  theirs.length > 0 && theirs.every(([, value]) => value === UNKNOWN);

/** An object of a submission. The object's methods return answers and errors as text. */
export class TestedObject {
  constructor(
    readonly words: CardWords,
    readonly object: Ref,
  ) {}

  call(method: string, ...args: PortValue[]): PortValue {
    return this.words.port.call(this.object, method, args);
  }

  tell(method: string, ...args: PortValue[]): void {
    this.words.port.tell(this.object, method, args);
  }

  text(method: string, ...args: PortValue[]): string {
    return outcomeOf(() => textIn(this.call(method, ...args)));
  }

  card(method: string, ...args: PortValue[]): string {
    return outcomeOf(() => cardText(this.words.read(this.call(method, ...args))));
  }

  cards(method: string, ...args: PortValue[]): string {
    return outcomeOf(() => cardsText(this.words.readAll(this.call(method, ...args))));
  }
}
