/** The grader in one file, with rules of its own: it stays as it is, whatever is changed in the sources later. */
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
