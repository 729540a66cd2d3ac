/** What the player of a game knows of its cards, from event to event. */
import type { KlondikeController } from '../games/klondike/controller/klondike-controller.js';
import type { Layout } from '../games/klondike/model/layout.js';
import type { Rules } from '../games/klondike/model/rules.js';
import type { Knowledge } from '../solver/hints/knowledge.js';
import { firstLook, nextLook } from '../solver/hints/knowledge.js';

/** Grows with each layout of a deal. Another deal, though it begins alike, is begun to be known anew. */
export class PlayerKnowledge {
  private current: Knowledge | undefined;
  /** The deal of which that is known. */
  private deal: string | undefined;
  private rules: Rules | undefined;

  constructor(private readonly game: Pick<KlondikeController, 'rules' | 'deal'>) {}

  /** Undefined before the first layout. */
  get known(): Knowledge | undefined {
    return this.current;
  }

  /** Takes from the layout only what lies open in it. */
  learn(layout: Layout): void {
    const { deal, rules } = this.game;
    this.current =
      this.current === undefined || deal !== this.deal || rules !== this.rules
        ? firstLook(rules, layout)
        : nextLook(this.current, layout);
    this.deal = deal;
    this.rules = rules;
  }
}
