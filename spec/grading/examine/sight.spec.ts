/** What is seen after an event, held against what must be, and who is to blame. */
import { expect, test } from '@jest/globals';
import type { Card } from '../../../src/core/card.js';
import { parseCard } from '../../../src/core/card.js';
import { asTableau } from '../../../src/games/klondike/contract/checked-numbers.js';
import { EMPTY_FRAME } from '../../../src/games/klondike/contract/frame.js';
import { STOCK } from '../../../src/games/klondike/contract/calls.js';
import { parseDeal } from '../../../src/games/klondike/model/deals.js';
import { ULG } from '../../../src/games/klondike/model/rules.js';
import type { Blame } from '../../../src/grading/examine/blame.js';
import { blameFor } from '../../../src/grading/examine/blame.js';
import { causeOf } from '../../../src/grading/examine/cause.js';
import { Eye } from '../../../src/grading/examine/eye.js';
import { KnownGame } from '../../../src/grading/examine/known-game.js';
import { freshMemory } from '../../../src/grading/examine/memory.js';
import type { Reply } from '../../../src/grading/examine/reply.js';
import type { Sight } from '../../../src/grading/examine/sight.js';
import { isRight, seenBy } from '../../../src/grading/examine/sight.js';
import { CandidateFault } from '../../../src/grading/candidate/candidate.js';

/** All of whose cards were seen. */
function known(): KnownGame {
  const game = new KnownGame(ULG, parseDeal('stock: 2s Kc 6d; t1: Ah; t2: 3h', ULG).start(ULG));
  for (const card of game.unknownCards) game.learn(card, card);
  return game;
}

const FINE: Reply = { thrown: '', fault: undefined };
const LENIENCE = { stock: false, foundation: false, moves: false, refresh: false };

interface Judged {
  readonly sight: Sight;
  readonly blame: Blame | undefined;
}

/** What is seen after a click, and who is to blame, when the handler tells this. */
function judged(tell: (eye: Eye) => void, reply = FINE): Judged {
  const game = known();
  const eye = new Eye();
  eye.tableauCards(asTableau(0), cards('Ah'));
  eye.tableauCards(asTableau(1), cards('3h'));
  eye.refreshWindow();
  eye.open(false);
  const cause = causeOf(ULG, game, STOCK);
  if (cause === undefined) throw new Error('it is an event of a game');
  tell(eye);
  const asked = {
    cause,
    due: { moves: [1], win: 'wrong', isWon: false },
    before: EMPTY_FRAME,
    reply,
  } as const;
  const sight = seenBy(eye, game, { asked, lenience: LENIENCE });
  const context = {
    eye,
    memory: freshMemory('nothing'),
    evidence: {
      hasHeld: () => false,
      hasFailed: () => false,
      wasRight: () => false,
      isMended: () => false,
    },
    lenience: LENIENCE,
  };
  return { sight, blame: blameFor(context, game, { cause, sight }) };
}

const cards = (text: string): Card[] => text.split(' ').flatMap((word) => parseCard(word) ?? []);

/** The three cards that lie in the stock come to the waste. */
function drawn(eye: Eye): void {
  eye.stockEmpty(true);
  eye.wasteCards(cards('6d Kc 2s'));
  eye.updateMoves(1);
}

const shown = (eye: Eye): void => {
  drawn(eye);
  eye.refreshWindow();
};

test('what is as it must be is right, and nobody is to blame', () => {
  const { sight, blame } = judged(shown);
  expect([isRight(sight), sight.isForced, blame]).toEqual([true, false, undefined]);
});

test('what is told and never refreshed is seen because the eye refreshes, and a player sees what was before', () => {
  const { sight, blame } = judged(drawn);
  expect([isRight(sight), sight.isForced, sight.visible.waste]).toEqual([true, true, []]);
  expect(blame).toMatchObject({ check: 'view.refresh', goesOn: true });
});

test.each<[check: string, goesOn: boolean, what: string, tell: (eye: Eye) => void]>([
  ['draw.three', false, 'other cards', (eye) => eye.wasteCards(cards('6d Kc'))],
  ['draw.stock-shown', true, 'the stock', (eye) => eye.stockEmpty(false)],
  ['draw.rest', false, 'a column', (eye) => eye.tableauCards(asTableau(0), [])],
  ['count.stock', true, 'the number of moves', (eye) => eye.updateMoves(2)],
  ['win.early', true, 'a win', (eye) => eye.win()],
])('%s is to blame, and it goes on: %s, if %s is wrong', (...[check, goesOn, , tell]) => {
  const { sight, blame } = judged((eye) => {
    drawn(eye);
    tell(eye);
    eye.refreshWindow();
  });
  expect([isRight(sight), blame?.check, blame?.goesOn]).toEqual([false, check, goesOn]);
});

test('a call that the view refuses is to blame before all that is seen', () => {
  const { blame } = judged((eye) => {
    shown(eye);
    eye.updateMoves(-1);
    eye.refreshWindow();
  });
  expect(blame).toMatchObject({ check: 'view.moves' });
});

test('a hang is put down to what the event asks for, whatever is shown', () => {
  const fault = new CandidateFault('hung', 'It did not answer within 1 s.');
  expect(judged(shown, { ...FINE, fault }).blame).toEqual({
    ...{ check: 'draw.three', message: 'It did not answer within 1 s.', goesOn: false },
  });
});

test('a throw is a fault of its own where all is right, and else the reason', () => {
  const thrown = { ...FINE, thrown: 'it throws Error: x' };
  expect(judged(shown, thrown).blame).toMatchObject({ check: 'robust.throws', goesOn: true });
  expect(judged(() => undefined, thrown).blame).toMatchObject({ check: 'draw.three', goesOn: false });
});
