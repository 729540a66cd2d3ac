import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Files that no rule applies to. */
export const IGNORED = {
  ignores: [
    // Programs of students, as they were handed in.
    'spec/fixtures/grading/judge/**',
    ...['dist', '.cache', 'node_modules', 'reports', 'site', '.stryker-tmp', 'coverage'],
    'spec/output',
    // Users' programs have types of their own.
    'spec/consumers/programs',
  ],
};

/** The rules that need no types. `.oxlintrc.json` has the rules that do, for oxlint, which checks them much faster. */
export default defineConfig(
  IGNORED,
  js.configs.recommended,
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  {
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      // Terminals send and take control characters.
      'no-control-regex': 'off',
      // TypeScript finds what is not defined.
      'no-undef': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'max-lines': ['error', { max: 400 }],
      'max-params': ['error', { max: 4 }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    // Examples keep imports short by splitting them.
    files: ['src/**/*.ts', 'spec/**/*.{ts,tsx}', 'bench/**/*.ts'],
    rules: { 'no-duplicate-imports': ['error', { allowSeparateTypeImports: true }] },
  },
  {
    files: ['src/**/*.ts'],
    ignores: ['src/cli/**'],
    rules: { 'no-console': 'error' },
  },
  {
    files: ['spec/**/*.ts', 'bench/**/*.ts'],
    rules: { 'max-lines-per-function': 'off' },
  },
  {
    // AssemblyScript gives a return type to every function, has 64-bit numbers, and compares in its own way.
    files: ['src/solver/wasm/assembly/*.ts'],
    rules: {
      '@typescript-eslint/no-inferrable-types': 'off',
      eqeqeq: 'off',
      'max-params': 'off',
      'no-loss-of-precision': 'off',
      'no-useless-assignment': 'off',
      'prefer-const': 'error',
    },
  },
);
