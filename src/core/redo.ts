/**
 * Redo is not in the courses' handler interfaces, so it is optional. If a handler has it, redo goes over the same bus as
 * other events and has a word in scripts, so that recordings are complete.
 */

/** The call that redoes a move. */
export interface RedoCall {
  readonly event: 'redo';
  readonly args: readonly [];
}

/** A call of a handler, or redo. */
export type OrRedo<Call> = Call | RedoCall;

/** A handler that can redo moves. */
export interface Redoes {
  /** Redoes the last undone move. The handler refuses if no move was undone. */
  redo(): void;
  /** Is there an undone move that can be redone? */
  readonly canRedo: boolean;
}

/** Can the handler redo now? Also true for a handler that has `redo` without `canRedo`. */
export const mayRedo = ({ redo, canRedo }: Partial<Redoes>): boolean =>
  redo !== undefined && canRedo !== false;

/** Redoes through the handler, which a recorder sees, or through the assistant if the handler can't redo. */
export const redoAt = (handler: Partial<Redoes>, assistant: Partial<Redoes>): void =>
  (handler.redo === undefined ? assistant : handler).redo?.();

/** Redo for the views of a recorded game, through `handler`. The object is empty if the game itself can't redo. */
export const redoThrough = (handler: Pick<Redoes, 'redo'>, game: Partial<Redoes>): Partial<Redoes> =>
  game.redo === undefined
    ? {}
    : {
        redo: () => handler.redo(),
        get canRedo() {
          return mayRedo(game);
        },
      };

/** A handler's interface, with redo among its events. */
export type WithRedo<Handler> = Handler & Pick<Redoes, 'redo'>;

/** A handler's interface, with redo as an optional event. */
export type MayRedo<Handler> = Handler & Partial<Redoes>;
