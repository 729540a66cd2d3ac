/** What the player has set, in a file with a line `name = value` for each setting. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Setting, SettingValues } from '../../core/settings.js';
import { SETTINGS, readSettings } from '../../core/settings.js';
import { didYouMean } from '../../core/text/nearest.js';
import { codeOf, whyUnread } from '../system-error.js';
import type { Home } from './folders.js';
import { configFolder } from './folders.js';

/** A line that does not count, and what was expected in it. */
export interface ConfigFault {
  /** From 1. */
  readonly line: number;
  readonly word: string;
  readonly expected: string;
}

export interface Config {
  /** With the defaults of what the file does not set. */
  readonly values: SettingValues;
  readonly faults: readonly ConfigFault[];
}

/** Reads the text of a file. A line that is empty, or begins with `#`, says nothing; of two for one name the last counts. */
export function readConfig(text: string): Config {
  const kept = new Map<string, string>();
  const faults: ConfigFault[] = [];
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const words = line.trim();
    if (words === '' || words.startsWith('#')) continue;
    const reading = readLine(words);
    if ('expected' in reading) faults.push({ line: index + 1, ...reading });
    else kept.set(reading.name, reading.value);
  }
  return { values: readSettings({ read: (name) => kept.get(name) }), faults };
}

type Reading =
  { readonly name: string; readonly value: string } | { readonly word: string; readonly expected: string };

function readLine(line: string): Reading {
  const [, name = '', value = ''] = /^([^=]*?)\s*=\s*(.*)$/.exec(line) ?? [];
  if (!line.includes('=')) return { word: line, expected: 'name = value' };
  const setting: Setting | undefined = SETTINGS.find((one) => one.name === name);
  const wrong = (word: string, names: readonly string[]): Reading => ({
    word,
    expected: `${names.join(', ')}${didYouMean(word, names)}`,
  });
  if (setting === undefined) {
    const names = SETTINGS.map((one) => one.name);
    return wrong(name, names);
  }
  return setting.values.includes(value) ? { name, value } : wrong(value, setting.values);
}

/** The file; undefined if the environment names no home. */
export function configFile(home: Home): string | undefined {
  const folder = configFolder(home);
  return folder === undefined ? undefined : join(folder, 'config');
}

/** @param onFault is told in a line of each fault: the file, the line, what was expected */
export function configOf(home: Home, onFault: (fault: string) => void): SettingValues {
  const file = configFile(home);
  const { values, faults } = readConfig(file === undefined ? '' : textOf(file, onFault));
  for (const { line, word, expected } of faults)
    onFault(`${String(file)}, line ${line}: ${JSON.stringify(word)}; expected ${expected}`);
  return values;
}

function textOf(file: string, onFault: (fault: string) => void): string {
  try {
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
    onFault(`${file}: ${whyUnread(error, 'a file of settings')}`);
    return '';
  }
}
