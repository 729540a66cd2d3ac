/**
 * Redo is no event of the interfaces that courses give: a handler may know it or not. Where it does, redo goes by the
 * same bus and has a word in scripts, so that what is recorded stays whole.
 */

export interface RedoCall {
  readonly event: 'redo';
  readonly args: readonly [];
}

/** A call of a handler, or redo. */
export type OrRedo<Call> = Call | RedoCall;

/** A handler that can make what was undone again. */
export interface Redoes {
  /** The move undone last, again. Refused where there is none. */
  redo(): void;
  /** Has a move been undone, and none made since? */
  readonly canRedo: boolean;
}

/** Can it redo now? One that does not say whether it can is asked to. */
export const mayRedo = ({ redo, canRedo }: Partial<Redoes>): boolean =>
  redo !== undefined && canRedo !== false;

/** A handler's interface, with redo among its events. */
export type WithRedo<Handler> = Handler & Pick<Redoes, 'redo'>;

/** The same, of one that may not know redo. */
export type MayRedo<Handler> = Handler & Partial<Redoes>;
