/** Bundles the grader with its own copy of the rules, so that later changes to the sources don't affect it. */
import { buildSync } from 'esbuild';

export function bundleGrader(root: string, outfile: string): void {
  buildSync({
    absWorkingDir: root,
    entryPoints: ['src/grading.ts'],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
  });
}
