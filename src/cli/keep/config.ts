/** What the player has set, in a file with a line `name = value` for each setting. */
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Setting, SettingValues } from '../../core/settings.js';
import { SETTINGS, readSettings } from '../../core/settings.js';
import { meantBy } from '../../core/text/nearest.js';
import type { SettingsFileStrings, WrongLine } from '../play/strings/english.js';
import { codeOf } from '../errors.js';
import type { Home } from './folders.js';
import { configFolder } from './folders.js';
import { KeptFile } from './kept-file.js';

interface Config {
  /** With the defaults of what the file does not set. */
  readonly values: SettingValues;
  readonly faults: readonly WrongLine[];
}

/** Reads the text of a file. A line that is empty, or begins with `#`, says nothing; of two for one name the last counts. */
export function readConfig(text: string): Config {
  const kept = new Map<string, string>();
  const faults: WrongLine[] = [];
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const words = line.trim();
    if (words === '' || words.startsWith('#')) continue;
    const reading = readLine(words);
    if ('expected' in reading) faults.push({ line: index + 1, ...reading });
    else kept.set(reading.name, reading.value);
  }
  return { values: readSettings({ read: (name) => kept.get(name) }), faults };
}

type Reading = { readonly name: string; readonly value: string } | Omit<WrongLine, 'line'>;

function readLine(line: string): Reading {
  const [, name = '', value = ''] = /^([^=]*?)\s*=\s*(.*)$/.exec(line) ?? [];
  if (!line.includes('=')) return { word: line, expected: 'name = value' };
  const setting: Setting | undefined = SETTINGS.find((one) => one.name === name);
  const wrong = (word: string, names: readonly string[]): Reading => ({
    word,
    expected: names.join(', '),
    meant: meantBy(word, names),
  });
  if (setting === undefined) {
    const names = SETTINGS.map((one) => one.name);
    return wrong(name, names);
  }
  return setting.values.includes(value) ? { name, value } : wrong(value, setting.values);
}

/** The file; undefined if the environment names no home. */
function configFile(home: Home): string | undefined {
  const folder = configFolder(home);
  return folder === undefined ? undefined : join(folder, 'config');
}

/** The text with this setting: in the line that sets it, if there is one, or else in a line of its own. */
export function withSetting(text: string, name: string, value: string): string {
  const lines = text.split(/(?<=\r\n|\r(?!\n)|\n)/);
  const at = lines.findLastIndex((line) => {
    const reading = readLine(line.trim());
    return 'name' in reading ? reading.name === name : new RegExp(`^${name}\\s*=`).test(line.trim());
  });
  const set = `${name} = ${value}`;
  if (at >= 0) return lines.map((line, index) => (index === at ? line.replace(/^.*/, set) : line)).join('');
  return `${text}${/(^|[\r\n])$/.test(text) ? '' : '\n'}${set}\n`;
}

/** Keeps a setting in the file, with all else that stands there. @param onFault is told if it cannot be written */
export function keepSetting(
  home: Home,
  { name, value }: { readonly name: string; readonly value: string },
  onFault: (file: string, error: unknown) => void,
): void {
  const named = configFile(home);
  if (named === undefined) return;
  const kept = new KeptFile(existsSync(named) ? realpathSync(named) : named, onFault);
  const text = kept.read();
  if (text !== undefined || !existsSync(named)) kept.write(withSetting(text ?? '', name, value));
}

/** So many faults are told; more would cover the table. */
const MOST_TOLD = 5;

/** @param onFault is told of all faults at once: the file, then for each a line of its own with what was expected */
export function configOf(
  home: Home,
  strings: SettingsFileStrings,
  onFault: (fault: string) => void,
): SettingValues {
  const file = configFile(home);
  const { values, faults } = readConfig(file === undefined ? '' : textOf(file, strings, onFault));
  const told = faults.map(strings.wrongLine);
  const more = told.splice(MOST_TOLD).length;
  if (more > 0) told.push(strings.more(more));
  if (told.length > 0) onFault(`${String(file)}${told.length === 1 ? ', ' : ':\n'}${told.join('\n')}`);
  return values;
}

function textOf(file: string, strings: SettingsFileStrings, onFault: (fault: string) => void): string {
  try {
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
    onFault(strings.unread(file, error));
    return '';
  }
}
