/** Values that games keep for the next run, such as times and a balance, in a file. */
import { join } from 'node:path';
import type { Settings } from '../../core/settings.js';
import type { LineStrings } from '../play/strings/english.js';
import { KeptFile } from './kept-file.js';

export class Notes implements Settings {
  private readonly file: KeptFile;
  private known: Map<string, string>;
  /** Notes that are not in the file yet. */
  private readonly written = new Map<string, string>();

  constructor(
    private readonly place: {
      /** The folder of the player's data. */
      readonly folder: string;
      readonly strings: LineStrings['notes'];
      /** Tells the player about a file that can't be read or written. */
      readonly say: (sentence: string) => void;
    },
  ) {
    const { folder, strings, say } = place;
    this.file = new KeptFile(join(folder, 'notes.json'), (where, error) => say(strings.failed(where, error)));
    this.known = this.readFile();
  }

  read(name: string): string | undefined {
    return this.written.get(name) ?? this.known.get(name);
  }

  write(name: string, text: string): void {
    this.written.set(name, text);
  }

  /** Adds the new notes to the file. Other notes stay, even if another terminal has just written them. */
  keep(): void {
    if (this.written.size === 0) return;
    this.known = new Map([...this.readFile(), ...this.written]);
    this.written.clear();
    this.file.write(`${JSON.stringify(Object.fromEntries(this.known), null, 2)}\n`);
  }

  private readFile(): Map<string, string> {
    const text = this.file.read();
    const notes = text === undefined ? new Map<string, string>() : readNotes(text);
    if (notes !== undefined) return notes;
    this.place.say(this.place.strings.damaged(this.file.setAside('damaged')));
    return new Map();
  }
}

/** Undefined if the text is not a JSON object of strings. */
function readNotes(text: string): Map<string, string> | undefined {
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read !== 'object' || read === null || Array.isArray(read)) return undefined;
    const notes = Object.entries(read);
    return notes.every(isNote) ? new Map(notes) : undefined;
  } catch {
    return undefined;
  }
}

const isNote = (note: [string, unknown]): note is [string, string] => typeof note[1] === 'string';
