/** A game that hints play alone, in a form that a thread can be sent and send back. */
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
  /** How many there were. */
  readonly moves: number;
  /** In milliseconds. */
  readonly ms: number;
}

/** @throws Error that names the deal, if a hint was wrong */
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
