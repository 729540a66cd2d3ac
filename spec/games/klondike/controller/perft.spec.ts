/** Counts lines of play through the handler alone, with every event that a player could make. */
import { expect, test } from '@jest/globals';
import { asFoundation, asTableau } from '../../../../src/games/klondike/contract/checked-numbers.js';
import type { Frame } from '../../../../src/games/klondike/contract/frame.js';
import type { KlondikeCall } from '../../../../src/games/klondike/contract/handler.js';
import { callHandler } from '../../../../src/games/klondike/contract/handler.js';
import { KlondikeController } from '../../../../src/games/klondike/controller/klondike-controller.js';
import { parseDeal } from '../../../../src/games/klondike/model/deals.js';
import { perft } from '../../../../src/games/klondike/model/moves.js';
import { ULG } from '../../../../src/games/klondike/model/rules.js';
import { FrameView } from '../../../../src/games/klondike/views/frame-view.js';
import type { FoundationIndex, TableauIndex } from '../../../../src/games/klondike/words/piles.js';

const PILES = [0, 1, 2, 3, 4, 5, 6] as TableauIndex[];
const FOUNDATIONS = [0, 1, 2, 3] as FoundationIndex[];

/** Every event that a player could make with this frame, except New game and Undo. */
function eventsOf({ waste, tableau, foundations }: Frame): KlondikeCall[] {
  const calls: KlondikeCall[] = [{ event: 'clickStock', args: [] }];
  if (waste.length > 0) {
    for (const to of PILES) calls.push({ event: 'moveWasteToTableau', args: [to] });
    for (const to of FOUNDATIONS) calls.push({ event: 'moveWasteToFoundation', args: [to] });
  }
  tableau.forEach((cards, index) => {
    const from = asTableau(index);
    const faceUp = cards.filter((card) => card !== 52).length;
    for (let count = 1; count <= faceUp; count++) {
      for (const to of PILES) {
        if (to !== from) calls.push({ event: 'moveTableauToTableau', args: [from, count, to] });
      }
    }
    if (faceUp > 0) {
      for (const to of FOUNDATIONS) calls.push({ event: 'moveTableauToFoundation', args: [from, to] });
    }
  });
  foundations.forEach((cards, index) => {
    if (cards.length === 0) return;
    const from = asFoundation(index);
    for (const to of PILES) calls.push({ event: 'moveFoundationToTableau', args: [from, to] });
  });
  return calls;
}

function linesThrough(game: KlondikeController, view: FrameView, depth: number): number {
  if (depth === 0) return 1;
  let lines = 0;
  const { frame } = view;
  for (const call of eventsOf(frame)) {
    const { frame: before } = view;
    callHandler(game, call);
    if (view.frame === before) continue;
    lines += linesThrough(game, view, depth - 1);
    game.undo();
  }
  return lines;
}

test.each(['java:0', 'java:11', 'java:33', 'java:12345', 'dotnet:0'])(
  'finds as many lines of play in %s as the model',
  (deal) => {
    const game = new KlondikeController({ deal });
    const view = new FrameView();
    game.attach(view);
    game.newGame();
    const start = parseDeal(deal).start(ULG);
    const depths = [1, 2, 3, 4];
    expect(depths.map((depth) => linesThrough(game, view, depth))).toEqual(
      depths.map((depth) => perft(ULG, start, depth)),
    );
  },
);
