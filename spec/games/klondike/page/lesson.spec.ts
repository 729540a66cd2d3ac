/** The four guided steps of a new player's first game. */
import { describe, expect, test } from '@jest/globals';
import { KLONDIKE } from '../../../../src/games/klondike/kit.js';
import {
  FOUNDATION_1,
  TABLEAU_1,
  TABLEAU_2,
  TABLEAU_3,
  TABLEAU_5,
  TABLEAU_6,
} from '../../../../src/games/klondike/contract/constants.js';
import { parseDeal } from '../../../../src/games/klondike/model/deals.js';
import { LESSON_DEAL } from '../../../../src/games/klondike/model/known-deals.js';
import { lesson } from '../../../../src/games/klondike/page/first-game/lesson.js';
import { ENGLISH } from '../../../../src/games/klondike/page/strings/english.js';
import type { HintMarks } from '../../../../src/games/klondike/views/hints.js';
import type { GuidedSteps } from '../../../../src/kit/browser-tables.js';
import { GameSession } from '../../../../src/kit/session.js';

interface Taught {
  readonly session: ReturnType<typeof sessionAt>;
  readonly steps: GuidedSteps;
  /** What the table marks: the source, the number of cards and the target. */
  readonly marked: () => readonly unknown[] | undefined;
}

function sessionAt(deal: string) {
  const session = new GameSession(KLONDIKE);
  session.enter('ulg', parseDeal(deal));
  return session;
}

function taughtAt(deal = LESSON_DEAL): Taught {
  const session = sessionAt(deal);
  let marks: HintMarks | undefined;
  const steps = lesson(session, { mark: (given) => (marks = given) }, ENGLISH);
  return { session, steps, marked: () => marks && [marks.pile, marks.count, marks.to] };
}

type Event = (handler: Taught['session']['handler']) => void;

const ACE_UP: Event = (handler) => handler.moveTableauToFoundation(TABLEAU_6, FOUNDATION_1);
const BUILD: Event = (handler) => handler.moveTableauToTableau(TABLEAU_2, 1, TABLEAU_5);
const DRAW: Event = (handler) => handler.clickStock();
const WASTE: Event = (handler) => handler.moveWasteToTableau(TABLEAU_5);
const UNDO: Event = (handler) => handler.undo();

const after = ({ session, steps }: Taught, ...events: readonly Event[]): number | undefined => {
  for (const event of events) {
    event(session.handler);
    steps.follow();
  }
  return steps.step?.place?.[0];
};

describe('a lesson', () => {
  test('goes on with each move, marks the next one and says it', () => {
    const taught = taughtAt();
    const seen: unknown[] = [];
    const look = (): void =>
      void seen.push([taught.steps.step?.title, taught.steps.step?.move, taught.marked()]);
    look();
    for (const event of [ACE_UP, BUILD, DRAW, WASTE]) {
      after(taught, event);
      look();
    }
    expect(seen).toEqual([
      ['Aces go to the top', 'Move the ace of spades from tableau 6 to foundation 1.', ['t6', 1, 'f1']],
      ['Red on black, black on red', 'Move the jack of hearts from tableau 2 to tableau 5.', ['t2', 1, 't5']],
      ['Draw from the stock', 'Draw from the stock.', ['stock', undefined, undefined]],
      ['Play from the waste', 'Move the ten of clubs from the waste to tableau 5.', ['waste', 1, 't5']],
      ['Now you know how to play', undefined, undefined],
    ]);
  });

  test('names the card to click and the card that it goes on', () => {
    const taught = taughtAt();
    const first = taught.steps.step?.text;
    after(taught, ACE_UP);
    expect([first, taught.steps.step?.text]).toEqual([
      'Each suit goes up from ace to king. Click the ace of spades.',
      'In the columns, ranks go down and colors alternate. Click the jack of hearts: it goes on the queen of spades.',
    ]);
  });

  test.each<[what: string, events: readonly Event[], step: number]>([
    ['another move', [DRAW], 1],
    ['an undone move', [ACE_UP, UNDO], 2],
  ])('waits after %s', (_, events, step) => {
    expect(after(taughtAt(), ...events)).toBe(step);
  });

  test('passes over a step whose move is impossible', () => {
    const taught = taughtAt('t1: | 5c; t2: | 9d; t3: 2h | 4d; stock: 7s 8s 9s');
    expect([taught.steps.step?.place, taught.marked()]).toEqual([
      [2, 4],
      ['t3', 1, 't1'],
    ]);
  });

  test('lets the player draw again while no card of the waste has a place', () => {
    const taught = taughtAt('t1: | 5c; t3: 2h | 4d; stock: 7s 7c Jd Jh');
    after(taught, (handler) => handler.moveTableauToTableau(TABLEAU_3, 1, TABLEAU_1), DRAW);
    expect([taught.steps.step?.text, taught.marked()]).toEqual([
      'This card has no place yet. Click the stock again.',
      ['stock', undefined, undefined],
    ]);
  });

  test.each<[what: string, leave: (taught: Taught) => void]>([
    ['another deal', ({ session }) => session.enter('ulg', parseDeal('java:11'))],
    ['its end', ({ steps }) => steps.end()],
  ])('shows nothing after %s', (_, leave) => {
    const taught = taughtAt();
    leave(taught);
    taught.steps.follow();
    expect([taught.steps.step, taught.marked()]).toEqual([undefined, undefined]);
  });
});
