/**
 * The state of play as a value, with the cursor, the hand and the last press. Actions change it and produce effects.
 */
import type { OrRedo } from '../../../core/redo.js';
import type { SettingValues } from '../../../core/settings.js';
import type { Frame } from '../contract/frame.js';
import type { KlondikeCall } from '../contract/handler.js';
import type { PileId } from '../words/piles.js';
import type { HintMarks } from './hints.js';
import type { Cursor } from './cursor.js';
import { onPile } from './cursor.js';
import type { Hand } from './hand.js';

export interface PlayState {
  readonly cursor: Cursor;
  readonly hand: Hand | undefined;
  /** The pile under the pointer; undefined if there isn't a pile, or if the pointer doesn't count. */
  readonly over: PileId | undefined;
  /** The pointer drags the cards in hand. `hasMoved`: have they been over another pile? */
  readonly drag: { readonly hasMoved: boolean } | undefined;
  /** The last press on a card, to recognize a double press. `isSent`: did it move the card to another pile? */
  readonly lastPress: { readonly pile: PileId; readonly time: number; readonly isSent: boolean } | undefined;
}

export const FIRST_PLAY_STATE: PlayState = {
  cursor: onPile('stock'),
  hand: undefined,
  over: undefined,
  drag: undefined,
  lastPress: undefined,
};

/** The facts that decide the effects of an action. */
export interface PlayFacts {
  /** The frame as the player sees it. */
  readonly frame: Frame;
  /** The piles that take these cards; undefined if no assistant knows them. */
  readonly targetsOf: (hand: Hand) => readonly PileId[] | undefined;
  /** Where may one click move cards? */
  readonly click: SettingValues['click'];
  /** The visible hint. A click on its cards makes the move that it suggests. */
  readonly marks: HintMarks | undefined;
  readonly canRedo: boolean;
  /** The number of events that one undo or one redo covers. */
  readonly undos: number;
  readonly redos: number;
  /** Can moves be undone? True by default. */
  readonly canUndo?: boolean;
  /** Is the table only for watching? If so, the player can't pick up or report anything. */
  readonly isOnlyShown?: boolean;
  /** Does one click choose cards and the next move them, while drags and double clicks do nothing? */
  readonly isByClicks?: boolean;
  /** Does the game itself know which piles take the chosen cards? */
  readonly hasOwnTargets?: boolean;
  /**
   * Does the cursor have the focus? If so, it stays when another action puts the hand back, `deepen` doesn't change
   * the hand, and the cursor is on the lowest card in hand whenever it is on the hand's pile.
   */
  readonly isCursorFocus?: boolean;
}

/** `time` is in milliseconds. Without it, a press can't be part of a double press. */
export type PlayAction =
  | { readonly type: 'move to'; readonly cursor: Cursor }
  /** Takes one card more or fewer. */
  | { readonly type: 'deepen'; readonly by: number }
  | { readonly type: 'hover'; readonly pile: PileId | undefined }
  /**
   * A press on a card or a pile, or outside all piles (undefined). It moves cards, picks them up or puts down the
   * hand. With `only`, it doesn't move them, because for `pick up` the player chooses the pile, and `drag` waits for
   * the release.
   */
  | {
      readonly type: 'press';
      readonly place: Cursor | undefined;
      readonly time?: number;
      readonly only?: 'pick up' | 'drag';
    }
  /** The pointer moves with its button down. */
  | { readonly type: 'drag'; readonly place: Cursor | undefined }
  /** The pointer's button goes up. */
  | { readonly type: 'release'; readonly place: Cursor | undefined; readonly time: number }
  /** Picks up cards for a drag. */
  | { readonly type: 'lift'; readonly place: Cursor }
  | { readonly type: 'put down'; readonly pile: PileId }
  | { readonly type: 'let go' }
  /** Puts the hand back because the player does something else. */
  | { readonly type: 'empty hand' }
  | { readonly type: 'send up'; readonly from: PileId }
  /** Reports this event. */
  | { readonly type: 'play'; readonly call: KlondikeCall }
  | { readonly type: 'undo'; readonly times?: number }
  | { readonly type: 'draw' | 'redo' | 'new game' }
  /** The view shows a new frame, so the hand is empty. */
  | { readonly type: 'refresh' }
  /** The result of a choice. */
  | { readonly type: 'chosen'; readonly choice: ChoiceEffect; readonly isChosen: boolean }
  /** The result of a report; undefined if the handler threw an error. */
  | { readonly type: 'reported'; readonly report: ReportEffect; readonly isAccepted: boolean | undefined };

export type PlayActionOf<Type extends PlayAction['type']> = Extract<PlayAction, { readonly type: Type }>;

/** Why an action has no effect. */
export interface PlayRefusal {
  readonly why:
    | ('won' | 'only-shown' | 'no-undo' | 'nothing-to-undo' | 'nothing-to-redo')
    | ('no-card' | 'fixed-card' | 'no-such-count' | 'nothing-to-send-up' | 'no-foundation' | 'no-such-move')
    /** The handler refused the event. */
    | ('refused' | 'redo-refused');
  /** The cards that didn't move. */
  readonly cards?: Hand | undefined;
  /** The pile that refuses the cards, or has too few. */
  readonly pile?: PileId;
}

/** A side effect, performed by the session. */
export type PlayEffect =
  | ChoiceEffect
  | ReportEffect
  | ({ readonly type: 'refuse' } & PlayRefusal)
  /** Announces the hand. */
  | { readonly type: 'tell in hand'; readonly hand: Hand }
  /** Announces that the hand is empty. `before` joins the announcement to the next one. */
  | { readonly type: 'tell let go'; readonly turn: 'at once' | 'before' };

/** Chooses cards. The result returns as the action `chosen`. */
interface ChoiceEffect {
  readonly type: 'choose';
  readonly hand: Hand;
  /** The next step for the chosen cards, which can move to a pile, be announced, or only be held. */
  readonly then: { readonly sendTo: PileId } | 'tell' | 'hold';
}

/** Reports events until the handler accepts one. The result returns as the action `reported`. */
export interface ReportEffect {
  readonly type: 'report';
  readonly calls: readonly OrRedo<KlondikeCall>[];
  /** How many times to report the event. */
  readonly times: number;
  /** The cards to put down. `isSent`: did a single press move them? */
  readonly putDown?: { readonly hand: Hand; readonly isSent: boolean };
  readonly orElse: PlayRefusal;
}

export interface PlayStep {
  readonly state: PlayState;
  /** In order. */
  readonly effects: readonly PlayEffect[];
}
