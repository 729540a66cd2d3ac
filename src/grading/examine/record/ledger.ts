/**
 * Questions that the statement leaves open. A handler may read them either way, but it must always read them the same
 * way. The ledger keeps all readings that fit the events so far. A handler is wrong only if none is left.
 */

/** The questions by short name: each as a report asks it, with its possible readings. */
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

  /** @param required the readings that a handler must have; other questions are open */
  constructor(required: readonly QuestionAnswer[] = []) {
    this.left = new Map(required.map(({ question, reading }) => [question, [reading]]));
  }

  readingsOf(question: OpenQuestion): readonly ReadingName[] {
    return this.left.get(question) ?? QUESTIONS[question].readings;
  }

  /** Keeps only the readings that fit. Returns false, and changes nothing, if none would be left. */
  note(question: OpenQuestion, fitting: readonly ReadingName[]): boolean {
    const left = this.readingsOf(question).filter((reading) => fitting.includes(reading));
    if (left.length === 0) return false;
    this.left.set(question, left);
    return true;
  }

  /** The remaining readings, keyed by the question as a report words it. Includes only questions that an event has answered. */
  get report(): Readonly<Record<string, readonly string[]>> {
    return Object.fromEntries(
      NAMES.filter((name) => this.left.has(name)).map((name) => [
        QUESTIONS[name].asks,
        this.readingsOf(name),
      ]),
    );
  }
}

/** How a handler reads a question. A script says this in its tag `Reading`. */
export interface QuestionAnswer {
  readonly question: OpenQuestion;
  readonly reading: ReadingName;
}

export const printReading = ({ question, reading }: QuestionAnswer): string => `${question}: ${reading}`;

/** Every reading, by its printed text. */
export const READINGS: ReadonlyMap<string, QuestionAnswer> = new Map(
  NAMES.flatMap((question) =>
    QUESTIONS[question].readings.map((reading) => [
      printReading({ question, reading }),
      { question, reading },
    ]),
  ),
);
