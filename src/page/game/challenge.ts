/** Remembers the number of moves to beat, from the last link that had one. */
import type { Store } from './store.js';
import { storedList } from '../../core/text/stored-json.js';

/** Redeals don't count. */
interface Challenge {
  readonly house: string;
  /** The name of the deal. */
  readonly deal: string;
  readonly moves: number;
}

export class Challenges {
  constructor(
    /** The name of the kit. */
    private readonly game: string,
    private readonly store: Pick<Store, 'read' | 'write'>,
  ) {}

  set({ house, deal, moves }: Challenge): void {
    this.store.write(`beat/${this.game}`, JSON.stringify([house, deal, moves]));
  }

  /** The moves to beat in a game; undefined if no link asked for it. */
  movesFor(house: string, deal: string | undefined): number | undefined {
    const [itsHouse, itsDeal, moves] = storedList(this.store.read(`beat/${this.game}`) ?? '') ?? [];
    return itsHouse === house && itsDeal === deal && typeof moves === 'number' ? moves : undefined;
  }
}
