/** Reads the scripts for a criterion: as text in the rubric's file, or from files next to it. */
import { TextError } from '../../../core/text/text-error.js';
import { parseScript } from '../../../games/klondike/script/text.js';
import type { Script } from '../../../games/klondike/script/script.js';
import { rulesOf } from '../../../games/klondike/script/script-rules.js';
import type { PointsScript } from '../rubric.js';
import type { RubricValue } from './rubric-value.js';

/**
 * Reads the script at this path, which is relative to the rubric's file. @throws Error that says why it cannot be read
 */
export type ReadScript = (path: string) => string;

interface ScriptsOf {
  readonly criterion: string;
  readonly house: string;
  readonly readScript: ReadScript;
}

const MEMBERS = ['title', 'weight', 'file', 'script'] as const;

const A_SCRIPT = 'the path of a .klon file, or an object with file or script';

const A_FILE = 'the path of a .klon file';

const FILE = /\.klon$/;

export const readScripts = (spot: RubricValue | undefined, of: ScriptsOf): PointsScript[] =>
  spot?.items('a list of scripts')?.flatMap((item, index) => readScript(item, index, of) ?? []) ?? [];

function readScript(spot: RubricValue, index: number, of: ScriptsOf): PointsScript | undefined {
  if (spot.node.kind === 'leaf') {
    const path = spot.text(A_SCRIPT, FILE);
    return path === undefined
      ? undefined
      : pointsScript(spot, { title: titleOf(path), weight: 1 }, { path, of });
  }
  if (spot.node.kind !== 'object') {
    spot.wrongForm(A_SCRIPT);
    return undefined;
  }
  const members = spot.members(MEMBERS);
  const [file, script] = [members?.get('file'), members?.get('script')];
  if ((file === undefined) === (script === undefined)) {
    spot.wrongForm('either a file or a script');
    return undefined;
  }
  const path = file?.text(A_FILE, FILE);
  const text = script && textOf(script);
  const title = members?.get('title')?.text('a title', /\S/) ?? (path === undefined ? '' : titleOf(path));
  const weight =
    members?.get('weight')?.number('a number above 0, at most 1000000', (n) => n > 0 && n <= 1e6) ?? 1;
  const head = { title: title === '' ? `${of.criterion} ${index + 1}` : title, weight };
  if (path !== undefined) return pointsScript(file ?? spot, head, { path, of });
  return text === undefined ? undefined : pointsScript(script ?? spot, head, { text, of });
}

/** A text, or a list of its lines. */
function textOf(spot: RubricValue): string | undefined {
  if (spot.node.kind !== 'list') return spot.text('the text of a script, or a list of its lines');
  const lines = spot.items('')?.map((line) => line.text('a line of a script')) ?? [];
  return lines.every((line) => line !== undefined) ? lines.join('\n') : undefined;
}

const titleOf = (path: string): string => path.replace(/^.*[\\/]/s, '').replace(FILE, '') || path;

/** Undefined if the script has a fault. */
function pointsScript(
  spot: RubricValue,
  head: Omit<PointsScript, 'script'>,
  { path, text, of }: { readonly path?: string; readonly text?: string; readonly of: ScriptsOf },
): PointsScript | undefined {
  try {
    const script = path === undefined ? (text ?? '') : of.readScript(path);
    const fault = faultIn(script, of.house);
    if (fault === undefined) return { ...head, script };
    spot.wrongMeaning(fault);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const isRead = error instanceof TextError;
    const at = isRead && path !== undefined ? `; error in ${path}, ` : isRead ? '; error in ' : ': ';
    spot.wrongMeaning(`${isRead ? 'a script' : 'a script that can be read'}${at}${error.message}`);
  }
  return undefined;
}

/** @throws TextError */
function faultIn(text: string, house: string): string | undefined {
  const script = parseScript(text);
  if (!script.some(({ kind }) => kind === 'event')) return 'a script with an event';
  if (tagsOf(script, 'Rules').length > 0 && rulesOf(script).name !== house)
    return `a script for ${house}, the rubric’s house`;
  const seed = tagsOf(script, 'Seed').find((one) => !/^\d{1,15}$/.test(one));
  return seed === undefined
    ? undefined
    : `a script with a Seed that is a whole number, not ${JSON.stringify(seed)}`;
}

/** The texts of all tags with this key. */
export const tagsOf = (script: Script, key: string): string[] =>
  script.flatMap((item) => (item.kind === 'tag' && item.key === key ? [item.text] : []));
