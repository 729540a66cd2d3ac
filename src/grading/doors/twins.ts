/** Makes the same calls on our own table and on the submission's, and finds where they first differ. */
import type { Layout } from '../../games/klondike/model/layout.js';
import { CandidateFault } from '../candidate/candidate.js';
import { submissionThrowText } from './facts.js';
import type { PortTable, Drive, Facet, CallResult, DoorState } from './drive.js';

/** A call, and what both tables showed after it. */
export interface TwinStep<Call, State extends DoorState> {
  readonly call: Call;
  /** Our table before the call. */
  readonly before: State;
  readonly expected: CallResult;
  readonly seen: CallResult;
  /** Do both tables still show the same? */
  readonly isAlike: boolean;
}

export class TwinTables<Call, State extends DoorState> {
  private now: State | undefined;

  constructor(
    private readonly drive: Pick<Drive<Call, State, never>, 'placesOf' | 'facets'>,
    private readonly tables: Readonly<Record<'ours' | 'theirs', PortTable<Call, State>>>,
  ) {}

  /** Our table now. */
  get state(): State {
    if (this.now === undefined) throw new Error('nothing was laid');
    return this.now;
  }

  /** Lays both tables. Returns why this layout cannot be judged, or an empty text if both tables match. */
  lay(layout: Layout): string {
    const { ours, theirs } = this.tables;
    ours.lay(layout);
    const laid = textOrError(() => {
      theirs.lay(layout);
      return '';
    });
    this.now = ours.read();
    const places = this.drive.placesOf(this.now);
    if (laid !== '') return laid;
    const seen = this.theirPlaces(places);
    const wrong = Object.keys(places).find((place) => seen[place] !== places[place]);
    return wrong === undefined
      ? ''
      : `${wrong} has ${textOf(seen[wrong])} instead of ${textOf(places[wrong])}`;
  }

  step(call: Call): TwinStep<Call, State> {
    const { ours, theirs } = this.tables;
    const { state: before } = this;
    const answer = textOrError(() => ours.make(call));
    this.now = ours.read();
    const places = this.drive.placesOf(this.now);
    const seen = { answer: textOrError(() => theirs.make(call)), places: this.theirPlaces(places) };
    return { call, before, expected: { answer, places }, seen, isAlike: isSame(places, seen.places) };
  }

  /** The facets that look at this step, split into those without a difference and those with one. */
  compare(step: TwinStep<Call, State>): { agreed: Facet<Call, State>[]; differing: Facet<Call, State>[] } {
    const looking = this.drive.facets.filter(({ on }) => on(step.call, step.before));
    const differs = ({ look }: Facet<Call, State>): boolean =>
      look(step.expected, step.call) !== look(step.seen, step.call);
    return { agreed: looking.filter((facet) => !differs(facet)), differing: looking.filter(differs) };
  }

  /** The cards on the submission's table. If reading it throws, every place has that error. */
  private theirPlaces(places: CallResult['places']): CallResult['places'] {
    let read: CallResult['places'] = {};
    const fault = textOrError(() => {
      read = this.drive.placesOf(this.tables.theirs.read());
      return '';
    });
    return fault === '' ? read : Object.fromEntries(Object.keys(places).map((place) => [place, fault]));
  }
}

/** Runs a function and returns its text, or what the submission threw. Rethrows if the submission is gone. */
function textOrError(work: () => string): string {
  try {
    return work();
  } catch (error) {
    if (error instanceof CandidateFault) throw error;
    return submissionThrowText(error);
  }
}

const textOf = (text = ''): string => (text === '' ? 'nothing' : text);

const isSame = (one: CallResult['places'], other: CallResult['places']): boolean =>
  Object.keys(one).every((place) => one[place] === other[place]);
