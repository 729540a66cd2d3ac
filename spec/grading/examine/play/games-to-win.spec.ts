/** Counts the games that the grader plays to see a game won. Faults that make a win unlikely lower the count. */
import { expect, test } from '@jest/globals';
import { KlondikeView } from '../../../../src/games/klondike/contract/view.js';
import { ULG } from '../../../../src/games/klondike/model/rules.js';
import { inProcess } from '../../../../src/grading/candidate/in-process.js';
import { CandidateStarter } from '../../../../src/grading/examine/candidate-starter.js';
import { playWinningGames } from '../../../../src/grading/examine/play/games-to-win.js';
import { newFindings } from '../../../../src/grading/examine/record/handler-findings.js';
import { BaseHandler } from '../../../support/grading/base-handler.js';
import type { HandlerClass } from '../../../support/grading/faulty/faulty-handler.js';
import type { StudentCard } from '../../../support/grading/student-cards.js';

/** The number of new games, and the failed checks. */
function gamesOf(handler: HandlerClass, isSure = false): string {
  let games = 0;
  const candidate = inProcess((view, constants = KlondikeView) => {
    const made = new handler(view, constants);
    const newGame = made.newGame.bind(made);
    made.newGame = () => {
      games++;
      newGame();
    };
    return made;
  });
  const findings = newFindings(ULG);
  const starter = new CandidateStarter(candidate, 1, { isLate: () => false });
  playWinningGames(starter, findings, { seed: 1, isSure });
  const failed = findings.evidence.failures.map(({ check }) => check);
  return [`${games} games`, ...failed].join(', ');
}

class CarriesNothing extends BaseHandler {
  protected override carry(): void {
    this.refuse();
  }
}

class DrawsNothing extends BaseHandler {
  protected override draw(): void {
    this.refuse();
  }
}

/** Deals a game that can't be won. */
class DealsTheSameGame extends BaseHandler {
  protected override shuffled(deck: StudentCard[]): StudentCard[] {
    return deck.flatMap((_, index) => deck[(index * 23) % deck.length] ?? []);
  }
}

class DealsFaceDown extends BaseHandler {
  protected override deal(deck: StudentCard[]): void {
    super.deal(deck);
    const [, column] = this.columns;
    column?.down.push(...column.up.splice(0));
  }
}

test.each<[what: string, found: string, handler: HandlerClass]>([
  ['carries nothing', '6 games, t>f.ace, t>t.one', CarriesNothing],
  ['always deals the same game', '6 games, deal.shuffled', DealsTheSameGame],
  ['draws nothing', '1 games, draw.three', DrawsNothing],
  ['deals a card face down', '1 games, deal.faces', DealsFaceDown],
])('the grader gives up early if the handler %s: %s', (_, found, handler) => {
  expect(gamesOf(handler)).toBe(found);
});

test('the grader goes on if only the right deal is missing', () => {
  expect(gamesOf(DealsFaceDown, true)).toBe('24 games, deal.faces');
});
