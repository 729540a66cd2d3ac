/**
 * The stack of positions on the way to the one that the search is at. Each has a frame: the position, then its pending
 * steps. Between two frames lie the steps from the lower one to the upper one, so all of them are the path.
 */
import { FRAME_BELOW, FIRST_STACK, FRAME_BYTES, FRAME_PATH, FRAME_PATH_END, STACK } from '../memory-map';
import { move } from './table';

/** More bytes than a frame takes with all its steps and those made after it. */
const MOST_FRAME: u32 = 512;

/** The frame of the position above, 0 if there is none. */
export let top: u32 = 0;
/** Where its pending steps end. */
export let end: u32 = 0;
/** Where the steps that were made after it end. */
export let pathEnd: u32 = 0;
let stackEnd: u32 = STACK + FIRST_STACK;

/** Empties the stack, and tells where it may grow to. */
export function clear(): u32 {
  top = 0;
  end = pathEnd = STACK;
  return stackEnd;
}

/** Makes the frame of a position the topmost one. False if there is no memory. */
export function push(): bool {
  const frame = (pathEnd + 7) & ~7;
  if (frame + MOST_FRAME > stackEnd && !grow()) return false;
  store<u32>(frame, top, FRAME_BELOW);
  store<u32>(frame, end, FRAME_PATH);
  store<u32>(frame, pathEnd, FRAME_PATH_END);
  top = frame;
  end = frame + FRAME_BYTES;
  return true;
}

/** A step of the topmost position; the one added last is tried first. */
export function addPending(step: u32): void {
  store<u16>(end, step);
  end += 2;
}

/** Takes frames away until there is one with a pending step; false if there is none. */
export function findPending(): bool {
  while (top != 0 && end == top + FRAME_BYTES) {
    end = load<u32>(top, FRAME_PATH);
    top = load<u32>(top, FRAME_BELOW);
  }
  return top != 0;
}

/** The step tried next is the path's next step: it stays where it is. */
export function takePending(): u32 {
  pathEnd = end;
  end -= 2;
  return load<u16>(end);
}

export function addToPath(step: u32): void {
  store<u16>(pathEnd, step);
  pathEnd += 2;
}

function grow(): bool {
  const larger = STACK + 2 * (stackEnd - STACK);
  if (!move(larger)) return false;
  stackEnd = larger;
  return true;
}
