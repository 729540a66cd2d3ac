/** A winnable deal is wished for. */
export interface DealWish {
  /** How hard it is, in the game's own words; any by default. */
  readonly difficulty?: string | undefined;
  /** The day whose deal it is, `2026-11-22`; a random deal by default. */
  readonly day?: string | undefined;
  /** Ends the search: no deal is found then. */
  readonly signal?: AbortSignal | undefined;
}
