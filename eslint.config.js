import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/**
 * Of everything that types come from. What a rule says of one file hangs on the types of others: by this
 * setting ESLint's cache holds while none of them has changed.
 */
function hashOfTypes() {
  const names = ['src', 'spec', 'examples', 'bench'].flatMap((folder) =>
    readdirSync(join(import.meta.dirname, folder), { recursive: true })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  );
  const hash = createHash('sha256');
  for (const name of ['tsconfig.json', 'package-lock.json', ...names.sort()]) {
    hash.update(`${name}\n`).update(readFileSync(join(import.meta.dirname, name)));
  }
  return hash.digest('hex');
}

export default defineConfig(
  {
    ignores: [
      ...[
        'dist',
        '.cache',
        'node_modules',
        'reports',
        'reference',
        '.stryker-tmp',
        'coverage',
        'spec/output',
      ],
      // Users' programs are no part of the project that the rules' types come from.
      'spec/consumers/programs',
    ],
  },
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    settings: { types: hashOfTypes() },
    languageOptions: {
      parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'max-lines': ['error', { max: 250 }],
      'max-params': ['error', { max: 3 }],
      'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
    },
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
  { files: ['**/*.js'], extends: [tseslint.configs.disableTypeChecked] },
  {
    // AssemblyScript has types of its own, and gives a return type to every function.
    files: ['src/solver/wasm/assembly/*.ts'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { parserOptions: { project: null } },
    rules: { '@typescript-eslint/no-inferrable-types': 'off', 'max-params': 'off', 'prefer-const': 'error' },
  },
);
