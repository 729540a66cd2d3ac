/** What a player does in a terminal becomes events of the handler, and what comes of them a message. */
import type { OrRedo } from '../../../core/redo.js';
import type { Frame } from '../contract/frame.js';
import type { KlondikeCall } from '../contract/handler.js';
import type { Cursor } from '../views/cursor.js';
import { onPile } from '../views/cursor.js';
import type { PileId } from '../words/piles.js';
import type { Company } from './company.js';
import { askDeal, faultOf } from './input/deal.js';
import type { PlayState } from './input/play-state.js';
import { letGo } from './input/play-state.js';
import { clickCall } from './input/sending.js';
import { callsUp } from '../views/calls-up.js';
import type { TerminalOptions } from './options.js';
import type { Reports } from './reports.js';

/** Where is played. */
export interface Seated {
  readonly options: Pick<TerminalOptions, 'assistant' | 'onDeal'>;
  readonly reports: Reports;
  readonly company: Company;
  /** What the player sees. */
  readonly frame: () => Frame;
  readonly state: () => PlayState;
  /** The player is refused something. */
  readonly ring: () => void;
  /** Puts other values into the state. */
  readonly set: (values: Partial<PlayState>) => void;
}

/** What is reported, and how. */
export interface Reported {
  readonly call: OrRedo<KlondikeCall>;
  /** Where the cursor goes if the event is refused. */
  readonly back?: Cursor | undefined;
  /** How often; by default as often as belongs together. */
  readonly times?: number | undefined;
}

export class Playing {
  constructor(private readonly at: Seated) {}

  report({ call, back, times = this.at.reports.timesOf(call, this.at.frame().moves) }: Reported): void {
    if (this.at.reports.isAccepted(call, times)) return;
    const { message, cursor, strings } = this.at.state();
    const { noMoveToRedo, refused } = strings.terminal;
    this.at.ring();
    this.at.set({
      message: message || (call.event === 'redo' ? noMoveToRedo : refused),
      cursor: back ?? cursor,
    });
  }

  /** Deals the game of this name. A name that is no deal can be corrected. */
  deal(name: string, typed = name): void {
    try {
      this.at.options.onDeal?.(name);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const state = this.at.state();
      this.at.set(askDeal(state, { typed }, faultOf(reason, state.strings)));
      return;
    }
    this.report({ call: { event: 'newGame', args: [] } });
  }

  /** Sends the cards in hand to the best place; they stay in hand if there is none. */
  send(): void {
    const { options, company, frame } = this.at;
    const state = this.at.state();
    const { hand, click } = state;
    if (hand === undefined) return;
    const targets = options.assistant?.targets?.(hand) ?? [];
    const call = clickCall(frame(), hand, { targets, click: company.click, marks: company.counsel.marks });
    if (call === undefined) return;
    this.at.set({ ...letGo(state), cursor: onPile(hand.from), click: click && { ...click, isSent: true } });
    this.report({ call });
  }

  /** Sends the top card of a pile to the foundation that takes it. Of other foundations nothing is told. */
  sendUp(from: PileId): void {
    const { options, reports, ring, set, state } = this.at;
    const isTaken = callsUp(from, options.assistant ?? {}).some((call) => {
      set({ message: '' });
      return reports.isAccepted(call);
    });
    if (isTaken) return;
    ring();
    set({ message: state().strings.klondikeTerminal.noFoundationTakes });
  }
}
