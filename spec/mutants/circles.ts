/** Which specs a folder's mutants meet, and in which order. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of a game that know what is right: no doors, no views. */
const KNOWING = '{words,model,contract,controller,search,script}';

/** The folder at the same place; scripts are run, and mostly specified, by the games. */
function ownOf(name: string, root: string): string[] {
  const mirrored = name.replace(/^src\//, 'spec/');
  return [
    ...(existsSync(join(root, mirrored)) ? [mirrored] : []),
    ...(name.startsWith('src/scripts/') ? ['spec/games/*/script'] : []),
  ];
}

/**
 * The folder's own specs, then all that know the rules: in the same game, or in every game for what games share.
 * Doors and views come after that and are left out: they notice hardly anything more, and take half an hour.
 */
export function circlesOf(name: string, root: string): (readonly string[])[] {
  const game = /^src\/games\/(\w+)\//.exec(name)?.[1];
  const own = ownOf(name, root);
  const shared = game === undefined ? ['spec/core/**', 'spec/scripts/**'] : [];
  return [
    ...(own.length === 0 ? [] : [specsIn(...own)]),
    specsIn(...shared, `spec/games/${game ?? '*'}/${KNOWING}/**`),
  ];
}

const specsIn = (...folders: readonly string[]): string[] =>
  folders.map((folder) => `<rootDir>/${folder}/*.spec.ts`);
