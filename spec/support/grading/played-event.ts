/** Events in the middle of a game, and what the grader observes after them. */
import { parseCard } from '../../../src/core/card.js';
import { UNDO } from '../../../src/games/klondike/contract/calls.js';
import type { Frame } from '../../../src/games/klondike/contract/frame.js';
import { SHOWN_PILES } from '../../../src/games/klondike/contract/frame.js';
import { parseDeal } from '../../../src/games/klondike/model/deals.js';
import type { Layout } from '../../../src/games/klondike/model/layout.js';
import { parseMove } from '../../../src/games/klondike/model/layout-text.js';
import { ULG } from '../../../src/games/klondike/model/rules.js';
import { cardsToShow, compareFrame } from '../../../src/grading/examine/game/comparison.js';
import type { Effect } from '../../../src/grading/examine/game/effect.js';
import { effectOf, eventOf } from '../../../src/grading/examine/game/effect.js';
import { KnownGame } from '../../../src/grading/examine/game/known-game.js';
import type { Observation } from '../../../src/grading/examine/judge/observation.js';

export interface PlayedEvent {
  readonly name: string;
  readonly effect: Effect;
  /** The game before the event. */
  readonly game: KnownGame;
  readonly before: Frame;
}

/** The frame that a view of this layout should show. */
export function frameShowing(layout: Layout, moves: number, won: boolean): Frame {
  const piles = SHOWN_PILES.map((pile) => cardsToShow(layout, pile));
  return {
    stockEmpty: layout.stock.cards.length === 0,
    waste: piles[0] ?? [],
    foundations: piles.slice(1, 5),
    tableau: piles.slice(5),
    moves,
    won,
  };
}

/**
 * Plays the moves on the table and returns the last one as an event. `undo` takes back the move before it.
 * @param unseen the cards that the view has not shown
 */
export function eventIn(table: string, moves: string, unseen = ''): PlayedEvent {
  const game = new KnownGame(ULG, parseDeal(table, ULG).start(ULG));
  const unknown = unseen.split(' ').map(parseCard);
  for (const card of game.unknownCards) if (!unknown.includes(card)) game.learn(card, card);
  const words = moves.split(' ');
  for (const word of words.slice(0, -1)) {
    const outcome = game.outcomeOf(parseMove(word));
    if (!outcome.ok) throw new Error(`${word} of ${moves} is refused`);
    game.makeMove(parseMove(word), outcome.next);
  }
  const last = words.at(-1) ?? '';
  const effect = effectOf(ULG, game, last === 'undo' ? UNDO : eventOf(parseMove(last)));
  if (effect === undefined) throw new Error(`${moves} is no event`);
  return { name: moves, effect, game, before: frameShowing(game.layout, 3, false) };
}

/** The observation if the view shows this frame after the event. The view should show 4 moves. */
export function observationOf({ effect, before, game }: PlayedEvent, frame: Frame): Observation {
  const lenience = { stock: false, foundation: false, moves: false };
  const { wrong, news } = compareFrame(game, effect.next, { frame, lenience });
  return {
    ...{ game, effect, before, frame, visible: frame, wrongCards: wrong, news },
    ...{ isMovesWrong: false, isWinWrong: false, isAnnounced: false, isForced: false },
    reply: { thrown: '', fault: undefined },
    due: { moves: [4], win: 'wrong', isWon: false },
  };
}
