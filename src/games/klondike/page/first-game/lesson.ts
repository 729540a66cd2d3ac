/** Four guided steps at a table: a card goes up, a card moves in the tableau, the stock is drawn, the waste is played. */
import type { Card } from '../../../../core/card.js';
import { NO_CARD } from '../../../../core/card.js';
import { faceUpCount, topOf } from '../../../../core/pile.js';
import type { GuidedStep, GuidedSteps } from '../../../../kit/browser-tables.js';
import type { PlayedGame } from '../../../../kit/played-game.js';
import type { Layout } from '../../model/layout.js';
import type { Move } from '../../model/play.js';
import { moveBetween } from '../../model/play.js';
import type { Klondike } from '../../script/stage.js';
import type { KlondikeSeat } from '../../seat.js';
import type { HintMarks } from '../../views/hints.js';
import type { CardMove, PileId } from '../../words/piles.js';
import { TABLEAU, isFoundation, isTableau } from '../../words/piles.js';
import type { KlondikePageStrings } from '../strings/english.js';
import { firstGameStrings } from './first-game-strings.js';

/** The moves that a step teaches. */
const STEPS = ['up', 'build', 'draw', 'waste'] as const;

type StepName = (typeof STEPS)[number];

const teaches: Readonly<Record<StepName, (move: Move) => boolean>> = {
  up: (move) => move !== 'stock' && isFoundation(move.to),
  build: (move) => move !== 'stock' && isTableau(move.from) && isTableau(move.to),
  draw: (move) => move === 'stock',
  waste: (move) => move !== 'stock' && move.from === 'waste',
};

/** A game in progress. */
interface LessonGame extends Pick<PlayedGame<Klondike, KlondikeSeat>, 'deal'> {
  readonly seat: {
    readonly controller: Pick<KlondikeSeat['controller'], 'layout' | 'moves' | 'targets'>;
    readonly isWon: boolean;
  };
}

/** @param view marks a move on the table, or none */
export function lesson(
  game: LessonGame,
  view: { readonly mark: (marks?: HintMarks) => void },
  strings: KlondikePageStrings,
): GuidedSteps {
  return new Lesson(game, view, strings);
}

class Lesson implements GuidedSteps {
  private readonly deal = this.game.deal;
  private at = 0;
  private before = this.stateNow();
  private hasEnded = false;

  constructor(
    private readonly game: LessonGame,
    private readonly view: Parameters<typeof lesson>[1],
    private readonly strings: KlondikePageStrings,
  ) {
    this.show();
  }

  get step(): GuidedStep | undefined {
    if (this.hasLeft) return undefined;
    const name = STEPS[this.at];
    if (name === undefined) return firstGameStrings(this.strings).done;
    const move = this.moveOf(name) ?? 'stock';
    return { place: [this.at + 1, STEPS.length], ...this.wordsOf(name, move), move: this.told(move) };
  }

  private wordsOf(name: StepName, move: Move): Pick<GuidedStep, 'title' | 'text'> {
    const { steps } = firstGameStrings(this.strings);
    const isTouch = isTouchScreen();
    if (name === 'draw' || move === 'stock') {
      const { title, text } = name === 'draw' ? steps.draw : steps.noPlace;
      return { title, text: text(isTouch) };
    }
    const { title, text } = steps[name];
    return { title, text: text(isTouch, this.lowestOf(move), topOf(this.before.layout[move.to])) };
  }

  follow(): void {
    const { before } = this;
    const now = (this.before = this.stateNow());
    const name = STEPS[this.at];
    if (name !== undefined && !this.hasLeft && now.moves > before.moves) {
      if (teaches[name](moveBetween(before.layout, now.layout))) this.at++;
    }
    this.show();
  }

  end(): void {
    this.hasEnded = true;
    this.view.mark();
  }

  private get hasLeft(): boolean {
    return this.hasEnded || this.game.deal !== this.deal || this.game.seat.isWon;
  }

  private stateNow(): { readonly layout: Layout; readonly moves: number } {
    const { layout, moves } = this.game.seat.controller;
    if (layout === undefined) throw new Error('a lesson needs a game');
    return { layout, moves };
  }

  /** Marks the move of this step. Passes over steps whose move isn't possible. */
  private show(): void {
    let move: Move | undefined;
    while (!this.hasLeft && this.at < STEPS.length && move === undefined) {
      move = this.moveOf(STEPS[this.at] ?? 'draw');
      if (move === undefined) this.at++;
    }
    this.view.mark(move && marksOf(move));
  }

  /** A move that the step teaches. If no card of the waste can move, the player draws again. */
  private moveOf(name: StepName): Move | undefined {
    switch (name) {
      case 'up':
        return this.find([...TABLEAU, 'waste'], isFoundation, () => 1);
      case 'build':
        // A run that moves as a whole turns up a card.
        return this.find(this.covering, isTableau, (pile) => faceUpCount(this.before.layout[pile]));
      case 'draw':
        return this.canDraw ? 'stock' : undefined;
      case 'waste':
        return (
          this.find(
            ['waste'],
            () => true,
            () => 1,
          ) ?? (this.canDraw ? 'stock' : undefined)
        );
    }
  }

  /** The columns with face-down cards. */
  private get covering(): readonly PileId[] {
    return TABLEAU.filter((pile) => this.before.layout[pile].faceDown > 0);
  }

  private get canDraw(): boolean {
    const { stock, waste } = this.before.layout;
    return stock.cards.length + waste.cards.length > 0;
  }

  private find(
    sources: readonly PileId[],
    isTarget: (pile: PileId) => boolean,
    countOf: (pile: PileId) => number,
  ): CardMove | undefined {
    const { controller } = this.game.seat;
    for (const from of sources) {
      const count = countOf(from);
      const isEmpty = topOf(this.before.layout[from]) === undefined;
      const to = isEmpty ? undefined : controller.targets({ from, count }).find(isTarget);
      if (to !== undefined) return { from, count, to };
    }
    return undefined;
  }

  /** The move in words. */
  private told(move: Move): string {
    const { klondikeHints } = this.strings;
    if (move === 'stock') return klondikeHints.draw;
    return klondikeHints.move({ ...move, card: this.lowestOf(move) });
  }

  private lowestOf({ from, count }: CardMove): Card {
    return this.before.layout[from].cards.at(-count) ?? NO_CARD;
  }
}

/** Is a finger the main pointer? */
const isTouchScreen = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;

const marksOf = (move: Move): HintMarks =>
  move === 'stock'
    ? { pile: 'stock', count: undefined, to: undefined }
    : { pile: move.from, count: move.count, to: move.to };
