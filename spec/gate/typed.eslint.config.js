import { join } from 'node:path';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { IGNORED } from '../../eslint.config.js';

/** The rules that need types, for `npm run lint:typed`. */
export default defineConfig(
  IGNORED,
  tseslint.configs.strictTypeCheckedOnly,
  tseslint.configs.stylisticTypeCheckedOnly,
  {
    languageOptions: {
      parserOptions: {
        project: './tsconfig.json',
        tsconfigRootDir: join(import.meta.dirname, '..', '..'),
      },
    },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // There are no enums here, and it took 8 % of the time.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
    },
  },
  {
    // AssemblyScript has types of its own.
    files: ['**/*.js', 'src/solver/wasm/assembly/*.ts'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { parserOptions: { project: null } },
  },
);
