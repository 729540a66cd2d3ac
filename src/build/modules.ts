/**
 * Bundles the package's JavaScript: one file for each entry point and program, and chunks that they share. All chunks are at the
 * top of `dist`, so that they find each other by short names.
 */
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildOptions, OutputChunk, OutputOptions, Plugin } from 'rolldown';
import { build } from 'rolldown';
import { parseAst } from 'rolldown/parseAst';
import { minifySync } from 'rolldown/utils';
import { CHUNKS } from './chunks.js';
import { DIST, ENTRIES, SRC, pathIn } from './places.js';
import { pureConstants } from './pure.js';
import type { SyntaxNode } from './syntax.js';
import { nodesIn, replaceNodes } from './syntax.js';

/** The programs that Node runs, by their paths in `src` and `dist`. */
const PROGRAMS = ['cli/main', 'cli/jobs/worker', 'cli/grade/worker'];

/** The program in a submission's process, and the hooks in its loader's thread. They start fast, because each is one file. */
const SHIM = ['main', 'hooks'].map((name) => `grading/shims/javascript/${name}`);

const groups = CHUNKS.map(([name, modules], index, { length }) => ({
  name,
  test: (id: string) => modules.test(pathIn(SRC, id)),
  priority: length - index,
}));

/**
 * Modules find files of the package by their place in `dist`. Gives each the place that it would have without a bundle.
 * Other bundlers look for the expression that starts a worker, so it stays as it is.
 */
const placesInDist: Plugin = {
  name: 'places-in-dist',
  transform: {
    filter: { code: /import\.meta\.url/ },
    handler(code, id) {
      if (code.includes('new Worker(new URL(')) return undefined;
      const place = `./${pathIn(SRC, id).replace(/ts$/, 'js')}`;
      const own = [...nodesIn(parseAst(code, { lang: 'ts' }))].filter(isOwnPlace);
      return replaceNodes(code, own, (_, text) => `new URL('${place}', ${text}).href`);
    },
  },
};

/** Is it `import.meta.url`? */
const isOwnPlace = (node: SyntaxNode): boolean =>
  node.type === 'MemberExpression' &&
  node.object.type === 'MetaProperty' &&
  node.property.type === 'Identifier' &&
  node.property.name === 'url';

/** A chunk that only passes on the exports of another one. */
const FACADE = /^export \{ ([^}]*) \} from "([^"]+)";\s*$/;

/** Imports a chunk itself where the bundler would import a file that only passes on its exports by their names in `src`. */
const withoutFacades: Plugin = {
  name: 'without-facades',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
    for (const facade of chunks.filter(({ isDynamicEntry }) => isDynamicEntry)) {
      const [, names = '', chunk] = FACADE.exec(facade.code) ?? [];
      if (chunk === undefined) continue;
      const fields = names.split(', ').map((name) => /^(\S+)(?: as (\S+))?$/.exec(name) ?? []);
      const own = fields.map(([, inChunk = '', name = inChunk]) => `${name}: part.${inChunk}`).join(', ');
      const direct = `import("${chunk}").then((part) => ({ ${own} }))`;
      for (const part of chunks)
        part.code = part.code.replaceAll(`import("./${facade.fileName}")`, () => direct);
      if (chunks.some((part) => part.code.includes(facade.fileName)))
        throw new Error(`A file outside of the top of dist imports ${facade.fileName}.`);
      Reflect.deleteProperty(bundle, facade.fileName);
    }
  },
};

/** The chunks of the command and the grader. Users rarely debug them. */
const PROGRAM_CHUNKS = /^part-(command|grad(e|ing)|play|serve|solve|worker)\.js$/;

/** Removes white space, and shortens the names of local variables. A trace still names all functions. */
const shortPrograms: Plugin = {
  name: 'short-programs',
  generateBundle(_, bundle) {
    for (const part of Object.values(bundle))
      if (part.type === 'chunk' && PROGRAM_CHUNKS.test(part.fileName))
        part.code = minifySync(part.fileName, part.code, {
          module: true,
          compress: false,
          mangle: { toplevel: false, keepNames: true },
        }).code;
  },
};

const inputOf = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, join(SRC, `${name}.ts`)]));

const COMMON: BuildOptions = {
  // The command doesn't show the page's tables.
  external: (id: string): boolean =>
    /^(node:|mitt$|adm-zip$|ws$)/.test(id) || id.endsWith('/page/browser-tables.js'),
  platform: 'node',
  transform: { target: 'es2022' },
  resolve: { extensionAlias: { '.js': ['.ts', '.js'] } },
  checks: { bundlerTimings: false },
};

const OUTPUT: OutputOptions = {
  dir: DIST,
  format: 'esm',
  comments: { legal: true, annotation: true, jsdoc: false },
  entryFileNames: '[name].js',
  chunkFileNames: 'part-[name].js',
};

export async function buildModules(): Promise<void> {
  const { output } = await build({
    ...COMMON,
    input: inputOf([...ENTRIES, ...PROGRAMS]),
    plugins: [placesInDist, pureConstants, withoutFacades, shortPrograms],
    onLog: (_, { code, message }) => {
      // A module may be in the chunk of one entry point although another loads it later.
      if (code !== 'INEFFECTIVE_DYNAMIC_IMPORT') throw new Error(message);
    },
    output: { ...OUTPUT, codeSplitting: { groups } },
  });
  const chunks = output.filter((part) => part.type === 'chunk');
  checkClassNames(chunks);
  for (const name of SHIM)
    await build({ ...COMMON, input: inputOf([name]), output: { ...OUTPUT, codeSplitting: false } });
  chmodSync(join(DIST, 'cli', 'main.js'), 0o755);
}

/** @throws Error if a class has a new name, because messages name the classes of objects */
function checkClassNames(chunks: readonly OutputChunk[]): void {
  for (const { fileName, code } of chunks) {
    const [, name] = /\bclass (\w+\$\d+)\b/.exec(code) ?? [];
    if (name !== undefined)
      throw new Error(`${fileName} has two classes for ${name}; put one in another chunk`);
  }
}
