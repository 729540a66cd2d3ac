/** Where one game's scripts are run: what is told to its handler, and what is seen of its view. */
import type { Redoes } from '../../core/redo.js';
import type { ItemOf, ScriptOf, TagItem } from '../language/items.js';
import type { Language, Named } from '../language/language.js';
import type { Row } from './rows.js';

/** The types that the scripts of one game are about. */
export interface GameTypes {
  /** A call of the handler. */
  readonly call: { readonly event: string; readonly args: readonly unknown[] };
  readonly fact: Named;
  readonly frame: object;
  readonly view: object;
  readonly viewCall: { readonly call: string };
  readonly handler: { getName(): string } & Partial<Redoes>;
  /** Where a game starts. */
  readonly deal: { readonly name: string };
  /** Why an event is refused. */
  readonly refusal: string;
}

export type ItemIn<Game extends GameTypes> = ItemOf<Game['call'], Game['fact']>;

export type ScriptIn<Game extends GameTypes> = ScriptOf<Game['call'], Game['fact']>;

/** A handler that may be one which can be given its cards. */
export type HandlerOf<Game extends GameTypes> = Game['handler'] & {
  nextDeal?(deal: Game['deal']): void;
};

/** Makes the handler that is to be run; it must play before the view it is given. */
export type BringOf<Game extends GameTypes> = (view: Game['view']) => HandlerOf<Game>;

/** A view that keeps what it is told. */
export type Screen<Game extends GameTypes> = Game['view'] & {
  /** What it shows. */
  readonly frame: Game['frame'];
  /** A call is about to be made. */
  expect?(call: Game['call']): void;
};

type Send<Game extends GameTypes> = (event: Game['call']['event'], args: Game['call']['args']) => void;

interface HandlerProtocol<Game extends GameTypes> {
  readonly deliver: (handler: Game['handler'], call: Game['call']) => void;
  readonly sendingTo: (send: Send<Game>) => Omit<Game['handler'], 'getName'>;
}

interface ViewProtocol<Game extends GameTypes> {
  readonly deliver: (view: Game['view'], call: Game['viewCall']) => void;
  readonly from: (hear: (call: Game['viewCall']) => void) => Game['view'];
  readonly watched: (view: Game['view'], hear: (call: Game['viewCall']) => void) => Game['view'];
}

export interface Stage<Game extends GameTypes> {
  /** As a `Game` tag names it. */
  readonly name: string;
  readonly language: Language<Game['call'], Game['fact']>;
  readonly newScreen: () => Screen<Game>;
  /** Those of `core/protocol.ts`, or as much of them as stages use. */
  readonly handlerProtocol: HandlerProtocol<Game>;
  readonly viewProtocol: ViewProtocol<Game>;
  readonly printViewCall: (call: Game['viewCall']) => string;
  /** What counts as a refusal. */
  readonly refusal: string;
  /** How an event with these view calls was refused; undefined where it was not. */
  readonly refusalIn: (calls: readonly Game['viewCall'][]) => string | undefined;
  /** The deal of a `Deal`, `Deck` or `Layout` tag. @throws TextError */
  readonly dealOfTag: (tag: TagItem) => Game['deal'] | undefined;
  /** Does a game begin with it whose cards a tag may give? */
  readonly takesDeal: (call: Game['call']) => boolean;
  readonly rowOf: (fact: Game['fact'], frame: Game['frame']) => Row;
}

/** A handler that passes on the name of every event and its arguments. */
export const handlerOf = <Game extends GameTypes>(
  { handlerProtocol }: Stage<Game>,
  send: Send<Game>,
  getName: () => string,
): Game['handler'] => ({ ...handlerProtocol.sendingTo(send), getName });

const REFUSED = 'refused: no view call';

/** Of a game that tells its view nothing of what is refused. */
export const REFUSED_SILENTLY = {
  refusal: REFUSED,
  refusalIn: ({ length }: readonly unknown[]): string | undefined => (length === 0 ? REFUSED : undefined),
};

/** Has the view been refreshed, and nothing refused? An event that was accepted has done so before it returned. */
export const isAccepted = <Game extends GameTypes>(
  { refusalIn }: Stage<Game>,
  calls: readonly Game['viewCall'][],
): boolean => refusalIn(calls) === undefined && calls.some(({ call }) => call === 'refreshWindow');

/** A controller of the game, as all of them are. */
export type ControllerOf<Game extends GameTypes> = Game['handler'] &
  Redoes & {
    /** The name of the deal in play; undefined before the first game. */
    readonly deal: string | undefined;
    attach(view: Game['view']): void;
    nextDeal(deal: Game['deal']): void;
  };
