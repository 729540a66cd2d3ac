/** The lines in a stream of bytes. */

interface StreamLine {
  readonly text: string;
  /** The length in bytes, without the line break. */
  readonly bytes: number;
  /** Does the line end with a line break? Only the last line may lack one. */
  readonly isWhole: boolean;
}

const BREAK = 0x0a;

/** Skips an empty line at the end. */
export async function* linesIn(input: AsyncIterable<string | Uint8Array>): AsyncGenerator<StreamLine> {
  let rest: Buffer[] = [];
  for await (const piece of input) {
    const chunk = Buffer.from(piece);
    let from = 0;
    for (let at = chunk.indexOf(BREAK); at >= 0; at = chunk.indexOf(BREAK, from)) {
      yield lineOf([...rest, chunk.subarray(from, at)], true);
      rest = [];
      from = at + 1;
    }
    if (from < chunk.length) rest.push(chunk.subarray(from));
  }
  if (rest.length > 0) yield lineOf(rest, false);
}

function lineOf(parts: readonly Buffer[], isWhole: boolean): StreamLine {
  const bytes = parts.length === 1 && parts[0] !== undefined ? parts[0] : Buffer.concat(parts);
  return { text: bytes.toString('utf8'), bytes: bytes.length, isWhole };
}
