/** At each position, a door's own calls lead to exactly the layouts that the model allows. */
import { describe, expect, test } from '@jest/globals';
import { KlondikeController } from '../../../../src/games/klondike/controller/klondike-controller.js';
import { callHandler } from '../../../../src/games/klondike/contract/handler.js';
import { javaDeal } from '../../../../src/games/klondike/model/deals.js';
import type { Layout } from '../../../../src/games/klondike/model/layout.js';
import { legalMoves } from '../../../../src/games/klondike/model/moves.js';
import { play } from '../../../../src/games/klondike/model/play.js';
import type { Rules } from '../../../../src/games/klondike/model/rules.js';
import { Chance } from '../../../support/chance.js';
import { CLICKS, NUMBERED_PILES, SELECTION } from '../../../support/doors.js';
import { callOfWord } from '../../../support/seat.js';
import { readWinningScript } from '../../../support/winning-script.js';
import { reachedByClicks } from './own-calls/by-clicks.js';
import { reachedByNumbers } from './own-calls/by-numbers.js';
import { reachedBySelection } from './own-calls/by-selection.js';
import { layoutText } from './own-calls/table-text.js';

const GAMES = [1, 2];
const MOVES = 80;
/** The number of moves between two positions that the spec checks. */
const STEP = 10;

/** The layouts of a game that a script wins. */
function positionsOfWin(rules: Rules, script: string): Layout[] {
  const { deal, events } = readWinningScript(script);
  const game = new KlondikeController({ rules, deal });
  return ['new', ...events].flatMap((word) => {
    callHandler(game, callOfWord(word));
    return game.layout ?? [];
  });
}

/** The layouts in a game of random legal moves. The game ends if no move is legal. */
function randomPositions(rules: Rules, seed: number): Layout[] {
  const chance = new Chance(seed);
  const positions = [javaDeal(BigInt(seed)).start(rules)];
  for (let layout = positions[0]; layout !== undefined && positions.length <= MOVES;) {
    const moves = legalMoves(rules, layout);
    const carries = moves.filter((move) => move !== 'stock');
    if (moves.length === 0) break;
    const outcome = play(
      rules,
      layout,
      chance.pick(carries.length > 0 && chance.nextInt(3) > 0 ? carries : moves),
    );
    layout = outcome.ok ? outcome.next : undefined;
    if (layout !== undefined) positions.push(layout);
  }
  return positions;
}

/** The layouts after each legal move. */
function reachedByTheModel(rules: Rules, layout: Layout): Set<string> {
  const outcomes = legalMoves(rules, layout).map((move) => play(rules, layout, move));
  return new Set(outcomes.flatMap((outcome) => (outcome.ok ? layoutText(outcome.next) : [])));
}

/** The layouts that only the door (plus) or only the model (minus) reaches. Ignores an unchanged layout. */
function differences(layout: Layout, byDoor: ReadonlySet<string>, byModel: ReadonlySet<string>): string[] {
  const here = layoutText(layout);
  const more = [...byDoor].filter((text) => !byModel.has(text) && text !== here);
  const fewer = [...byModel].filter((text) => !byDoor.has(text) && text !== here);
  return [
    ...more.map((text) => `at\n${here}\n+\n${text}`),
    ...fewer.map((text) => `at\n${here}\n-\n${text}`),
  ];
}

describe.each([
  { ...NUMBERED_PILES, calls: 'every pile number with every index', reached: reachedByNumbers },
  { ...SELECTION, calls: 'every selection with every destination', reached: reachedBySelection },
  { ...CLICKS, calls: 'every pair of clicks', reached: reachedByClicks },
])('$name: $calls leads to the layouts that the rules of $rules.name allow', ({ rules, win, reached }) => {
  const faults = (positions: readonly Layout[]): string[] =>
    positions
      .filter((_, index) => index % STEP === 0)
      .flatMap((layout) => differences(layout, reached(layout), reachedByTheModel(rules, layout)));

  test('in a game that is won', () => {
    expect(faults(positionsOfWin(rules, win))).toEqual([]);
  });

  test.each(GAMES)('in random game %i', (seed) => {
    expect(faults(randomPositions(rules, seed))).toEqual([]);
  });
});
