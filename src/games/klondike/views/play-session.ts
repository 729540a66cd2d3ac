/** The play session of a table in any medium. It stores the state of play and performs the effects of each action. */
import type { OrRedo } from '../../../core/redo.js';
import type { KlondikeCall } from '../contract/handler.js';
import type { PileId } from '../words/piles.js';
import type { Cursor } from './cursor.js';
import type { Hand } from './hand.js';
import type { CommandContext, PlayCommandName } from './play-commands.js';
import { PLAY_COMMANDS } from './play-commands.js';
import { reducePlay } from './play-reducer.js';
import type { PlayAction, PlayEffect, PlayFacts, PlayRefusal, PlayState } from './play-state.js';
import { FIRST_PLAY_STATE } from './play-state.js';

/** A game that needs to know which cards the player chooses before they move. */
export interface CardSelector {
  /** Undefined while nothing is chosen. */
  readonly chosen: Hand | undefined;
  /** Chooses these cards instead. Returns false if the player can't choose them. */
  choose(hand: Hand): boolean;
  /** Would the pile take the chosen cards? Absent if only a move can tell. */
  allows?(to: PileId): boolean;
  /** Clears the choice. */
  letGo(): void;
}

export interface PlayPort {
  readonly facts: () => PlayFacts;
  /** Present if the game needs to know which cards the player chooses. */
  readonly choosing?: CardSelector | undefined;
  /** Reports the event `times` times, until a refusal. Returns true if it was accepted at least once. */
  readonly report: (call: OrRedo<KlondikeCall>, times: number) => boolean;
  readonly refuse: (refusal: PlayRefusal) => void;
  /** Announces the cards in hand, or that they are put back. */
  readonly tell: (what: { readonly hand: Hand } | 'let go', turn: 'at once' | 'before') => void;
  /**
   * Called when the hand, the cursor or the target may have changed. Not called before a report, because the view
   * draws after it.
   */
  readonly changed: () => void;
}

export class PlaySession {
  private kept = FIRST_PLAY_STATE;

  constructor(private readonly port: PlayPort) {}

  get state(): PlayState {
    const { choosing } = this.port;
    return choosing === undefined ? this.kept : { ...this.kept, hand: choosing.chosen };
  }

  get hand(): Hand | undefined {
    return this.state.hand;
  }

  get cursor(): Cursor {
    return this.kept.cursor;
  }

  /** The pile to mark as the hand's target, unless the game refuses it. */
  get target(): PileId | undefined {
    const { hand, cursor, over = cursor.pile } = this.state;
    if (hand === undefined || over === hand.from) return undefined;
    return this.port.choosing?.allows?.(over) === false ? undefined : over;
  }

  /** The piles to mark because they take the hand. Empty if the game itself knows its targets, or if two clicks move cards. */
  get legalTargets(): readonly PileId[] {
    const { hand } = this;
    const { isByClicks, hasOwnTargets: isToldTargets, targetsOf } = this.port.facts();
    return hand === undefined || isByClicks || isToldTargets ? [] : (targetsOf(hand) ?? []);
  }

  /** Can the player drag cards? */
  get isDraggable(): boolean {
    return this.port.facts().isByClicks !== true;
  }

  /** Returns true if the action picked up cards, or if the handler accepted its event. */
  do(action: PlayAction): boolean {
    const before = this.state;
    const { state, effects } = reducePlay(before, action, this.port.facts());
    this.keep(state);
    if (state !== before && !effects.some(({ type }) => type === 'report')) this.port.changed();
    let isDone = false;
    for (const effect of effects) isDone = this.perform(effect) || isDone;
    return isDone;
  }

  command(name: PlayCommandName, context: Omit<CommandContext, 'state' | 'frame'> = {}): boolean {
    const { frame } = this.port.facts();
    return this.do(PLAY_COMMANDS[name]({ state: this.state, frame, ...context }));
  }

  /** The pointer has moved. Calls `pile` only if the game itself knows its targets. */
  hover(pile: () => PileId | undefined): void {
    const isMarked = this.hand !== undefined && this.port.choosing?.allows !== undefined;
    this.do({ type: 'hover', pile: isMarked ? pile() : undefined });
  }

  /** The view shows a new frame. It draws the hand and the cursor itself. */
  refresh(): void {
    this.keep(reducePlay(this.state, { type: 'refresh' }, this.port.facts()).state);
  }

  private keep(state: PlayState): void {
    const { choosing } = this.port;
    this.kept = state;
    if (state.hand === undefined && choosing?.chosen !== undefined) choosing.letGo();
  }

  private perform(effect: PlayEffect): boolean {
    const { port } = this;
    switch (effect.type) {
      case 'choose': {
        const isChosen = port.choosing?.choose(effect.hand) ?? true;
        return this.do({ type: 'chosen', choice: effect, isChosen }) || isChosen;
      }
      case 'report': {
        let isAccepted: boolean | undefined;
        try {
          for (const call of effect.calls) if ((isAccepted = port.report(call, effect.times))) break;
        } finally {
          this.do({ type: 'reported', report: effect, isAccepted });
        }
        return isAccepted === true;
      }
      case 'refuse':
        port.refuse(effect);
        return false;
      case 'tell in hand':
        port.tell(effect, 'at once');
        return false;
      case 'tell let go':
        port.tell('let go', effect.turn);
        return false;
    }
  }
}
