/** The player's settings, in a file with a line `name = value` for each setting. */
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Setting, SettingValues } from '../../core/settings.js';
import { SETTINGS } from '../../core/settings.js';
import { meantBy } from '../../core/text/nearest.js';
import { unlessSystemError } from '../errors.js';
import type { ConfigFault, LineStrings } from '../play/strings/english.js';
import type { Home } from './folders.js';
import { configFolder } from './folders.js';
import { PlayerFile } from './player-file.js';

/** Empty lines and lines that begin with `#` have no meaning. If a name appears twice, the last line counts. */
export function readConfig(text: string): {
  /** The settings in the file. */
  readonly values: Partial<SettingValues>;
  readonly faults: readonly ConfigFault[];
} {
  const kept = new Map<string, string>();
  const faults: ConfigFault[] = [];
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const words = line.trim();
    if (words === '' || words.startsWith('#')) continue;
    const reading = readLine(words);
    if ('expected' in reading) faults.push({ line: index + 1, ...reading });
    else kept.set(reading.name, reading.value);
  }
  return { values: Object.fromEntries(kept), faults };
}

type ConfigLine = { readonly name: string; readonly value: string } | Omit<ConfigFault, 'line'>;

function readLine(line: string): ConfigLine {
  const [, name = '', value = ''] = /^([^=]*?)\s*=\s*(.*)$/.exec(line) ?? [];
  if (!line.includes('=')) return { word: line, expected: 'name = value' };
  const setting: Setting | undefined = SETTINGS.find((one) => one.name === name);
  const wrong = (word: string, names: readonly string[]): ConfigLine => ({
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

/** Undefined if the environment doesn't name a home folder. */
function configFile(home: Home): string | undefined {
  const folder = configFolder(home);
  return folder === undefined ? undefined : join(folder, 'config');
}

/** Sets a value, in the line that already sets it or in a new line. */
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

/** Changes one setting in the file. @param onFault called if the file can't be written */
export function saveSetting(
  home: Home,
  { name, value }: { readonly name: string; readonly value: string },
  onFault: (file: string, error: unknown) => void,
): void {
  const named = configFile(home);
  if (named === undefined) return;
  const kept = new PlayerFile(existsSync(named) ? realpathSync(named) : named, onFault);
  const text = kept.read();
  if (text !== undefined || !existsSync(named)) kept.write(withSetting(text ?? '', name, value));
}

/** The maximum number of faults in a message; more would cover the table. */
const MOST_FAULTS = 5;

/** @param onFault called once with all faults: the file, then a line for each fault with the expected form */
export function configOf(
  home: Home,
  strings: LineStrings['settings'],
  onFault: (fault: string) => void,
): Partial<SettingValues> {
  const file = configFile(home);
  const { values, faults } = readConfig(file === undefined ? '' : textOf(file, strings, onFault));
  const messages = faults.map(strings.wrongLine);
  const more = messages.splice(MOST_FAULTS).length;
  if (more > 0) messages.push(strings.more(more));
  if (messages.length > 0)
    onFault(`${String(file)}${messages.length === 1 ? ', ' : ':\n'}${messages.join('\n')}`);
  return values;
}

const textOf = (file: string, strings: LineStrings['settings'], onFault: (fault: string) => void): string =>
  unlessSystemError(
    () => (existsSync(file) ? readFileSync(file, 'utf8') : ''),
    (error) => {
      onFault(strings.unread(file, error));
      return '';
    },
  );
