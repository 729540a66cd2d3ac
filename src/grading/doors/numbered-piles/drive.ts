/** How to examine numbered piles. */
import { CLUBS, cardOf } from '../../../core/card.js';
import type { Random } from '../../../core/random.js';
import { oneOf } from '../../../core/random.js';
import { Card, Deck } from '../../../games/klondike/doors/numbered-piles/deck.js';
import { Game, CardLocation } from '../../../games/klondike/doors/numbered-piles/game.js';
import { Rank, Suit } from '../../../games/klondike/doors/york/york-card.js';
import { parseLayout } from '../../../games/klondike/model/layout-text.js';
import { legalMoves } from '../../../games/klondike/model/moves.js';
import type { Move } from '../../../games/klondike/model/play.js';
import type { Rules } from '../../../games/klondike/model/rules.js';
import { YCP_TEXT, YCP_TEXT_REFERENCE } from '../../../games/klondike/model/rules.js';
import { CandidateFault } from '../../candidate/candidate.js';
import type { DoorState, Drive } from '../drive.js';
import type { ObjectPort } from '../port/object-port.js';
import { SubmissionError } from '../port/object-port.js';
import { endings, isNearEnd, preferCarries, randomStart } from '../starts.js';
import { DRAW_FACETS, FINISHED_FACETS, FIT_FACETS, MOVE_FACETS, TAKE_FACETS, takeAt } from './facets.js';
import { CHOOSE_FACTS, DEAL_FACTS, DECK_FACTS, DESTINATION_FACTS, DRAW_FACTS } from './facts.js';
import type { NumberedCall } from './table.js';
import {
  NUMBERS,
  NumberedPortTable,
  numberedTableText,
  placesOfNumbered,
  numberedCallText,
} from './table.js';
import { NumberedWords, PILE_COUNT } from './words.js';

/** Our own classes, with the rules of a house. */
const ownNumbered = (rules: Rules): Readonly<Record<string, unknown>> => ({
  Card,
  CardLocation,
  Deck,
  Rank,
  Suit,
  Game: class extends Game {
    constructor() {
      super({ rules });
    }
  },
});

const SURVEY_LAYOUTS: readonly string[] = [
  'stock: 9c 5d; f1: Ac 2c; f2: Ad; t1: 7c 3h | 8h 7s 6d; t2: 9s; t3: 4c | 2d As; t4: 6h 3c; t6: Kd | Qs Jh; t7: Qd 8s | Ks',
  'stock: 2h Ah 7c; t1: 3s | As; t2: Ac; t3: 2s | Kh Qs; t4: 5h | Td; t5: 9d; t6: 9c 8d; t7: Tc 3d | 8c',
  'stock: Ks Qd; f4: As 2s 3s; t1: Kc; t2: 2h | Jd; t3: 7h; t4: 6c; t5: 6s 5h; t6: 4s | 4d',
  'f1: Ac 2c; t1: 4d | Qc; t2: Kh; t3: Js',
  'f4: As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs; t4: Ks; t5: 2h | Ad',
  'stock: Kd; t2: 5c 9h | Kc Qd; t3: 3c | Jc Td 9s',
];

const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

const takes = (before: DoorState): { pile: number; index: number }[] =>
  numbers(-1, PILE_COUNT).flatMap((pile) => {
    const id = NUMBERS[pile];
    const cards = id === undefined ? 0 : before.layout[id].cards.length;
    return numbers(-1, cards).map((index) => ({ pile, index }));
  });

function moveCall({ layout }: DoorState, move: Move): NumberedCall {
  if (move === 'stock') return { name: 'drawNextCard' };
  const { from, to, count } = move;
  const index = layout[from].cards.length - count;
  return { name: 'moveCards', pile: NUMBERS.indexOf(from), index, to: NUMBERS.indexOf(to) };
}

/** Lists all questions first, because they change nothing, and then each move. */
function survey(before: DoorState): NumberedCall[][] {
  if (isNearEnd(before.layout)) return [[{ name: 'isFinished' }]];
  const all = takes(before);
  const taken = all.filter(({ pile, index }) => takeAt(before, pile, index).why === undefined);
  const fits = taken.flatMap((take) =>
    numbers(-1, PILE_COUNT).map((to): NumberedCall => ({ name: 'isValidMove', ...take, to })),
  );
  const moves = legalMoves(YCP_TEXT, before.layout).filter((move) => move !== 'stock');
  const draw: NumberedCall = { name: 'drawNextCard' };
  return [
    [
      { name: 'isFinished' },
      ...all.map((take): NumberedCall => ({ name: 'isValidTakeLocation', ...take })),
      ...fits,
    ],
    ...moves.map((move) => [moveCall(before, move)]),
    [draw, draw, draw, draw],
  ];
}

/** Usually returns a legal move, and otherwise a question. */
function choose(before: DoorState, chance: Random): NumberedCall {
  const what = chance.nextInt(10);
  const move = what < 5 ? preferCarries(legalMoves(YCP_TEXT, before.layout), chance) : undefined;
  if (move !== undefined) return moveCall(before, move);
  if (what === 5) return { name: 'isFinished' };
  const take = oneOf(takes(before), chance);
  if (take === undefined) return { name: 'drawNextCard' };
  if (takeAt(before, take.pile, take.index).why !== undefined)
    return { name: 'isValidTakeLocation', ...take };
  return { name: 'isValidMove', ...take, to: chance.nextInt(PILE_COUNT) };
}

export const numberedDrive = (rules: Rules): Drive<NumberedCall, DoorState, NumberedWords> => ({
  wordsOf: (port) => new NumberedWords(port),
  tableOf: (words, whose) => new NumberedPortTable(words, whose),
  ownClasses: ownNumbered(rules),
  placesOf: placesOfNumbered,
  tableText: numberedTableText,
  callText: numberedCallText,
  canLay: () => true,
  facts: [...DEAL_FACTS, ...CHOOSE_FACTS, ...DESTINATION_FACTS, ...DRAW_FACTS, ...DECK_FACTS],
  facets: [...TAKE_FACETS, ...FIT_FACETS, ...MOVE_FACETS, ...DRAW_FACETS, ...FINISHED_FACETS],
  surveyLayouts: [...SURVEY_LAYOUTS.map((text) => parseLayout(text)), ...endings()],
  survey,
  startLayout: (chance) => randomStart(rules, chance),
  nextCall: choose,
});

const THREE_CARDS = [1, 2, 3].map((rank) => cardOf(rank, CLUBS));

/**
 * Does the call that brings the waste back also draw a card? The course's own program does so, but its statement does
 * not say it. Returns what the submission does, as far as the grader can see.
 */
export function recycleReading(port: ObjectPort): {
  readonly rules: Rules;
  /** The answers that fit everything the grader saw. */
  readonly answers: readonly string[];
} {
  const left = leftAfterRecycling(port);
  if (left === THREE_CARDS.length - 1) return { rules: YCP_TEXT_REFERENCE, answers: ['yes'] };
  return { rules: YCP_TEXT, answers: left === THREE_CARDS.length ? ['no'] : ['no', 'yes'] };
}

/** The size of the main deck after three cards were drawn and brought back. */
function leftAfterRecycling(port: ObjectPort): number | undefined {
  try {
    const words = new NumberedWords(port);
    const game = words.newGame();
    for (let number = 0; number < PILE_COUNT; number++) words.empty(words.pile(game, number));
    const main = words.pile(game, 0);
    words.add(main, THREE_CARDS);
    for (let draws = 0; draws <= THREE_CARDS.length; draws++) port.tell(game, 'drawNextCard', []);
    return words.count(main);
  } catch (error) {
    const isGone = error instanceof CandidateFault && port.renew !== undefined;
    if (!isGone && !(error instanceof SubmissionError)) throw error;
    if (isGone) port.renew?.();
    return undefined;
  }
}
