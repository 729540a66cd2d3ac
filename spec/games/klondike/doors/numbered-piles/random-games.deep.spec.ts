/** Random games by calls to the door alone don't lose a card, don't throw, and agree with the model at every step. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Game } from '../../../../../src/games/klondike/doors/numbered-piles/game.js';
import { printCard } from '../../../../../src/core/card.js';
import { parseDeal } from '../../../../../src/games/klondike/model/deals.js';
import type { Layout } from '../../../../../src/games/klondike/model/layout.js';
import type { Move } from '../../../../../src/games/klondike/model/play.js';
import { play } from '../../../../../src/games/klondike/model/play.js';
import { refuseTake } from '../../../../../src/games/klondike/model/refuse.js';
import type { Rules } from '../../../../../src/games/klondike/model/rules.js';
import { YCP_TEXT, YCP_TEXT_REFERENCE } from '../../../../../src/games/klondike/model/rules.js';
import type { PileId } from '../../../../../src/games/klondike/words/piles.js';
import { Chance } from '../../../../support/chance.js';
import { NONSENSE, randomMove } from '../../../../support/random-move.js';
import { at, cardsOf, gameText } from './words.js';

const NUMBERS: readonly PileId[] = [
  'stock',
  't1',
  't2',
  't3',
  't4',
  't5',
  't6',
  't7',
  'f1',
  'f2',
  'f3',
  'f4',
];
const CALLS = 120;

/** A layout in the form of `gameText`, which doesn't hide cards in the main deck and the waste. */
function layoutText(layout: Layout): string[] {
  const text = (id: PileId): string => {
    const words = layout[id].cards.map(printCard);
    if (id !== 'stock' && id !== 'waste' && layout[id].faceDown > 0)
      words.splice(layout[id].faceDown, 0, '|');
    return words.join(' ');
  };
  return [...NUMBERS.map((id, pile) => `${pile}: ${text(id)}`), `waste: ${text('waste')}`];
}

/** One game, judged after every call. */
class JudgedGame {
  private readonly game: Game;
  private readonly chance: Chance;
  private layout: Layout;
  private readonly cards: ReadonlySet<unknown>;

  constructor(
    private readonly rules: Rules,
    seed: number,
  ) {
    const deal = `java:${seed}`;
    this.chance = new Chance(seed);
    this.game = new Game({ deal, rules });
    this.layout = parseDeal(deal).start(rules);
    this.cards = this.objects();
  }

  fault(): string | undefined {
    for (let call = 0; call < CALLS; call++) {
      if (this.chance.nextInt(8) === 0) this.nonsense();
      const fault = this.step() ?? this.stateFault();
      if (fault !== undefined) return `${fault}, at\n${gameText(this.game).join('\n')}`;
    }
    return undefined;
  }

  /** Makes a move of the model by pile numbers. */
  private step(): string | undefined {
    const move = randomMove(this.chance, this.rules, this.layout);
    const outcome = play(this.rules, this.layout, move);
    const fault = move === 'stock' ? undefined : this.carry(move, outcome.ok);
    if (move === 'stock') this.game.drawNextCard();
    if (outcome.ok) this.layout = outcome.next;
    return fault;
  }

  private carry({ from, count, to }: Exclude<Move, string>, valid: boolean): string | undefined {
    if (from === 'waste' || !Number.isInteger(count)) return undefined;
    const take = at(NUMBERS.indexOf(from), this.layout[from].cards.length - count);
    const place = NUMBERS.indexOf(to);
    const mayTake = refuseTake(this.rules, this.layout, { from, count }) === undefined;
    const answers = [this.game.isValidTakeLocation(take), this.game.isValidMove(take, place)];
    this.game.moveCards(take, place);
    return answers[0] === mayTake && answers[1] === valid
      ? undefined
      : `${from}>${to}*${count}: ${answers.join()}`;
  }

  /** Makes a random call. An invalid call must change nothing. */
  private nonsense(): void {
    const [pile, index, place] = [NONSENSE, NONSENSE, NONSENSE].map((some) => this.chance.pick(some));
    const take = at(pile ?? NaN, index ?? NaN);
    if (!this.game.isValidMove(take, place ?? NaN)) this.game.moveCards(take, place ?? NaN);
  }

  private stateFault(): string | undefined {
    const [expected, seen] = [layoutText(this.layout).join('\n'), gameText(this.game).join('\n')];
    if (expected !== seen) return `expected\n${expected}\n`;
    if (this.game.isFinished() !== this.rules.isWon(this.layout)) return 'isFinished is wrong';
    const objects = this.objects();
    return objects.size === 52 && [...objects].every((card) => this.cards.has(card))
      ? undefined
      : 'other cards';
  }

  private objects(): Set<unknown> {
    const decks = [...NUMBERS.keys()].map((pile) => this.game.getPile(pile));
    return new Set([...decks, this.game.getWastePile()].flatMap(cardsOf));
  }
}

test.each([
  { rules: YCP_TEXT, numRuns: 18 },
  { rules: YCP_TEXT_REFERENCE, numRuns: 7 },
])(
  '$rules.name: each answer agrees with the model, and each card stays the same object',
  ({ rules, numRuns }) => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        expect(new JudgedGame(rules, seed).fault()).toBeUndefined();
      }),
      { numRuns },
    );
  },
);
