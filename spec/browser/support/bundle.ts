/** Bundles programs for pages in memory. Uses the sources where a user would use the package. */
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** The full path of a file in the package. */
export const inPackage = (path: string): string =>
  fileURLToPath(new URL(`../../../${path}`, import.meta.url));

const ALIAS = {
  'klondike-kit': inPackage('src/index.ts'),
  'klondike-kit/browser': inPackage('src/browser.ts'),
  'klondike-kit/testing': inPackage('src/testing.ts'),
};

/** The flags that Vue wants every bundler to set: https://link.vuejs.org/feature-flags. */
const DEFINE = {
  __VUE_OPTIONS_API__: 'false',
  __VUE_PROD_DEVTOOLS__: 'false',
  __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
};

/** Bundles the program that starts in one of the package's files, as a script or a module. */
export async function bundle(path: string, format: 'iife' | 'esm' = 'iife'): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [inPackage(path)],
    bundle: true,
    write: false,
    format,
    target: 'es2022',
    logLevel: 'silent',
    alias: ALIAS,
    define: DEFINE,
  });
  return outputFiles.map(({ text }) => text).join('');
}
