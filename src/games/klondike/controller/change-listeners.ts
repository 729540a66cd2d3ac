/** The listeners for changes in a game. */
import { collectFault, throwFaults } from '../../../core/faults.js';
import { checkGiven } from '../../../core/given.js';

interface ChangeListener<Change> {
  readonly hear: (change: Change) => void;
  /** Oldest first. */
  readonly unheard: Change[];
}

/** Each listener hears all changes in order, including those caused by another listener. */
export class ChangeListeners<Change> {
  private readonly listeners = new Set<ChangeListener<Change>>();

  /** Adds a listener, which stays until the returned function is called. @throws TypeError if it is not a function */
  add(hear: (change: Change) => void): () => void {
    checkGiven('listener', hear, 'a function');
    const listener: ChangeListener<Change> = { hear, unheard: [] };
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  }

  /**
   * Tells all listeners, then shows the change. If a listener throws, its error is thrown after that.
   * @param find computes the change; called only if there are listeners
   */
  tell(find: () => Change, show: () => void): void {
    const faults: unknown[] = [];
    if (this.listeners.size > 0) {
      const change = find();
      for (const { unheard } of this.listeners) unheard.push(change);
      for (const listener of this.listeners) this.catchUp(listener, faults);
    }
    collectFault(faults, show);
    throwFaults(faults);
  }

  private catchUp(listener: ChangeListener<Change>, faults: unknown[]): void {
    const { hear, unheard } = listener;
    for (let change = unheard.shift(); change !== undefined; change = unheard.shift()) {
      const heard = change;
      collectFault(faults, () => {
        if (this.listeners.has(listener)) hear(heard);
      });
    }
  }
}
