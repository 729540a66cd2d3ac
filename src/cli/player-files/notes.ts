/** Values that games keep for the next run, such as times and a balance, in a file. */
import { join } from 'node:path';
import type { Settings } from '../../core/settings.js';
import type { LineStrings } from '../play/strings/english.js';
import { PlayerFile } from './player-file.js';

export class Notes implements Settings {
  private readonly file: PlayerFile;
  private saved: Map<string, string>;
  /** Notes that are not in the file yet. */
  private readonly unsaved = new Map<string, string>();

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
    this.file = new PlayerFile(join(folder, 'notes.json'), (where, error) =>
      say(strings.failed(where, error)),
    );
    this.saved = this.readFile();
  }

  read(name: string): string | undefined {
    return this.unsaved.get(name) ?? this.saved.get(name);
  }

  write(name: string, text: string): void {
    this.unsaved.set(name, text);
  }

  /** Adds the new notes to the file. Other notes stay, even if another terminal has just written them. */
  save(): void {
    if (this.unsaved.size === 0) return;
    this.saved = new Map([...this.readFile(), ...this.unsaved]);
    this.unsaved.clear();
    this.file.write(`${JSON.stringify(Object.fromEntries(this.saved), null, 2)}\n`);
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
