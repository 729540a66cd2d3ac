/**
 * What the statement leaves open. A handler may read it either way, but always the same way: all readings that fit what
 * was seen so far are kept, and only a handler that none of them fits is wrong.
 */

/** Each question, with its readings. */
export const QUESTIONS = {
  /** Does a click on the stock count as a move when stock and waste are empty? */
  'empty click': ['not counted', 'counted'],
  /** Is a game announced again that was won, undone and won once more? */
  'won again': ['announced again', 'announced once'],
} as const;

export type Question = keyof typeof QUESTIONS;

export type Reading = (typeof QUESTIONS)[Question][number];

export class Ledger {
  private readonly left = new Map<Question, readonly Reading[]>();

  readingsOf(question: Question): readonly Reading[] {
    return this.left.get(question) ?? QUESTIONS[question];
  }

  /** Notes which readings fit what was seen. False if none is left; then nothing changes. */
  note(question: Question, fitting: readonly Reading[]): boolean {
    const left = this.readingsOf(question).filter((reading) => fitting.includes(reading));
    if (left.length === 0) return false;
    this.left.set(question, left);
    return true;
  }

  /** The readings left, by question. */
  get report(): Readonly<Record<string, readonly string[]>> {
    return Object.fromEntries(
      (Object.keys(QUESTIONS) as Question[]).map((question) => [question, this.readingsOf(question)]),
    );
  }
}

/** How a handler reads a question, as the tag `Reading` of a script has it. */
export interface OneReading {
  readonly question: Question;
  readonly reading: Reading;
}

export const printReading = ({ question, reading }: OneReading): string => `${question}: ${reading}`;

/** Every reading, by its text. */
export const READINGS: ReadonlyMap<string, OneReading> = new Map(
  (Object.keys(QUESTIONS) as Question[]).flatMap((question) =>
    QUESTIONS[question].map((reading) => [printReading({ question, reading }), { question, reading }]),
  ),
);
