/** How the examiner drives a door: the calls to make, what it sees after them, and the checks for each call. */
import type { Random } from '../../core/random.js';
import type { Layout } from '../../games/klondike/model/layout.js';
import type { Check } from '../rubric/rubric.js';
import type { FactCheck } from './facts.js';
import type { ObjectPort } from './port/object-port.js';

/** The state of a door's table. */
export interface DoorState {
  readonly layout: Layout;
}

/** A table behind a port. The table's methods throw what the submission throws. */
export interface PortTable<Call, State extends DoorState> {
  /** Lays these cards on a new table, using only public methods of the course. */
  lay(layout: Layout): void;
  read(): State;
  /** Returns the call's answer as text. */
  make(call: Call): string;
}

/** The answer to a call, and the table after it. */
export interface CallResult {
  readonly answer: string;
  /** The cards in each place, by the course's name for the place. */
  readonly places: Readonly<Record<string, string>>;
}

/** A check that looks at one thing after some calls. A difference counts for the first check that sees it. */
export interface Facet<Call, State extends DoorState> extends Check {
  readonly on: (call: Call, before: State) => boolean;
  readonly look: (seen: CallResult, call: Call) => string;
  /** Does the check make sense only with all cards on the table? */
  readonly needsAllCards?: true;
}

/**
 * Makes facets that look at one kind of call.
 * @param group the prefix of their ids
 * @param about what the model says about such a call; undefined for other calls
 * @param usualLook what the facets look at by default
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

export const placeText = ({ places }: Pick<CallResult, 'places'>, name: string): string =>
  `${name}: ${places[name] ?? ''}`;

/** One line for each nonempty place that is not in `except`. */
export const placesText = ({ places }: Pick<CallResult, 'places'>, except: readonly string[] = []): string =>
  Object.entries(places)
    .filter(([name, text]) => text !== '' && !except.includes(name))
    .map(([name, text]) => `${name}: ${text}`)
    .join('\n');

export interface Drive<Call, State extends DoorState, Words> {
  readonly wordsOf: (port: ObjectPort) => Words;
  /** A table of our own classes or of the submission's. */
  readonly tableOf: (words: Words, whose: 'ours' | 'theirs') => PortTable<Call, State>;
  /** Our own version of the course's classes, by name. */
  readonly ownClasses: Readonly<Record<string, unknown>>;
  /** The cards that both tables show, by the course's names for the places. An empty text means no cards. */
  readonly placesOf: (state: State) => Readonly<Record<string, string>>;
  /** The table as a report shows it. */
  readonly tableText: (state: State) => string;
  /** The call as code in the course's language. */
  readonly callText: (call: Call) => string;
  /** Are all cards on the table? If the player holds some, a table cannot show the state. */
  readonly canLay: (state: State) => boolean;
  readonly facts: readonly FactCheck<Words>[];
  readonly facets: readonly Facet<Call, State>[];
  /** The tables for the survey. */
  readonly surveyLayouts: readonly Layout[];
  /** Every call to try on a table. Each list starts on a new table. */
  readonly survey: (state: State) => readonly (readonly Call[])[];
  /** The start of a random game. */
  readonly startLayout: (chance: Random) => Layout;
  readonly nextCall: (state: State, chance: Random) => Call;
}
