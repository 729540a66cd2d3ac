/** The programs of users, in `programs`: how each is run, and what it then prints. */
import { join } from 'node:path';
import { ROOT, run } from './installed.js';

/** Where the programs of others lie in `node_modules`. */
const TOOLS: Readonly<Record<string, string>> = {
  tsc: 'typescript/bin/tsc',
  'tsc 5.6': 'typescript56/bin/tsc',
  vite: 'vite/bin/vite.js',
  vitest: 'vitest/vitest.mjs',
  jest: 'jest/bin/jest.js',
};

/** `words` go to Node; the first may be one of the tools. `prints` is of the whole output after the exit status. */
export interface Step {
  readonly title: string;
  readonly folder: string;
  readonly words: readonly string[];
  readonly prints: RegExp;
}

/** The package's types are checked, the compiler's own are not. */
const STRICT = [
  ...['--strict', '--skipLibCheck', 'false', '--skipDefaultLibCheck'],
  ...['--target', 'ES2022', '--lib', 'ES2022,DOM'],
];

const BUNDLER = ['--moduleResolution', 'Bundler', '--module', 'ESNext'];
const NODE_NEXT = ['--moduleResolution', 'NodeNext', '--module', 'NodeNext'];

/** The exit status and the output of `programs/typescript/game.ts`. */
export const PLAYED = /^0\n1 5 function true\n23 24 24\n27 true\nycp-text,ycp-selection,ksu$/;

/** Those that need nothing but Node and the compiler: they are in the gate. */
export const PLAIN: readonly Step[] = [
  {
    title: 'strict TypeScript compiles under moduleResolution Bundler',
    folder: 'typescript',
    words: ['tsc', ...BUNDLER, ...STRICT, 'game.ts'],
    prints: /^0$/,
  },
  {
    title: 'strict TypeScript compiles under moduleResolution NodeNext, from CommonJS too',
    folder: 'typescript',
    words: ['tsc', ...NODE_NEXT, ...STRICT, 'game.ts', 'game.cts'],
    prints: /^0$/,
  },
  {
    title: 'what was compiled runs',
    folder: 'typescript',
    words: ['game.js'],
    prints: PLAYED,
  },
  {
    title: 'what was compiled to CommonJS runs',
    folder: 'typescript',
    words: ['game.cjs'],
    prints: /^0\n1 false$/,
  },
  {
    title: 'CommonJS loads every entry point by require, without a warning',
    folder: 'commonjs',
    words: ['entries.cjs'],
    prints: /^0\n\d+ 3$/,
  },
  {
    title: 'node:test runs the conformance kit',
    folder: 'node-test',
    words: ['--test', '--test-reporter=tap'],
    prints: /^0\n.*\n# pass (?!0)\d+\n# fail 0\n/s,
  },
];

/** What is installed for the next ones: the last versions that Node 20 takes. */
export const PACKAGES = [
  ...[
    'typescript@6.0.3',
    'typescript56@npm:typescript@5.6.3',
    'vite@8.3.8',
    '@vitejs/plugin-react@6.3.0',
    'react@19.3.1',
    'react-dom@19.3.1',
  ],
  ...['vitest@4.1.12', 'jest@30.5.2', 'ts-jest@29.4.15', '@types/jest@30.0.0'],
];

const MODULES = '--experimental-vm-modules';

/** Those that need packages of others. */
export const WITH_OTHERS: readonly Step[] = [
  ...[BUNDLER, NODE_NEXT].map((words) => ({
    title: `TypeScript 5.6, the lowest, compiles under ${words.slice(0, 2).join(' ').slice(2)}`,
    folder: 'typescript',
    words: ['tsc 5.6', ...words, ...STRICT, 'game.ts'],
    prints: /^0$/,
  })),
  ...['vitest', '@jest/globals'].map((runner) => ({
    title: `the test in docs/using.md runs with ${runner}`,
    folder: `using-${runner === 'vitest' ? 'vitest' : 'jest'}`,
    words: runner === 'vitest' ? ['vitest', 'run'] : [MODULES, 'jest', '--config', 'jest.config.js'],
    prints: /^0\n.*Tests:? +\d+ passed/s,
  })),
  {
    title: 'the test in docs/using.md runs with jest, turned into CommonJS',
    folder: 'using-jest',
    words: ['jest', '--config', 'jest.config.cjs'],
    prints: /^0\n.*Tests: +\d+ passed, /s,
  },
  {
    title: 'vitest runs the conformance kit',
    folder: 'vitest',
    words: ['vitest', 'run'],
    prints: /^0\n.*Tests +\d+ passed \(/s,
  },
  {
    title: 'Vite builds the page with React',
    folder: 'react',
    words: ['vite', 'build'],
    prints: /^0\n.*dist\/assets\/index-\S+\.js/s,
  },
  {
    title: 'jest runs the conformance kit, with ES modules',
    folder: 'jest',
    words: [MODULES, 'jest', '--config', 'jest.config.js'],
    prints: /^0\n.*Tests: +\d+ passed, /s,
  },
  {
    title: 'jest runs the conformance kit, turned into CommonJS',
    folder: 'jest',
    words: ['jest', '--config', 'jest.config.cjs'],
    prints: /^0\n.*Tests: +\d+ passed, /s,
  },
];

interface Means {
  readonly node?: string | undefined;
  /** Of Node. */
  readonly flags?: readonly string[];
  /** The folder in whose `node_modules` the tools are. */
  readonly tools?: string;
}

/** What the step prints, after its exit status. */
export function play(step: Step, folder: string, means: Means = {}): string {
  const { node = process.execPath, flags = [], tools = ROOT } = means;
  const words = step.words.map((word) => {
    const tool = TOOLS[word];
    return tool === undefined ? word : join(tools, 'node_modules', tool);
  });
  return run(node, [...flags, ...words], join(folder, step.folder));
}
