/** The specs that a folder's mutants meet, in order. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The folders of a game that know its rules: no doors, no views. */
const KNOWING = '{words,model,contract,controller,search,script}';

/**
 * Three steps, each with the specs of the one before: the specs of the same folder; for scripts, also those of both games'
 * scripts; the specs of all folders that know the rules, in the same game or, for shared code, in both. Specs of doors and
 * views are left out, because they kill hardly any more mutants and take half an hour.
 */
export function circlesOf(name: string, root: string): (readonly string[])[] {
  const game = /^src\/games\/(\w+)\//.exec(name)?.[1];
  const mirrored = name.replace(/^src\//, 'spec/');
  const own = existsSync(join(root, mirrored)) ? [mirrored] : [];
  const scripts = name.startsWith('src/scripts/') ? [[...own, 'spec/games/*/script']] : [];
  const shared = game === undefined ? ['spec/core/**', 'spec/scripts/**'] : [];
  const circles = [own, ...scripts, [...shared, `spec/games/${game ?? '*'}/${KNOWING}/**`]];
  return circles.filter(({ length }) => length > 0).map((folders) => specsIn(...folders));
}

const specsIn = (...folders: readonly string[]): string[] =>
  folders.map((folder) => `<rootDir>/${folder}/*.spec.ts`);
