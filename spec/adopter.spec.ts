/** Simple code that a new user of the package could write. It compiles (`npm run types`) and does what it says. */
import { describe, expect, test } from '@jest/globals';
import type {
  Card,
  ControllerOptions,
  HouseOptions,
  KlondikeCall,
  KlondikeView,
  RedoCall,
  Refusal,
  Rules,
} from 'klondike-kit';
import {
  FrameView,
  HIDDEN,
  KlondikeController,
  PILES,
  Player,
  REFUSALS,
  SHOWN_PILES,
  SPADES_A,
  TABLEAU,
  ULG,
  alternateColors,
  asCard,
  asTableau,
  callForMove,
  cardsShown,
  checkRules,
  callHandler,
  pileIndex,
  legalMoves,
  parseDeal,
  parseMove,
  rankOf,
  tellRefusal,
} from 'klondike-kit';
import type { BrowserOptions } from 'klondike-kit/browser';
import { FRENCH } from 'klondike-kit/french';
import type { MonteCarloOptions } from 'klondike-kit/montecarlo';
import { MonteCarloController } from 'klondike-kit/montecarlo';
import type { MonteCarloBrowserOptions } from 'klondike-kit/montecarlo-browser';
import type { AdviceOptions, HintOptions, SolveOptions, SolverOptions } from 'klondike-kit/solver';
import { solve } from 'klondike-kit/solver';
import type { MonteCarloTerminalOptions, TerminalOptions } from 'klondike-kit/terminal';
import type { HandlerKit, ViewKit } from 'klondike-kit/testing';

/** All optional options, set to undefined. */
type Undefined<Options> = {
  [Name in keyof Options as object extends Pick<Options, Name> ? Name : never]: undefined;
};

type TakesUndefined<Options> = Undefined<Options> extends Partial<Options> ? true : Undefined<Options>;

/** Each of these fails to compile if an optional option doesn't accept undefined. */
const TAKE_UNDEFINED: [
  TakesUndefined<AdviceOptions>,
  TakesUndefined<BrowserOptions>,
  TakesUndefined<ControllerOptions>,
  TakesUndefined<HandlerKit>,
  TakesUndefined<HintOptions>,
  TakesUndefined<HouseOptions>,
  TakesUndefined<MonteCarloBrowserOptions>,
  TakesUndefined<MonteCarloOptions>,
  TakesUndefined<MonteCarloTerminalOptions>,
  TakesUndefined<SolveOptions>,
  TakesUndefined<SolverOptions>,
  TakesUndefined<TerminalOptions>,
  TakesUndefined<ViewKit>,
] = [true, true, true, true, true, true, true, true, true, true, true, true, true];

describe('options may be undefined, even under exactOptionalPropertyTypes', () => {
  test('every public interface of options accepts undefined', () => {
    expect(TAKE_UNDEFINED).toHaveLength(13);
  });

  test('an undefined option means the same as a missing one', () => {
    const options = { rules: undefined, deal: undefined, name: undefined, onRefusal: undefined };
    const controller = new KlondikeController(options);
    controller.newGame();
    controller.undo();
    const grid = new MonteCarloController({
      size: undefined,
      deal: undefined,
      advise: undefined,
      help: undefined,
    });
    grid.newDeal();
    const layout = parseDeal('java:7').start(ULG);
    const [given, absent] = [
      { visits: undefined, short: undefined, core: undefined, signal: undefined },
      {},
    ].map((search) => solve(ULG, layout, search));
    expect([controller.rules, controller.getName(), grid.grid?.rows]).toEqual([ULG, 'klondike-kit', 5]);
    expect({ ...given, milliseconds: 0 }).toEqual({ ...absent, milliseconds: 0 });
  });
});

describe('plain numbers', () => {
  test('one check turns plain numbers into piles and cards', () => {
    const controller = new KlondikeController({ deal: 'java:11' });
    controller.newGame();
    // @ts-expect-error A plain number isn't a pile.
    controller.moveWasteToTableau(0);
    controller.moveWasteToTableau(asTableau(Number('0')));
    for (const pile of TABLEAU) controller.moveWasteToTableau(pileIndex(pile));
    // @ts-expect-error A plain number isn't a card.
    const card: Card = 5;
    expect([asCard(5) === card, SPADES_A, controller.moves]).toEqual([true, 0, 0]);
  });

  test('a view in TypeScript can have plain numbers as parameters', () => {
    class NumbersView extends FrameView implements KlondikeView {
      readonly seen: number[] = [];
      override wasteCards(cards: readonly number[]): void {
        this.seen.push(...cards);
      }
      override tableauCards(_tableau: number, cards: readonly number[]): void {
        this.seen.push(...cards);
      }
      override foundationCards(_foundation: number, cards: readonly number[]): void {
        this.seen.push(...cards);
      }
    }
    const [controller, view] = [new KlondikeController(), new NumbersView()];
    controller.attach(view);
    controller.newGame();
    expect(view.seen.filter((card) => card === HIDDEN)).toHaveLength(21);
  });
});

describe('calls and moves', () => {
  test('each move has the event that asks for it', () => {
    const controller = new KlondikeController({ deal: 'java:11' });
    controller.newGame();
    for (const word of ['t4>t6', 'stock']) {
      const call = callForMove(parseMove(word));
      if (call !== undefined) callHandler(controller, call);
    }
    const [move = 'stock'] = controller.layout === undefined ? [] : legalMoves(ULG, controller.layout);
    expect([controller.moves, controller.play(move).ok, controller.history().length]).toEqual([2, true, 3]);
  });

  test("redo has a different type from the statement's calls", () => {
    const controller = new KlondikeController({ deal: 'java:11' });
    const view = new FrameView();
    controller.attach(view);
    const player = new Player(controller, view, controller);
    const calls: (KlondikeCall | RedoCall)[] = [
      { event: 'newGame', args: [] },
      { event: 'clickStock', args: [] },
      { event: 'undo', args: [] },
      { event: 'redo', args: [] },
    ];
    expect(calls.map((call) => player.report(call))).toEqual(calls.map(() => 'accepted'));
    // @ts-expect-error An event is one of the names, not any string.
    player.report({ event: pileIndex('t3').toFixed(), args: [] });
  });
});

test('a frame has the cards of every pile', () => {
  const { frame } = new FrameView();
  expect([PILES.flatMap((pile) => cardsShown(frame, pile)), SHOWN_PILES.length]).toEqual([[], 12]);
});

describe('your own rules', () => {
  const rules: Rules = {
    ...ULG,
    name: 'stiff sevens',
    build: (card, onto) => (rankOf(card) === 7 ? 'stiff-seven' : alternateColors(card, onto)),
    refusals: { 'stiff-seven': 'A seven only goes up.' },
  };

  test('may refuse a move for a new reason, with its own sentence', () => {
    const messages: string[] = [];
    const controller = new KlondikeController({
      rules,
      onRefusal: (why) => messages.push(tellRefusal(rules, why)),
    });
    controller.nextDeal('t1: 7h; t2: 8s; t3: Qh');
    controller.newGame();
    const outcome = controller.play(parseMove('t1>t2'));
    controller.play(parseMove('t3>t4'));
    expect([messages, outcome]).toEqual([
      ['A seven only goes up.', REFUSALS['needs-king']],
      { ok: false, why: 'stiff-seven' },
    ]);
    expect(!outcome.ok && outcome.why === 'stiff-seven').toBe(true);
  });

  test('translate only the reasons that the houses also have', () => {
    const sentenceOf = (why: Refusal): string => tellRefusal(rules, why, FRENCH.klondikeRefusals);
    expect([sentenceOf('needs-king'), sentenceOf('stiff-seven'), sentenceOf('no-sentence')]).toEqual([
      FRENCH.klondikeRefusals['needs-king'],
      'A seven only goes up.',
      'no-sentence',
    ]);
  });

  test.each([null, 'A seven only goes up.', { 'stiff-seven': 7 }])(
    'are refused if their sentences are %j',
    (refusals) => {
      expect(() => checkRules({ ...rules, refusals })).toThrow(
        'rules: refusals must be an object of sentences or undefined, not',
      );
    },
  );
});
