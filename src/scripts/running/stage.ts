/** The stage of a game runs its scripts: it calls the handler and reads the calls that the view receives. */
import type { Redoes } from '../../core/redo.js';
import type { ItemOf, ScriptOf, TagItem, WrittenItem } from '../language/items.js';
import type { Language, NamedFact } from '../language/language.js';
import type { Row } from './row.js';

/** The types of one game that its scripts use. */
export interface GameTypes {
  /** A call of the handler. */
  readonly call: { readonly event: string; readonly args: readonly unknown[] };
  readonly fact: NamedFact;
  readonly frame: object;
  readonly view: object;
  readonly viewCall: { readonly call: string };
  readonly handler: { getName(): string } & Partial<Redoes>;
  /** The start of a game. */
  readonly deal: { readonly name: string };
  /** Why an event is refused. */
  readonly refusal: string;
}

export type ItemIn<Game extends GameTypes> = ItemOf<Game['call'], Game['fact']>;

export type WrittenIn<Game extends GameTypes> = WrittenItem<Game['call']>;

export type ScriptIn<Game extends GameTypes> = ScriptOf<Game['call'], Game['fact']>;

/** A handler. It has `nextDeal` if it can take the cards of its next game. */
export type HandlerOf<Game extends GameTypes> = Game['handler'] & {
  nextDeal?(deal: Game['deal']): void;
};

/** Makes the handler that a script runs against. The handler must show its game on the given view. */
export type BringOf<Game extends GameTypes> = (view: Game['view']) => HandlerOf<Game>;

/** A view that keeps what it shows as a frame. */
export type FrameScreen<Game extends GameTypes> = Game['view'] & {
  /** The current frame. */
  readonly frame: Game['frame'];
  /** Called before each call of the handler. */
  expect?(call: Game['call']): void;
};

type Send<Game extends GameTypes> = (event: Game['call']['event'], args: Game['call']['args']) => void;

/** The parts of a game that sessions, recorders and script runners use. */
export interface Stage<Game extends GameTypes> {
  /** The game's name in a `Game` tag. */
  readonly name: string;
  readonly language: Language<Game['call'], Game['fact']>;
  /** The parts that stages use from the protocols in `core/protocol.ts`. */
  readonly handlerProtocol: {
    /** Makes the call and returns what the method returned. */
    readonly deliver: (handler: Game['handler'], call: Game['call']) => unknown;
    readonly sendingTo: (send: Send<Game>) => Omit<Game['handler'], 'getName'>;
  };
  readonly viewProtocol: {
    readonly names: readonly string[];
    readonly deliver: (view: Game['view'], call: Game['viewCall']) => void;
    readonly from: (hear: (call: Game['viewCall']) => void) => Game['view'];
    readonly watched: (view: Game['view'], hear: (call: Game['viewCall']) => void) => Game['view'];
  };
  /** Does the call begin a game that can use the deal of a tag? */
  readonly takesDeal: (call: Game['call']) => boolean;
  readonly newScreen: () => FrameScreen<Game>;
  readonly printViewCall: (call: Game['viewCall']) => string;
  /** The expected value, as text, for an event that must be refused. */
  readonly refusal: string;
  /** How an event with these view calls was refused; undefined if it was not refused. */
  readonly refusalIn: (calls: readonly Game['viewCall'][]) => string | undefined;
  /**
   * The deal of a `Deal`, `Deck` or `Layout` tag; undefined for other tags.
   * @throws TextError if the deal cannot be read
   */
  readonly dealOfTag: (tag: TagItem) => Game['deal'] | undefined;
  readonly rowOf: (fact: Game['fact'], frame: Game['frame']) => Row;
}

/** A handler that passes the name and the arguments of every event to `send`. */
export const handlerOf = <Game extends GameTypes>(
  { handlerProtocol }: Pick<Stage<Game>, 'handlerProtocol'>,
  send: Send<Game>,
  getName: () => string,
): Game['handler'] => ({ ...handlerProtocol.sendingTo(send), getName });

const REFUSED = 'refused: no view call';

/** Used by games in which a refused event makes no view call. */
export const REFUSED_SILENTLY = {
  refusal: REFUSED,
  refusalIn: ({ length }: readonly unknown[]): string | undefined => (length === 0 ? REFUSED : undefined),
};

/** Was the event accepted? An accepted event refreshes the view before it returns and reports no refusal. */
export const isAccepted = <Game extends GameTypes>(
  { refusalIn }: Stage<Game>,
  calls: readonly Game['viewCall'][],
): boolean => refusalIn(calls) === undefined && calls.some(({ call }) => call === 'refreshWindow');

/** The properties that every controller has. */
export type ControllerOf<Game extends GameTypes> = Game['handler'] &
  Redoes & {
    /** The name of the deal in play; undefined before the first game. */
    readonly deal: string | undefined;
    /** The number of moves from the deal to here; 0 before the first game. */
    readonly moves: number;
    attach(view: Game['view']): void;
    nextDeal(deal: Game['deal']): void;
  };
