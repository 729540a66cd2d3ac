/** A virtual screen (Xvfb) and pictures of it: the pixels that a browser has really painted. */
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

export interface Screen {
  /** The environment for a program on this screen. */
  readonly display: string;
  /** A picture of the whole screen, without a pointer. */
  readonly picture: () => Picture;
  readonly end: () => Promise<void>;
}

export interface Picture {
  /** The length of a line of pixels, in bytes. */
  readonly stride: number;
  /** Blue, green, red and an unused byte for each pixel, line by line. */
  readonly pixels: Buffer;
}

/** @param folder for its memory @throws Error if Xvfb is missing */
export async function startScreen(folder: string): Promise<Screen> {
  const looks = ['-screen', '0', '1280x1024x24', '-nocursor'];
  const args = ['-displayfd', '3', ...looks, '-nolisten', 'tcp', '-fbdir', folder];
  const xvfb = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = (await Promise.race([
    once(xvfb.stdio[3] as Readable, 'data'),
    once(xvfb, 'exit').then(([status]) => Promise.reject(new Error(`Xvfb ended: ${String(status)}`))),
  ])) as [Buffer];
  return {
    display: `:${String(number).trim()}`,
    picture: () => readPicture(join(folder, 'Xvfb_screen0')),
    end: () => ended(xvfb),
  };
}

/** Ends a program. */
export async function ended(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const exit = once(program, 'exit');
  program.kill();
  await exit;
}

/** Reads Xvfb's X window dump: a header of big-endian numbers, a table of colors, the pixels. */
function readPicture(file: string): Picture {
  const dump = readFileSync(file);
  const number = (index: number): number => dump.readUInt32BE(4 * index);
  const [head, height, stride, colors] = [number(0), number(5), number(12), number(19)];
  const start = head + 12 * colors;
  return { stride, pixels: dump.subarray(start, start + stride * height) };
}

/** The number of pixels that differ by more than this (of 255) in blue, green or red. */
export function countDifferences(one: Picture, other: Picture, by: number): number {
  const differing = new Set<number>();
  for (const [index, value] of one.pixels.entries()) {
    const isColor = index % 4 !== 3;
    if (isColor && Math.abs(value - (other.pixels[index] ?? 0)) > by) differing.add(index >> 2);
  }
  return differing.size;
}
