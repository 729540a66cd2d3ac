/** What is printed only if all of it is right: until then it is in a file that nobody reads. */
import { closeSync, createReadStream, existsSync, openSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writerTo } from '../descriptor.js';
import { Output } from '../output.js';
import { FileError } from '../usage.js';
import { naming } from './file-error.js';

/** A file that is not in its place yet. */
export interface OutDraft {
  readonly output: Output;
  /** Puts it in its place, all at once. */
  readonly publish: () => Promise<void>;
  /** Leaves nothing behind but what was published. */
  readonly drop: () => void;
}

/** @param out a new file; undefined for `output` @throws FileError if there is such a file, or it cannot be made */
export function outDraftOf(out: string | undefined, output: Output): OutDraft {
  const file = `${out ?? join(tmpdir(), 'klondike')}.${process.pid}.part`;
  const told = out === undefined ? file : `--out ${out}`;
  if (out !== undefined && existsSync(out))
    throw new FileError((say) => say.about(told, say.unwritten.exists));
  const descriptor = naming(told, () => {
    // What a killed process of the same number has left.
    rmSync(file, { force: true });
    return openSync(file, 'wx');
  });
  const write = writerTo(descriptor);
  const draft = new Output((text) => naming(told, () => write(text)));
  return {
    output: draft,
    publish: async () => {
      draft.flush();
      if (out === undefined)
        for await (const piece of createReadStream(file, 'utf8')) output.write(String(piece));
      else if (existsSync(out)) throw new FileError((say) => say.about(told, say.unwritten.exists));
      else naming(told, () => renameSync(file, out));
    },
    drop: () => {
      closeSync(descriptor);
      rmSync(file, { force: true });
    },
  };
}
