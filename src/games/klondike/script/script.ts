/** The `.klon` script of Klondike as data. */
import type { RedoCall } from '../../../core/redo.js';
import type { KlondikeCall } from '../contract/handler.js';
import type { Fact } from '../contract/frame-text.js';
import type {
  CheckItemOf,
  CommentItem,
  EventItemOf,
  ScriptFactOf,
  TagItem,
  WinItem,
} from '../../../scripts/language/items.js';

/** The items in the order in which they are written. */
export type Script = readonly Item[];

/** A part of a script. */
export type Item = TagItem | EventItem | CheckItem | WinItem | CommentItem;

/** `w>t3`, `undo*5`, `w>f1?`. An event counts as refused if it doesn't cause a view call. */
export type EventItem = EventItemOf<KlondikeCall | RedoCall>;

/** `{ moves: 4; t3: ## 9d }`: the facts that the view must show now. */
export type CheckItem = CheckItemOf<Fact>;

/** A fact about a frame, or the number of refreshes that the last event caused. */
export type ScriptFact = ScriptFactOf<Fact>;
