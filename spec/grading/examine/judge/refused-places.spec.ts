/** If an empty pile refuses an ace or a king, the grader tries the other empty piles, and the game goes on. */
import { describe, expect, test } from '@jest/globals';
import type { Card } from '../../../../src/core/card.js';
import { ACE, rankOf } from '../../../../src/core/card.js';
import { EMPTY, topOf } from '../../../../src/core/pile.js';
import { NEW_GAME, STOCK } from '../../../../src/games/klondike/contract/calls.js';
import { parseLayout } from '../../../../src/games/klondike/model/layout-text.js';
import type { CardMove } from '../../../../src/games/klondike/words/piles.js';
import { ULG } from '../../../../src/games/klondike/model/rules.js';
import { TABLEAU } from '../../../../src/games/klondike/words/piles.js';
import { describeMove, eventOf } from '../../../../src/grading/examine/game/effect.js';
import type { Candidate } from '../../../../src/grading/candidate/candidate.js';
import { Evidence } from '../../../../src/grading/examine/record/evidence.js';
import { Excursions, QUOTA } from '../../../../src/grading/examine/play/excursions.js';
import { WatchingView } from '../../../../src/grading/examine/watch/watching-view.js';
import { newFindings } from '../../../../src/grading/examine/record/handler-findings.js';
import { HandlerRun } from '../../../../src/grading/examine/handler-run.js';
import type { RequestedCarry } from '../../../support/grading/base-handler.js';
import { BaseHandler } from '../../../support/grading/base-handler.js';
import { candidateOf, faultyNamed } from '../../../support/grading/chosen-faulty.js';
import { candidateFor } from '../../../support/grading/crashing-handlers.js';

const OWN_FOUNDATION = faultyNamed('f-own-foundation');

describe('another empty pile', () => {
  const LAYOUT = parseLayout('t1: Ah; t2: Ac; t3: 2h; t5: 3h | Kc; f4: As');
  const instead = (move: CardMove, avoided: readonly CardMove[]): string | undefined => {
    const evidence = new Evidence();
    for (const carry of avoided) evidence.avoid(describeMove(ULG, LAYOUT, carry).placeKey ?? '');
    return evidence.otherEmptyPile(ULG, LAYOUT, move)?.to;
  };
  const carry = (from: CardMove['from'], to: CardMove['to']): CardMove => ({ from, count: 1, to });

  test.each<[to: string | undefined, avoided: string, because: string]>([
    [undefined, '', 'the first foundation accepts it'],
    ['f2', 't1>f1', 'the next empty foundation may accept it'],
    ['f3', 't1>f1 t1>f2', 'only one foundation is left'],
    [undefined, 't1>f1 t1>f2 t1>f3', 'all empty foundations refuse it'],
    [undefined, 't2>f1', 'the refused card is another ace'],
  ])(
    'is %s for an ace meant for the first foundation after the refusal of "%s", because %s',
    (to, avoided) => {
      const carries = avoided
        .split(' ')
        .filter(Boolean)
        .map((word) => {
          const [from, target] = word.split('>');
          return carry(from as CardMove['from'], target as CardMove['to']);
        });
      expect(instead(carry('t1', 'f1'), carries)).toBe(to);
    },
  );

  test('is another column for a king', () => {
    const kings = (['t4', 't6', 't7'] as const).map((to) => carry('t5', to));
    expect(
      [1, 2, 3].map((refused) => instead(kings[0] ?? carry('t5', 't4'), kings.slice(0, refused))),
    ).toEqual(['t6', 't7', undefined]);
  });
});

/** A run whose deal has an ace on a column. */
function withAce(candidate: Candidate): { readonly run: HandlerRun; readonly ace: CardMove } {
  for (let seed = 1; seed < 50; seed++) {
    const view = new WatchingView();
    const running = candidate.start(view, { seed });
    const run = new HandlerRun(running, view, { ...newFindings(ULG), seed });
    run.step(NEW_GAME);
    const from = TABLEAU.find((id) => isAce(topOf(run.game?.layout[id] ?? EMPTY)));
    if (from !== undefined) return { run, ace: { from, count: 1, to: 'f1' } };
  }
  throw new Error('no deal has an ace on a column');
}

const isAce = (card: Card | undefined): boolean => card !== undefined && rankOf(card) === ACE;

const failuresOf = ({ evidence }: HandlerRun): string[] => evidence.failures.map(({ check }) => check);

describe('an ace that is refused', () => {
  class RefusesAces extends BaseHandler {
    protected override fitsFoundation(): boolean {
      return false;
    }
  }

  test('goes to another foundation if one refuses it, and the game goes on', () => {
    const { run, ace } = withAce(candidateOf(OWN_FOUNDATION));
    const answers = (['f1', 'f2', 'f3'] as const).map((to) => run.step(eventOf({ ...ace, to })));
    expect([answers, failuresOf(run)]).toEqual([['refused', 'refused', 'right'], ['t>f.ace']]);
  });

  test('needs no undo if it was tried on an excursion', () => {
    const { run } = withAce(candidateFor(RefusesAces));
    run.step(STOCK);
    new Excursions(QUOTA).from(run);
    expect([run.game?.moves, failuresOf(run)]).toEqual([1, ['t>f.ace']]);
  });
});

test('an ace that moves unseen is not a second fault when it appears later', () => {
  class TellsNothing extends BaseHandler {
    private isSilent = false;

    protected override carry(asked: RequestedCarry): void {
      this.isSilent = true;
      super.carry(asked);
      this.isSilent = false;
    }

    override show(): void {
      if (!this.isSilent) super.show();
    }
  }
  const { run, ace } = withAce(candidateFor(TellsNothing));
  expect([run.step(eventOf(ace)), run.step(STOCK), failuresOf(run)]).toEqual([
    ...['refused', 'lost'],
    ['t>f.ace'],
  ]);
});
