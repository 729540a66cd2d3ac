/**
 * A zip archive of a few small files, stored as they are. Source: PKWARE's APPNOTE 6.3.3, sections 4.3.7, 4.3.12 and 4.3.16.
 * The same files make the same bytes: they have the first date that the format knows, 1 January 1980.
 */
import { crc32 } from 'node:zlib';

export interface ZippedFile {
  readonly name: string;
  readonly text: string;
  /** May it be run? */
  readonly isProgram: boolean;
}

/** That of version 2.0, and of Unix: the modes of files are known. */
const VERSION = 20;
const UNIX = 3 << 8;

/** Names are in UTF-8. */
const FLAGS = 0x0800;
const DATE = (1 << 5) | 1;

const REGULAR = 0o100000;

export function zipOf(files: readonly ZippedFile[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, text, isProgram } of files) {
    const [path, content] = [Buffer.from(name), Buffer.from(text)];
    const about = aboutOf(content, path.length);
    const body = Buffer.concat([numbers([4, 0x04034b50]), about, path, content]);
    const mode = REGULAR | (isProgram ? 0o755 : 0o644);
    const places = numbers([2, 0], [2, 0], [2, 0], [4, mode * 2 ** 16], [4, offset]);
    directory.push(numbers([4, 0x02014b50], [2, UNIX | VERSION]), about, places, path);
    bodies.push(body);
    offset += body.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const count = files.length;
  const end = numbers(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, size],
    [4, offset],
    [2, 0],
  );
  return Buffer.concat([...bodies, ...directory, end]);
}

/** What stands before a file and in the directory alike. */
const aboutOf = (content: Buffer, nameLength: number): Buffer =>
  numbers(
    ...([
      [2, VERSION],
      [2, FLAGS],
      [2, 0],
      [2, 0],
      [2, DATE],
      [4, crc32(content)],
      [4, content.length],
      [4, content.length],
      [2, nameLength],
      [2, 0],
    ] as const),
  );

/** Numbers of so many bytes each, the least byte first. */
function numbers(...fields: readonly (readonly [bytes: number, value: number])[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of fields) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}
