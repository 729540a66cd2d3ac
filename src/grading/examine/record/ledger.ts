/**
 * What the statement leaves open. A handler may read it either way, but always the same way: all readings that fit what
 * was seen so far are kept, and only a handler that none of them fits is wrong.
 */

/** Each question by a short name: how a report asks it, and its readings. */
const QUESTIONS = {
  'empty click': {
    asks: 'Does a click on the stock count as a move when the stock and the waste are empty?',
    readings: ['not counted', 'counted'],
  },
  'won again': {
    asks: 'If the player undoes the winning move and wins again, is win() called again?',
    readings: ['announced again', 'announced once'],
  },
} as const;

export type OpenQuestion = keyof typeof QUESTIONS;

type ReadingName = (typeof QUESTIONS)[OpenQuestion]['readings'][number];

const NAMES = Object.keys(QUESTIONS) as OpenQuestion[];

export class Ledger {
  private readonly left: Map<OpenQuestion, readonly ReadingName[]>;

  /** @param required the readings that a handler must have; questions without one are open */
  constructor(required: readonly QuestionAnswer[] = []) {
    this.left = new Map(required.map(({ question, reading }) => [question, [reading]]));
  }

  readingsOf(question: OpenQuestion): readonly ReadingName[] {
    return this.left.get(question) ?? QUESTIONS[question].readings;
  }

  /** Notes which readings fit what was seen. False if none is left; then nothing changes. */
  note(question: OpenQuestion, fitting: readonly ReadingName[]): boolean {
    const left = this.readingsOf(question).filter((reading) => fitting.includes(reading));
    if (left.length === 0) return false;
    this.left.set(question, left);
    return true;
  }

  /** The readings left, by question as a report asks it; only questions that something seen has answered. */
  get report(): Readonly<Record<string, readonly string[]>> {
    return Object.fromEntries(
      NAMES.filter((name) => this.left.has(name)).map((name) => [
        QUESTIONS[name].asks,
        this.readingsOf(name),
      ]),
    );
  }
}

/** How a handler reads a question, as the tag `Reading` of a script has it. */
export interface QuestionAnswer {
  readonly question: OpenQuestion;
  readonly reading: ReadingName;
}

export const printReading = ({ question, reading }: QuestionAnswer): string => `${question}: ${reading}`;

/** Every reading, by its text. */
export const READINGS: ReadonlyMap<string, QuestionAnswer> = new Map(
  NAMES.flatMap((question) =>
    QUESTIONS[question].readings.map((reading) => [
      printReading({ question, reading }),
      { question, reading },
    ]),
  ),
);
