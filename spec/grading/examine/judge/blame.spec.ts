/**
 * Tests which check is blamed for every combination of fault and history. For each event the snapshot counts how often
 * each check is blamed. After a change, read the differences, then run `npm run specs -- examine/blame -u`.
 */
import { expect, test } from '@jest/globals';
import { HIDDEN } from '../../../../src/core/card.js';
import { NegativeNumberException } from '../../../../src/games/klondike/contract/exceptions.js';
import type { Frame } from '../../../../src/games/klondike/contract/frame.js';
import { ULG } from '../../../../src/games/klondike/model/rules.js';
import { CandidateFault } from '../../../../src/grading/candidate/candidate.js';
import type { EventCheckId } from '../../../../src/grading/checks/event-checks.js';
import { blameFor } from '../../../../src/grading/examine/judge/blame.js';
import type { Effect } from '../../../../src/grading/examine/game/effect.js';
import type { Symptoms } from '../../../../src/grading/examine/judge/symptoms.js';
import { blameOf } from '../../../../src/grading/examine/judge/symptoms.js';
import type { Observation } from '../../../../src/grading/examine/judge/observation.js';
import { WatchingView } from '../../../../src/grading/examine/watch/watching-view.js';
import { newFindings } from '../../../../src/grading/examine/record/handler-findings.js';
import { RunState } from '../../../../src/grading/examine/record/run-state.js';
import { countedText } from '../../../support/grading/evidence-text.js';
import type { PlayedEvent } from '../../../support/grading/played-event.js';
import { eventIn, frameShowing, observationOf } from '../../../support/grading/played-event.js';

const TABLE =
  'waste: 2s Kc 6d; f1: Ah 2h; f2: As; t1: 3c 9h | 7s; t2: 4d | 8d; t3: 3h; t5: 2c | Kd Qs; t6: 5h | Ac; t7: 9s Jh | 2d';

const STOCK = 'stock: 2s Kc 6d 9h 4c Jd 8s; t1: 5h';

const STOCK_MOVES = [
  'stock',
  'stock stock',
  ...['stock stock stock', 'stock stock stock stock', 'stock undo', 'stock stock stock stock stock'],
  ...['stock stock stock stock stock stock stock', 'stock stock stock stock undo'],
];

const TABLE_MOVES = [
  't1>t2',
  't3>f1',
  't5>t4*2',
  'w>t1',
  'w>f2',
  't6>f3',
  't6>f4',
  'f1>t4',
  't1>t3',
  't2>t4',
  't6>t1',
  'w>t6',
  'w>f1',
  't4>t1',
  't3>t3',
  't1>t2*2',
  't1>t2*3',
  'undo',
  't1>t2 undo',
  't6>f3 undo',
  'w>t1 undo',
  't5>t4*2 undo',
  'w>t1 w>t4',
  'w>t1 w>t4 undo',
  't6>f3 f3>t3',
  't6>f3 f3>t7 undo',
  't3>f1 f1>t1',
  'stock',
];

const EVENTS: readonly PlayedEvent[] = [
  ...STOCK_MOVES.map((moves) => eventIn(STOCK, moves)),
  ...TABLE_MOVES.map((moves) => eventIn(TABLE, moves)),
];

/** Combines each flag of the symptoms with each list of wrong parts. */
function symptomsOf({ move }: Effect): Symptoms[] {
  const fine: Symptoms = {
    ...{ wrong: [], isUnchanged: false, isOther: undefined, isCovered: false, isTopRight: false },
    ...{ isOtherPart: false, isOtherTurnedUp: false, isDone: false, isSourceKept: false },
  };
  const { from, to } = typeof move === 'object' ? move : { from: 't1' as const, to: 't2' as const };
  const lists = [['stock'], ['waste'], ['t4'], ['f1'], ['f1', 'f2'], ['waste', 'stock'], [from], [to]];
  const wrongs = [...lists, [from, to], [from, 'stock'], [from, 'f1'], ['t4', 'f4']] as Symptoms['wrong'][];
  const flags = [
    'isUnchanged',
    'isCovered',
    'isTopRight',
    'isOtherPart',
    'isOtherTurnedUp',
    'isDone',
    'isSourceKept',
  ];
  return wrongs.flatMap((wrong) =>
    [
      {},
      { isOther: 'another' } as const,
      { isOther: 'elsewhere' } as const,
      ...flags.map((flag) => ({ [flag]: true })),
    ].map((changes) => ({ ...fine, ...changes, wrong })),
  );
}

test('the first wrong part decides the blame', () => {
  const told = EVENTS.map(({ name, effect }) => {
    const blamed = symptomsOf(effect).map((symptoms) => blameOf(effect, symptoms));
    return `${name} (${effect.key}): ${countedText(blamed)}`;
  });
  expect(told.join('\n')).toMatchSnapshot();
});

/** Frames after the event, which are unchanged, right, or right except for one part. */
function framesOf({ effect, before }: PlayedEvent): Frame[] {
  const due = frameShowing(effect.next, 4, false);
  const columns = (change: (cards: Frame['waste'], column: number) => Frame['waste']): Frame => ({
    ...due,
    tableau: due.tableau.map(change),
  });
  return [
    before,
    due,
    { ...due, stockEmpty: !due.stockEmpty },
    { ...due, waste: due.waste.slice(-1) },
    { ...due, waste: due.waste.slice(0, -1) },
    { ...due, waste: before.waste },
    { ...due, foundations: before.foundations },
    { ...due, tableau: before.tableau },
    { ...due, foundations: due.foundations.map((cards) => cards.slice(-1)) },
    columns((cards) => cards.map((card, index) => (index === cards.length - 1 ? HIDDEN : card))),
    columns((cards, column) => (column === 3 ? [...cards, ...due.waste] : cards)),
    columns((cards) => cards.map((card) => (card === HIDDEN ? (7 as typeof card) : card))),
  ];
}

interface EventHistory {
  readonly hasPassed: boolean;
  readonly failed?: EventCheckId;
  readonly state?: Partial<RunState>;
}

/** Every number of moves, as if an event had been refused after each of them. */
const REFUSED = { refusedAt: new Set([0, 1, 2]) };

/** Histories before the event. */
const HISTORIES: readonly EventHistory[] = [
  { hasPassed: false },
  { hasPassed: true },
  ...(
    [
      ...['deal.distinct', 'recycle.order', 'recycle.all', 'draw.stock-shown', 'view.refused', 'undo.depth'],
      ...['count.refused', 'win.early', 'win.waste', 'undo.win', 'view.moves'],
    ] as const
  ).map((failed) => ({ hasPassed: true, failed })),
  ...[{ earlier: 'a game' } as const, REFUSED, { undosInARow: 1 }, { timesAnnounced: 1 }].flatMap((state) =>
    [true, false].map((hasPassed) => ({ hasPassed, state })),
  ),
  { hasPassed: true, failed: 'undo.depth', state: { ...REFUSED, undosInARow: 2 } },
];

/** The check that is blamed, with (g) if the game goes on and (p) if an empty pile refuses a card. */
function blamed(
  observed: Observation,
  { hasPassed, failed, state: changes, view }: EventHistory & { readonly view: WatchingView },
): string {
  const state = new RunState(view, { ...newFindings(ULG), seed: 1 });
  Object.assign(state, changes);
  Object.assign(state.evidence, {
    hasPassed: () => hasPassed,
    hasFailed: (check: EventCheckId) => check === failed,
    wasRight: () => hasPassed,
    isRepaired: (check: EventCheckId) => check === failed,
  });
  const blame = blameFor(state, observed);
  if (blame === undefined) return 'none';
  return `${blame.check}${blame.goesOn ? ' (g)' : ''}${blame.isRefusedPlace === true ? ' (p)' : ''}`;
}

const DUES = [
  { win: 'wrong', isWon: false },
  { win: 'due', isWon: true },
  { win: 'open', isWon: true },
] as const;

function observationsOf(event: PlayedEvent): Observation[] {
  const due = observationOf(event, frameShowing(event.effect.next, 4, false));
  return [
    ...framesOf(event).map((frame) => observationOf(event, frame)),
    { ...due, isForced: true },
    { ...due, isMovesWrong: true },
    ...DUES.map((win) => ({ ...due, isWinWrong: true, due: { moves: [4], ...win } })),
    { ...due, reply: { thrown: 'it throws', fault: undefined } },
    { ...due, reply: { thrown: '', fault: new CandidateFault('hung', 'It hung.') } },
  ];
}

test('the history changes the blame', () => {
  const usual = new WatchingView();
  const [refusing, telling] = [new WatchingView(), new WatchingView()];
  refusing.rejected = {
    setter: 'updateMoves',
    error: new NegativeNumberException('-1 is not a number of moves'),
  };
  telling.told.add('t1');
  const told = EVENTS.map((event) => {
    const observations = observationsOf(event);
    const all = (view: WatchingView, histories: readonly EventHistory[]): string[] =>
      histories.flatMap((history) => observations.map((observed) => blamed(observed, { ...history, view })));
    const refused = HISTORIES.filter(
      ({ failed, state }) => failed === 'view.moves' || state?.earlier === 'a game',
    );
    const blames = [
      all(usual, HISTORIES),
      all(telling, HISTORIES.slice(0, 2)),
      all(refusing, refused),
    ].flat();
    return `${event.name}: ${countedText(blames)}`;
  });
  expect(told.join('\n')).toMatchSnapshot();
});
