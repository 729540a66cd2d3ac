/** A new solitaire needs only one folder, and one line in a list of games. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const HERE = import.meta.dirname;
const ROOT = join(HERE, '..', '..');

const linesOf = (file: string): number => readFileSync(file, 'utf8').split('\n').length - 1;

/** All files except the list of games, which needs one line. */
const FILES = readdirSync(HERE).filter((file) => !/^games\.ts$|\.spec\.ts$/.test(file));

const sum = FILES.reduce((lines, file) => lines + linesOf(join(HERE, file)), 0);

test(`the whole game, including its tables on the page and in the terminal, has ${sum} lines, at most 640`, () => {
  expect(FILES).toEqual([
    'commands.ts',
    'contract.ts',
    'controller.ts',
    'deals.ts',
    'kit.ts',
    'page.ts',
    'rules.ts',
    'script.ts',
    'terminal.ts',
  ]);
  expect(sum).toBeLessThanOrEqual(640);
  expect(linesOf(join(HERE, 'rules.ts'))).toBeLessThanOrEqual(60);
});

test('no file in the package names the game, and the game uses nothing from the other two', () => {
  const sources = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(ts|css|html)$/.test(file),
  );
  const naming = sources.filter((file) =>
    /stairs|third-game/i.test(readFileSync(join(ROOT, 'src', file), 'utf8')),
  );
  const using = FILES.filter((file) => readFileSync(join(HERE, file), 'utf8').includes('src/games'));
  expect([naming, using]).toEqual([[], []]);
});
