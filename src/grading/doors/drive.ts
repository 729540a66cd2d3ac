/** How the examiner drives a door: what can be called there, what is seen after it, and which check looks at what. */
import type { Random } from '../../core/random.js';
import type { Layout } from '../../games/klondike/model/layout.js';
import type { Check } from '../rubric/rubric.js';
import type { FactCheck } from './facts.js';
import type { ObjectPort } from './port/object-port.js';

/** How a table of a door stands. */
export interface DoorState {
  readonly layout: Layout;
}

/** A table behind a port. Its methods throw what the submission throws. */
export interface PortTable<Call, State extends DoorState> {
  /** Lays these cards on a new table, by calls that the course makes public. */
  lay(layout: Layout): void;
  read(): State;
  /** What the call returned, as text. */
  make(call: Call): string;
}

/** What can be seen after a call. */
export interface CallResult {
  readonly answer: string;
  /** What lies in each place, by the course's name for it. */
  readonly places: Readonly<Record<string, string>>;
}

/** A check that looks at one thing after some calls. Where several differ, the first in the list has found it. */
export interface Facet<Call, State extends DoorState> extends Check {
  readonly on: (call: Call, before: State) => boolean;
  readonly look: (seen: CallResult, call: Call) => string;
  /** Does it make sense with all cards on the table only? */
  readonly isOfAll?: true;
}

/**
 * Makes facets that look at one kind of call.
 * @param group the beginning of their ids
 * @param about what the model says of such a call; undefined for other calls
 * @param usualLook what they look at, unless a facet names something else
 */
export const facetMaker =
  <Call, State extends DoorState, About>(
    group: string,
    about: (call: Call, before: State) => About | undefined,
    usualLook: Facet<Call, State>['look'] = answerOf,
  ) =>
  (id: string, title: string, on: (about: About) => boolean, look = usualLook): Facet<Call, State> => ({
    id: `${group}.${id}`,
    title,
    on: (call, before) => {
      const said = about(call, before);
      return said !== undefined && on(said);
    },
    look,
  });

const answerOf = ({ answer }: CallResult): string => answer;

/** The name of a place and its cards. */
export const placeText = ({ places }: Pick<CallResult, 'places'>, name: string): string =>
  `${name}: ${places[name] ?? ''}`;

/** The same for all places except some, with a line for each place that is not empty. */
export const placesText = ({ places }: Pick<CallResult, 'places'>, but: readonly string[] = []): string =>
  Object.entries(places)
    .filter(([name, text]) => text !== '' && !but.includes(name))
    .map(([name, text]) => `${name}: ${text}`)
    .join('\n');

export interface Drive<Call, State extends DoorState, Words> {
  readonly wordsOf: (port: ObjectPort) => Words;
  /** A table of our own, or of the submission. */
  readonly tableOf: (words: Words, whose: 'ours' | 'theirs') => PortTable<Call, State>;
  /** Our own port of the course's classes. */
  readonly own: Readonly<Record<string, unknown>>;
  /** What can be seen on both tables, by the course's names of the places; an empty text for nothing. */
  readonly placesOf: (state: State) => Readonly<Record<string, string>>;
  /** The table as whoever reads a report sees it. */
  readonly drawn: (state: State) => string;
  /** The call as the course writes it. */
  readonly tell: (call: Call) => string;
  /** Can the state be laid: is nothing in the player's hand? */
  readonly isPlain: (state: State) => boolean;
  readonly facts: readonly FactCheck<Words>[];
  readonly facets: readonly Facet<Call, State>[];
  /** Tables on which everything is asked. */
  readonly surveyed: readonly Layout[];
  /** Everything that can be asked of a table; each list begins on a new one. */
  readonly survey: (state: State) => readonly (readonly Call[])[];
  /** Where random games begin. */
  readonly start: (chance: Random) => Layout;
  /** The next call of a random game. */
  readonly choose: (state: State, chance: Random) => Call;
}
