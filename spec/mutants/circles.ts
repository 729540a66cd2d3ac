/** Which specs a folder's mutants meet, and in which order. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of a game that know what is right: no doors, no views. */
const KNOWING = '{words,model,contract,controller,search,script}';

/**
 * The specs at the same place, then those of scripts: they are run, and mostly specified, by the games. Then all that
 * know the rules: in the same game, or in every game for what games share. Each circle holds the one before. Doors and
 * views come after that and are left out: they notice hardly anything more, and take half an hour.
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
