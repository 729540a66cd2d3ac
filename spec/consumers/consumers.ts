/** The users' programs in `programs`: how to run each, and what it must print. */
import { join } from 'node:path';
import { ROOT, run } from './installed.js';

/** The paths of tools in `node_modules`. */
const TOOLS: Readonly<Record<string, string>> = {
  tsc: 'typescript/bin/tsc',
  'tsc 5.6': 'typescript56/bin/tsc',
  'tsc 7': 'typescript7/bin/tsc',
  vite: 'vite/bin/vite.js',
  vitest: 'vitest/vitest.mjs',
  jest: 'jest/bin/jest.js',
};

/** Node gets `words`; the first of them may be a tool. `prints` matches the exit status and the output. */
export interface Step {
  readonly title: string;
  readonly folder: string;
  readonly words: readonly string[];
  readonly prints: RegExp;
}

/** Checks the package's types, but not the compiler's. */
const STRICT = [
  ...['--strict', '--skipLibCheck', 'false', '--skipDefaultLibCheck'],
  ...['--target', 'ES2022', '--lib', 'ES2022,DOM'],
];

const BUNDLER = ['--moduleResolution', 'Bundler', '--module', 'ESNext'];
const NODE_NEXT = ['--moduleResolution', 'NodeNext', '--module', 'NodeNext'];

/** The exit status and the output of `programs/typescript/game.ts`. */
export const PLAYED = /^0\n1 5 function true\n23 24 24\n27 true\nycp-text,ycp-selection,ksu$/;

/** Steps that need only Node and the compiler. The gate runs them. */
export const STEPS: readonly Step[] = [
  {
    title: 'a strict TypeScript program compiles under moduleResolution Bundler',
    folder: 'typescript',
    words: ['tsc', ...BUNDLER, ...STRICT, 'game.ts'],
    prints: /^0$/,
  },
  {
    title: 'a strict TypeScript program compiles under moduleResolution NodeNext, also from CommonJS',
    folder: 'typescript',
    words: ['tsc', ...NODE_NEXT, ...STRICT, 'game.ts', 'game.cts'],
    prints: /^0$/,
  },
  {
    title: 'a strict TypeScript program compiles with TypeScript 7',
    folder: 'typescript',
    words: ['tsc 7', ...NODE_NEXT, ...STRICT, 'game.ts', 'game.cts'],
    prints: /^0$/,
  },
  {
    title: 'the compiled program runs',
    folder: 'typescript',
    words: ['game.js'],
    prints: PLAYED,
  },
  {
    title: 'the program compiled to CommonJS runs',
    folder: 'typescript',
    words: ['game.cjs'],
    prints: /^0\n1 false$/,
  },
  {
    title: 'CommonJS loads every entry point with require, without a warning',
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

/** The packages for the steps below: the last versions that support Node 20. */
export const PACKAGES = [
  ...[
    'typescript@6.0.3',
    'typescript56@npm:typescript@5.6.3',
    'typescript7@npm:typescript@7.0.2',
    'vite@8.3.8',
    '@vitejs/plugin-react@6.3.0',
    'react@19.3.1',
    'react-dom@19.3.1',
  ],
  ...['vitest@4.1.12', 'jest@30.5.2', 'ts-jest@29.4.15', '@types/jest@30.0.0'],
];

const MODULES = '--experimental-vm-modules';

/** Steps that need other packages. */
export const STEPS_WITH_PACKAGES: readonly Step[] = [
  ...[BUNDLER, NODE_NEXT].map((words) => ({
    title: `TypeScript 5.6, the oldest version, compiles under ${words.slice(0, 2).join(' ').slice(2)}`,
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
    title: 'the test in docs/using.md runs with jest, compiled to CommonJS',
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
    title: 'jest runs the conformance kit, compiled to CommonJS',
    folder: 'jest',
    words: ['jest', '--config', 'jest.config.cjs'],
    prints: /^0\n.*Tests: +\d+ passed, /s,
  },
];

interface RunOptions {
  readonly node?: string | undefined;
  /** Node's options. */
  readonly flags?: readonly string[];
  /** The folder with the `node_modules` that has the tools. */
  readonly tools?: string;
}

/** Runs a step. Returns its exit status and its output. */
export function runStep(step: Step, folder: string, options: RunOptions = {}): string {
  const { node = process.execPath, flags = [], tools = ROOT } = options;
  const words = step.words.map((word) => {
    const tool = TOOLS[word];
    return tool === undefined ? word : join(tools, 'node_modules', tool);
  });
  return run(node, [...flags, ...words], join(folder, step.folder));
}
