/**
 * The stack of positions on the path to the current one. Each has a frame: the position, then its pending steps. The
 * steps from one frame to the next lie between them, and together they form the path.
 */
import { FRAME_BELOW, FIRST_STACK, FRAME_BYTES, FRAME_PATH, FRAME_PATH_END, STACK } from '../memory-map';
import { move } from './table';

/** More bytes than a frame needs, with all its steps and the steps after it. */
const MOST_FRAME: u32 = 512;

/** The top frame; 0 for an empty stack. */
export let top: u32 = 0;
/** The end of its pending steps. */
export let end: u32 = 0;
/** The end of the steps made after it. */
export let pathEnd: u32 = 0;
let stackEnd: u32 = STACK + FIRST_STACK;

/** Empties the stack, and returns the address up to which it may grow. */
export function clear(): u32 {
  top = 0;
  end = pathEnd = STACK;
  return stackEnd;
}

/** Pushes the frame of a position. Returns false if out of memory. */
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

/** Adds a pending step to the top position. The last one added is tried first. */
export function addPending(step: u32): void {
  store<u16>(end, step);
  end += 2;
}

/** Pops frames until one has a pending step. Returns false if none has. */
export function findPending(): bool {
  while (top != 0 && end == top + FRAME_BYTES) {
    end = load<u32>(top, FRAME_PATH);
    top = load<u32>(top, FRAME_BELOW);
  }
  return top != 0;
}

/** Takes the next pending step. It stays in place and becomes the path's next step. */
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
