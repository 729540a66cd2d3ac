/** A game that the hints play on their own, as data that a thread can receive and send. */
import { parseDeal } from '../../games/klondike/model/deals.js';
import { readHouse } from '../../games/klondike/model/house.js';
import { playBlind } from '../../solver/hints/find-hint.js';
import type { HintOptions } from '../../solver/hints/judge.js';

export interface GameTask {
  readonly deal: string;
  /** As text. */
  readonly rules: string;
  readonly options: Pick<HintOptions, 'samples'>;
}

export interface PlayedBlind {
  readonly deal: string;
  readonly verdict: 'won' | 'not won';
  /** The number of moves. */
  readonly moves: number;
  /** In milliseconds. */
  readonly ms: number;
}

/** @throws Error that names the deal, if a hint is not a legal move */
export function playTask({ deal, rules: name, options }: GameTask): PlayedBlind {
  const began = performance.now();
  try {
    const rules = readHouse(name);
    const { won, moves } = playBlind(rules, parseDeal(deal).start(rules), options);
    return {
      deal,
      verdict: won ? 'won' : 'not won',
      moves: moves.length,
      ms: performance.now() - began,
    };
  } catch (error) {
    throw new Error(`hints failed on ${deal}`, { cause: error });
  }
}
