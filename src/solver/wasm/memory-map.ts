/**
 * The memory layout of the WebAssembly core, in bytes. TypeScript fills the tables and reads the path. The core owns
 * the stack and, after it, the set of positions. Both sides are compiled with these addresses.
 */

/** A stack frame: the visible cards, then the fields below, eight bytes each. Its pending steps follow. */
export const FRAME_LOCKED = 8;
export const FRAME_REACHED = 16;
/** See `assembly/counts.ts`. */
export const FRAME_COUNTS = 24;
/** One bit for each card left. The pass starts at bit 24. */
export const FRAME_STOCK = 32;
/** The frame below, or 0. This field and the next ones take four bytes. */
export const FRAME_BELOW = 40;
/** The start of the steps that lead here from the frame below. Its pending steps end there. */
export const FRAME_PATH = 44;
/** The end of those steps. */
export const FRAME_PATH_END = 48;
export const FRAME_BYTES = 56;

/** The steps of one position: a set of cards for each kind, in the order of `SETS` in `steps.ts`. */
export const STEP_SETS = 0;
/** The order of kinds to try, one byte for each kind: the lowest four bits of `listOf` in `steps.ts`. */
export const STEP_ORDER = 64;
/** The number of kinds of steps. */
export const KIND_COUNT = 6;

/** The row of stock and waste cards, one byte for each. */
export const ROW = 128;

/** The tables of `stock-reach.ts`. */
export const REACH_NOW = 512;
export const REACH_LATER = 3072;
export const REACH_ALIKE = 5632;

/** The next cards for two heights of one colour in eight bits: 256 sets for red, then 256 for black. */
export const NEXT = 8192;
/** The same table for the top cards. */
export const TOP = 12288;
/** The next cards that are safe as far as their own colour matters. */
export const OWN_SAFE = 16384;
/** The same table for the top cards. */
export const OWN_SAFE_TOP = 20480;
/** The cards that are safe as far as the other colour matters, indexed by that colour's heights. */
export const OTHER_SAFE = 24576;

/** A record of what each step changes, at kind * 64 + card. */
export const RECORDS = 28672;
/** A record: the visible cards to flip, then the fields below, eight bytes each. */
export const RECORD = 40;
export const FLIP_LOCKED = 8;
export const ADD_COUNTS = 16;
/** This field is used if every stock card can be played at any time. */
export const FLIP_REACHED = 24;
/** The bit of the card taken from the stock. */
export const TAKEN = 32;
/** A step whose record changes nothing. */
export const NO_MOVE = 384;

/** A cache of the reachable stock cards, with 16 bytes for each entry. */
export const REACH_CACHE = 45_056;
export const REACH_CACHE_BITS = 11;

export const STACK = 77_824;
/** The initial size of the stack. */
export const FIRST_STACK = 53_248;

/** How a run ends. */
export const ENDED_VISITS = 0;
export const ENDED_WON = 1;
export const ENDED_LOST = 2;
export const ENDED_BYTES = 3;
