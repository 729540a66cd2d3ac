/** The state of play as a value: the cursor, the cards in hand, the last press. Actions change it and ask for effects. */
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
  /** The pile under the pointer; undefined if there is none, or if the pointer does not count. */
  readonly over: PileId | undefined;
  /** The pointer's button is down and holds the cards in hand. `hasMoved`: have they been over another pile? */
  readonly drag: { readonly hasMoved: boolean } | undefined;
  /** The last press on a card, to recognize a double press. `isSent`: did it send the card to another pile? */
  readonly lastPress: { readonly pile: PileId; readonly time: number; readonly isSent: boolean } | undefined;
}

export const FIRST_PLAY_STATE: PlayState = {
  cursor: onPile('stock'),
  hand: undefined,
  over: undefined,
  drag: undefined,
  lastPress: undefined,
};

/** The facts that decide what an action does. */
export interface PlayFacts {
  /** The frame as the player sees it. */
  readonly frame: Frame;
  /** The piles that would take these cards; undefined if no assistant says so. */
  readonly targetsOf: (hand: Hand) => readonly PileId[] | undefined;
  /** Where may one press send cards? */
  readonly click: SettingValues['click'];
  /** The hint on show. A press on its cards follows it. */
  readonly marks: HintMarks | undefined;
  readonly canRedo: boolean;
  /** How many events one undo takes back and one redo repeats. */
  readonly undos: number;
  readonly redos: number;
  /** Can moves be undone? True by default. */
  readonly canUndo?: boolean;
  /** Is the table only for viewing? Then the player can't pick up or report anything. */
  readonly isOnlyShown?: boolean;
  /** Does one click choose cards and the next move them, and nothing else? */
  readonly isByClicks?: boolean;
  /** Does the game itself say which piles would take the chosen cards? */
  readonly isToldTargets?: boolean;
  /**
   * Is the cursor the keyboard's focus? Then it stays when another action drops the hand, `deepen` leaves the hand alone, and on the
   * hand's own pile the cursor is on its lowest card.
   */
  readonly isCursorFocus?: boolean;
}

/** `time` is in milliseconds; without it a press is not part of a double press. */
export type PlayAction =
  | { readonly type: 'move to'; readonly cursor: Cursor }
  /** One card more, or fewer. */
  | { readonly type: 'deepen'; readonly by: number }
  | { readonly type: 'hover'; readonly pile: PileId | undefined }
  /**
   * A press on a card or a pile, or beside all piles (undefined). It sends cards, picks them up, or puts down the hand.
   * With `only` it sends none: `pick up` lets the player choose the pile, and `drag` waits for the release.
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
  /** Drops the hand because the player does something else. */
  | { readonly type: 'empty hand' }
  | { readonly type: 'send up'; readonly from: PileId }
  | { readonly type: 'undo'; readonly times?: number }
  | { readonly type: 'draw' | 'redo' | 'new game' }
  /** The view shows a new frame, so the hand is empty. */
  | { readonly type: 'refresh' }
  /** The answer to a choice. */
  | { readonly type: 'chosen'; readonly choice: ChoiceEffect; readonly isChosen: boolean }
  /** The answer to a report; undefined if the handler threw an error. */
  | { readonly type: 'reported'; readonly report: ReportEffect; readonly isAccepted: boolean | undefined };

export type PlayActionOf<Type extends PlayAction['type']> = Extract<PlayAction, { readonly type: Type }>;

/** Why an action does nothing. */
export interface PlayRefusal {
  readonly why:
    | ('won' | 'only-shown' | 'no-undo' | 'nothing-to-undo' | 'nothing-to-redo')
    | ('no-card' | 'fixed-card' | 'no-such-count' | 'nothing-to-send-up' | 'no-foundation' | 'no-such-move')
    /** The handler refused the event. */
    | ('refused' | 'redo-refused');
  /** The cards that were not moved. */
  readonly cards?: Hand | undefined;
  /** The pile that refuses them, or that has too few cards. */
  readonly pile?: PileId;
}

/** A side effect, performed by the session. */
export type PlayEffect =
  | ChoiceEffect
  | ReportEffect
  | ({ readonly type: 'refuse' } & PlayRefusal)
  /** Announces the hand. */
  | { readonly type: 'tell in hand'; readonly hand: Hand }
  /** Announces that the hand is empty; `before` joins that to the next announcement. */
  | { readonly type: 'tell let go'; readonly turn: 'at once' | 'before' };

/** Chooses cards. The answer comes back as the action `chosen`. */
interface ChoiceEffect {
  readonly type: 'choose';
  readonly hand: Hand;
  /** The next step for the chosen cards: send them to a pile, announce them, or only hold them. */
  readonly then: { readonly sendTo: PileId } | 'tell' | 'hold';
}

/** Reports events until the handler accepts one. The answer comes back as the action `reported`. */
export interface ReportEffect {
  readonly type: 'report';
  readonly calls: readonly OrRedo<KlondikeCall>[];
  /** How many times to report the event. */
  readonly times: number;
  /** The cards that are put down. `isSent`: did a single press send them? */
  readonly putDown?: { readonly hand: Hand; readonly isSent: boolean };
  readonly orElse: PlayRefusal;
}

export interface PlayStep {
  readonly state: PlayState;
  /** In order. */
  readonly effects: readonly PlayEffect[];
}
