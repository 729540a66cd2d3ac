/**
 * Where everything lies in the memory of the WebAssembly core, in bytes from its beginning. TypeScript fills the tables
 * and reads the path; the core has the stack and, behind it, the set of positions. Both are compiled with these numbers.
 */

/** A frame of the stack: first the visible cards, then these, eight bytes each. Its pending steps follow. */
export const FRAME_LOCKED = 8;
export const FRAME_REACHED = 16;
/** See `assembly/counts.ts`. */
export const FRAME_COUNTS = 24;
/** A bit for each card left, and from bit 24 on the pass. */
export const FRAME_STOCK = 32;
/** The frame below, 0 for none. Four bytes, as those that follow. */
export const FRAME_BELOW = 40;
/** Where the steps begin that lead here from the frame below. Its pending steps end there. */
export const FRAME_PATH = 44;
/** Where they end. */
export const FRAME_PATH_END = 48;
export const FRAME_BYTES = 56;

/** The steps of one position: for each kind, in the order of `SETS` in `steps.ts`, a set of cards. */
export const STEP_SETS = 0;
/** The order of trying, a byte for each kind as in `listOf` in `steps.ts`, without what lies above its four bits. */
export const STEP_ORDER = 64;
/** How many kinds of steps there are. */
export const KIND_COUNT = 6;

/** The stock's row, a byte for each card. */
export const ROW = 128;

/** The tables of `stock-reach.ts`. */
export const REACH_NOW = 512;
export const REACH_LATER = 3072;
export const REACH_ALIKE = 5632;

/** For two heights of one colour in eight bits, sets of cards: 256 for red, then 256 for black. Here the next cards. */
export const NEXT = 8192;
/** The top cards. */
export const TOP = 12288;
/** The next cards that no card of their own colour holds back. */
export const OWN_SAFE = 16384;
/** The same of the top cards. */
export const OWN_SAFE_TOP = 20480;
/** By the heights of the other colour: the cards that it does not hold back. */
export const OTHER_SAFE = 24576;

/** For each step, kind * 64 + card, a record of what it changes. */
export const RECORDS = 28672;
/** A record: first the visible cards to flip, then these, eight bytes each. */
export const RECORD = 40;
export const FLIP_LOCKED = 8;
export const ADD_COUNTS = 16;
/** Used where every card of the stock can be played at any time. */
export const FLIP_REACHED = 24;
/** The bit of the card that is taken from the stock. */
export const TAKEN = 32;
/** Its record changes nothing. */
export const NO_MOVE = 384;

/** Known answers which cards of the stock are reached, 16 bytes each. */
export const REACH_CACHE = 45_056;
export const REACH_CACHE_BITS = 11;

export const STACK = 77_824;
/** The room that the stack has at first. */
export const FIRST_STACK = 53_248;

/** How a run ends. */
export const ENDED_VISITS = 0;
export const ENDED_WON = 1;
export const ENDED_LOST = 2;
export const ENDED_BYTES = 3;
