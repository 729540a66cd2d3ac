/** The specs that run with a folder's mutants, step by step. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The folders of a game that know its rules, without doors and views. */
const KNOWING = '{words,model,contract,controller,search,script}';

/**
 * Each step has more specs than the one before: first those in the same folder; for scripts, then those for both games'
 * scripts; then those in all folders that know the rules, in the same game or, for shared code, in both. Specs for
 * doors and views are left out, because they take half an hour and kill hardly any more mutants.
 */
export function specSteps(name: string, root: string): (readonly string[])[] {
  const game = /^src\/games\/(\w+)\//.exec(name)?.[1];
  const mirrored = name.replace(/^src\//, 'spec/');
  const own = existsSync(join(root, mirrored)) ? [mirrored] : [];
  const scripts = name.startsWith('src/scripts/') ? [[...own, 'spec/games/*/script']] : [];
  const shared = game === undefined ? ['spec/core/**', 'spec/scripts/**'] : [];
  const steps = [own, ...scripts, [...shared, `spec/games/${game ?? '*'}/${KNOWING}/**`]];
  return steps.filter(({ length }) => length > 0).map((folders) => specsIn(...folders));
}

const specsIn = (...folders: readonly string[]): string[] =>
  folders.map((folder) => `<rootDir>/${folder}/*.spec.ts`);
