/** The programs in README and docs are ones that compile: every block of TypeScript that imports the package. */
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import ts from 'typescript';

/** With slashes, as the compiler names files on every system. */
const ROOT = fileURLToPath(new URL('..', import.meta.url)).replaceAll('\\', '/');

const DOCS = readdirSync(`${ROOT}docs`).filter((name) => name.endsWith('.md'));

/** What a page speaks of without making it. */
const GIVEN = `
declare const element: HTMLElement;
declare const test: { (name: string, run: () => unknown): void; skip(name: string, run: () => unknown): void };
declare class MyView { constructor(handler: unknown); frame: import('klondike-kit').Frame;
  stockEmpty(): void; wasteCards(): void; tableauCards(): void; foundationCards(): void; updateMoves(): void;
  win(): void; refreshWindow(): void; }
declare class MyHandler implements Handler { constructor(view: unknown);
  newGame(): void; clickStock(): void; moveWasteToTableau(): void; moveWasteToFoundation(): void;
  moveTableauToFoundation(): void; moveTableauToTableau(): void; moveFoundationToTableau(): void; undo(): void;
  getName(): string; }
type Handler = import('klondike-kit').KlondikeEventsHandler;
`;

/** By a name that tells where it stands. */
const BLOCKS: ReadonlyMap<string, string> = new Map(
  ['README.md', ...DOCS.map((name) => `docs/${name}`)].flatMap((page) =>
    Array.from(
      readFileSync(ROOT + page, 'utf8').matchAll(/```ts\n(.*?)```/gs),
      ([, code = ''], index) => [`${ROOT}${page}.${index + 1}.ts`, code] as const,
    ).filter(([, code]) => code.includes("from 'klondike-kit")),
  ),
);

/** As users' compilers are told, strictly, with the package's names leading to its sources. */
function programOf(blocks: typeof BLOCKS): ts.Program {
  const { config } = ts.readConfigFile(`${ROOT}tsconfig.json`, (name) => ts.sys.readFile(name)) as {
    config: unknown;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const disk = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (name) => blocks.has(name) || disk.fileExists(name),
    getSourceFile: (name, version, ...rest) => {
      const code = blocks.get(name);
      if (code === undefined) return disk.getSourceFile(name, version, ...rest);
      return ts.createSourceFile(name, `${code}\n${GIVEN}`, version);
    },
  };
  return ts.createProgram([...blocks.keys()], { ...options, noUncheckedIndexedAccess: false }, host);
}

test('the programs of the pages compile', () => {
  const program = programOf(BLOCKS);
  const faults = [...BLOCKS.keys()].flatMap((name) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(name))
      .map(
        ({ messageText }) =>
          `${name.slice(ROOT.length)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
      ),
  );
  expect([BLOCKS.size > 10, faults]).toEqual([true, []]);
});
