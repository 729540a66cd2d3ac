import { availableParallelism } from 'node:os';

/** @type {import('jest').Config} */
export default {
  roots: ['<rootDir>/spec'],
  testMatch: ['**/*.spec.ts'],
  // What needs Firefox, WebKit or other packages is run by `npm run specs:firefox`, `specs:webkit` and `consumers`.
  testPathIgnorePatterns: [
    '/node_modules/',
    '<rootDir>/spec/firefox/touch',
    '<rootDir>/spec/webkit/',
    '<rootDir>/spec/consumers/',
  ],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': ['ts-jest', { useESM: true }] },
  moduleNameMapper: {
    '^klondike-kit$': '<rootDir>/src/index.ts',
    '^klondike-kit/(testing|terminal|browser|numbered-piles|selection|clicks|pairs|montecarlo|montecarlo-browser|english|french|solver|remote)$':
      '<rootDir>/src/$1.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  reporters: ['default', '<rootDir>/spec/support/not-tried.js'],
  // Stryker does not know <rootDir> here.
  testEnvironment: './spec/support/fast-environment.js',
  injectGlobals: false,
  testSequencer: '<rootDir>/spec/support/longest-first.js',
  // For what hangs. On a busy machine a table of faulty handlers takes minutes.
  testTimeout: 600_000,
  // What a file's modules take is not given back before the worker ends: after hundreds of files that is gigabytes.
  workerIdleMemoryLimit: '1GB',
  // Those in a browser wait much of their time.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
};
