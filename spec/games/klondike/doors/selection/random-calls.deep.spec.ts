/** Random calls in any order don't lose or double a card and throw only expected errors. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Selection } from '../../../../../src/selection.js';
import { KlondikeController, KlondikeModel, Location, LocationType } from '../../../../../src/selection.js';
import { Chance } from '../../../../support/chance.js';
import { errorOf } from '../../../../support/error-of.js';
import { cardsIn, pilesOf, textsOf, wordOf } from './words.js';

const CALLS = 80;
const ODD: readonly number[] = [NaN, -1, 99, 2.5, Infinity];

/** A random player, with all selections so far. */
class Caller {
  readonly model = new KlondikeModel();
  private readonly controller = new KlondikeController({ deal: 'java:11' });
  private inHand: Selection[] = [];
  private gone: Selection[] = [];

  constructor(private readonly chance: Chance) {
    this.controller.initModel(this.model);
  }

  /** The fault after a call. */
  step(): string | undefined {
    switch (this.chance.nextInt(12)) {
      case 0:
        return this.reuse();
      case 1:
        return this.noPile();
      case 2:
      case 3:
        return this.done(() => this.controller.drawCardOrRecycleWaste(this.model));
      case 4:
      case 5:
        return this.putDown((selection) => this.controller.unselect(this.model, selection));
      case 6:
      case 7:
        return this.putDown((selection) => this.controller.moveCards(this.model, selection, this.anywhere()));
      case 8:
        if (this.chance.nextInt(8) > 0) return undefined;
        return this.dealAnew();
      default:
        return this.select();
    }
  }

  /** Puts down all selections in hand, in random order. */
  end(): string | undefined {
    let fault: string | undefined;
    while (this.inHand.length > 0) {
      fault ??= this.putDown((selection) => this.controller.unselect(this.model, selection));
    }
    return fault ?? this.cardFault();
  }

  private select(): string | undefined {
    return this.done(() => {
      const selection = this.controller.select(this.model, this.anyCard());
      if (selection === null) return;
      if (selection.getNumCards() === 0) throw new Error('a selection of no card');
      this.inHand.push(selection);
    });
  }

  private putDown(how: (selection: Selection) => void): string | undefined {
    if (this.inHand.length === 0) return undefined;
    const [selection] = this.inHand.splice(this.chance.nextInt(this.inHand.length), 1);
    if (selection === undefined) return 'nothing in hand';
    this.gone.push(selection);
    return this.done(() => how(selection));
  }

  private dealAnew(): string | undefined {
    this.gone.push(...this.inHand.splice(0));
    return this.done(() => this.controller.initModel(this.model));
  }

  private reuse(): string | undefined {
    if (this.gone.length === 0) return undefined;
    const selection = this.chance.pick(this.gone);
    return this.refused('IllegalStateException', () =>
      this.chance.nextInt(2) === 0
        ? this.controller.unselect(this.model, selection)
        : this.controller.moveCards(this.model, selection, this.anywhere()),
    );
  }

  private noPile(): string | undefined {
    const [selection] = this.inHand;
    if (selection === undefined) return undefined;
    const type = this.chance.pick([LocationType.FOUNDATION_PILE, LocationType.TABLEAU_PILE]);
    const nowhere = new Location(type, this.chance.pick(ODD), 0);
    if (this.controller.allowMove(this.model, selection, nowhere)) return 'a move to nowhere is allowed';
    return this.refused('IllegalArgumentException', () =>
      this.controller.moveCards(this.model, selection, nowhere),
    );
  }

  private done(call: () => void): string | undefined {
    const error = errorOf(call);
    return error === 'nothing' ? this.cardFault() : error;
  }

  private refused(name: string, call: () => void): string | undefined {
    const before = textsOf(this.model).join();
    const error = errorOf(call);
    if (!error.startsWith(`${name}: `)) return `${error}; expected ${name}`;
    return textsOf(this.model).join() === before ? undefined : 'a refused call has changed the model';
  }

  private cardFault(): string | undefined {
    const cards = [
      ...pilesOf(this.model).flatMap(cardsIn),
      ...this.inHand.flatMap((held) => held.getCards()),
    ];
    const words = new Set(cards.map(wordOf));
    return cards.length === 52 && words.size === 52
      ? undefined
      : `${cards.length} cards, ${words.size} of them different`;
  }

  private anyCard(): Location {
    const odd = this.chance.nextInt(10) === 0;
    const index = odd ? this.chance.pick(ODD) : this.chance.nextInt(9);
    const type = this.chance.pick(LocationType.values());
    const top = this.model.getMainDeck().getIndexOfTopCard();
    return type === LocationType.MAIN_DECK
      ? new Location(type, 0, odd ? index : top)
      : new Location(type, this.chance.nextInt(8), index);
  }

  private anywhere(): Location {
    return new Location(this.chance.pick(LocationType.values()), this.chance.nextInt(4), 0);
  }
}

function faultOf(seed: number): string | undefined {
  const caller = new Caller(new Chance(seed));
  for (let call = 0; call < CALLS; call++) {
    const fault = caller.step();
    if (fault !== undefined) return `call ${call + 1}: ${fault}\n${textsOf(caller.model).join('\n')}`;
  }
  return caller.end();
}

test('the piles and the hand always have 52 cards together', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      expect(faultOf(seed)).toBeUndefined();
    }),
    { numRuns: 200 },
  );
});
