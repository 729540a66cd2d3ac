import { readFileSync } from 'node:fs';

const { exports } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/** From `./dist/testing.d.ts` to `src/testing.ts`, each once: the one-file builds have the types of others. */
const sources = Object.values(exports)
  .filter(({ types }) => types !== undefined)
  .map(({ types }) => types.replace('./dist/', 'src/').replace('.d.ts', '.ts'));

/** `npm run docs`: the reference of all public names, in `reference`. @type {Partial<import('typedoc').TypeDocOptions>} */
export default {
  entryPoints: [...new Set(sources)],
  out: 'reference',
  tsconfig: 'tsconfig.json',
  excludePrivate: true,
  disableSources: true,
  // Members are told by their names where these say enough.
  requiredToBeDocumented: ['Enum', 'Variable', 'Class', 'Interface', 'TypeAlias'],
  // Generic types behind public names are shown where they are used.
  validation: {
    notDocumented: true,
    invalidLink: true,
    rewrittenLink: true,
    invalidPath: true,
    notExported: false,
  },
  treatWarningsAsErrors: true,
};
