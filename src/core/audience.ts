/** The audience: the views of a game. */
import { collectFault, throwFaults } from './faults.js';
import { checkMethods } from './given.js';

interface Onlooker<View, State> {
  readonly view: View;
  /** The last state that the view received. Undefined if the view needs everything. */
  shown: State | undefined;
}

/**
 * Sends each view the changes, then asks it to refresh. States are compared by identity.
 * Invariant: between two calls, each view has the last state, or has thrown.
 */
export class Audience<View extends { refreshWindow(): void }, State> {
  private readonly onlookers = new Set<Onlooker<View, State>>();
  private now: State | undefined;

  /**
   * @param methods the names of the methods that every view has
   * @param tell sends a view its changes since `before`, or everything if that is undefined
   */
  constructor(
    private readonly methods: readonly string[],
    private readonly tell: (view: View, now: State, before: State | undefined) => void,
  ) {}

  /**
   * Adds a view and sends it everything, even if it was already there. A new view that throws is not added. Returns a
   * function that removes the view.
   * @throws TypeError if one of its methods is missing: the view would break the next event
   */
  attach(view: View): () => void {
    checkMethods('view', view, this.methods);
    const { onlookers } = this;
    const onlooker = [...onlookers].find((one) => one.view === view) ?? { view, shown: undefined };
    onlooker.shown = undefined;
    if (this.now !== undefined) this.inform(onlooker, this.now);
    onlookers.add(onlooker);
    this.catchUp(); // The view may have made moves in the meantime.
    return () => {
      onlookers.delete(onlooker);
    };
  }

  /** Makes the next update send everything to all views. */
  forget(): void {
    for (const onlooker of this.onlookers) onlooker.shown = undefined;
  }

  /** Shows a state. If a view throws an error, the other views are updated before the error is thrown. */
  show(state: State): void {
    this.now = state;
    this.catchUp();
  }

  /** If a view makes a move during an update, all views are updated at once. */
  private catchUp(): void {
    const faults: unknown[] = [];
    for (const onlooker of this.onlookers) {
      collectFault(faults, () => {
        while (this.now !== undefined && onlooker.shown !== this.now) this.inform(onlooker, this.now);
      });
    }
    throwFaults(faults);
  }

  private inform(onlooker: Onlooker<View, State>, now: State): void {
    const { view, shown } = onlooker;
    onlooker.shown = undefined;
    this.tell(view, now, shown);
    onlooker.shown = now;
    view.refreshWindow();
  }
}
