/** `npm run format:changed`: checks the format of the files that differ from the last commit but one, or are new. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const git = (...args: readonly string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\0')
    .filter((name) => name !== '');

/** A copy without history, or without git, has no changed files. */
function changedFiles(): string[] {
  try {
    return [
      ...git(
        'diff',
        '--name-only',
        '-z',
        '--relative',
        git('log', '-2', '--format=%H', '-z').at(-1) ?? 'HEAD',
      ),
      ...git('ls-files', '--others', '--exclude-standard', '-z'),
    ];
  } catch {
    return [];
  }
}

const files = changedFiles().filter((name) => existsSync(name));
if (files.length > 0) {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/prettier/bin/prettier.cjs', '--check', '--ignore-unknown', ...files],
    { stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
}
