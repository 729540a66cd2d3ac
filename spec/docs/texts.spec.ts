/** The package can read the scripts and data on the pages, and prints the texts that the pages show. */
import { describe, expect, test } from '@jest/globals';
import ts from 'typescript';
import { MonteCarloController, parseMonteCarloScript, runMonteCarloScript } from 'klondike-kit/montecarlo';
import { KlondikeController, ULG, parseScript, runScript } from 'klondike-kit';
import { handlerConformance } from 'klondike-kit/testing';
import { parseRubric } from '../../src/grading/rubric/read-rubric.js';
import { playingBy } from '../grading/conformance/faults.js';
import { cells, draw, frameWith } from '../games/montecarlo/terminal/drawing/drawing.js';
import { BLOCKS, markOf, nameOf } from './blocks.js';

const of = (language: string) =>
  BLOCKS.filter((block) => block.language === language).map((block) => ({ ...block, name: nameOf(block) }));

const textOf = (page: string, language = 'text'): string =>
  BLOCKS.find((block) => block.page === page && block.language === language)?.text ?? '';

describe('a script replays', () => {
  test.each(of('klon'))('$name', ({ text }) => {
    const { failure } = text.includes('[Game "montecarlo"]')
      ? runMonteCarloScript(parseMonteCarloScript(text), (view) => attached(new MonteCarloController(), view))
      : runScript(parseScript(text), (view) => attached(new KlondikeController(), view));
    expect(failure).toBeUndefined();
  });
});

function attached<View, Handler extends { attach(view: View): unknown }>(
  handler: Handler,
  view: View,
): Handler {
  handler.attach(view);
  return handler;
}

describe('the right part of the package can read each JSON block', () => {
  test.each(of('json'))('$name', (block) => {
    const file = markOf(block, 'file') ?? '';
    if (file === 'tsconfig.json') {
      const source = ts.parseJsonText(file, block.text);
      const host = { ...ts.sys, readDirectory: () => ['a.ts'] };
      const { errors } = ts.parseJsonSourceFileConfigFileContent(source, host, '/');
      expect([ts.parseConfigFileTextToJson(file, block.text).error, errors]).toEqual([undefined, []]);
    } else {
      expect(parseRubric(block.text, file, () => 'new').criteria.length).toBeGreaterThan(0);
    }
  });
});

test('docs/handlers.md shows a fault as the conformance kit prints it', async () => {
  const checks = handlerConformance({ create: playingBy({ draw: 1 }), rules: ULG });
  const check = checks.find(({ name }) => name.startsWith('draw.three'));
  const error = await Promise.resolve(check?.run()).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect((error as Error).message).toBe(textOf('docs/handlers.md').trimEnd());
});

test('docs/montecarlo-terminal.md shows the upper part of the table, with a hint', () => {
  const rows =
    'r1: 6h 2s 5s 8d 9s; r2: Ad 5d Ah 9h Qs; r3: Kh 7h 5c 2d 7c; r4: 7d 8s Ks Tc 2c; r5: 3c 3d Qd 8h Qh';
  const highlighted = cells('c1 b2');
  const of = frameWith(rows, { highlighted, cardsLeft: 27, score: 0, game: 12345n });
  const drawn = draw({ of, size: [80, 24], state: { cursor: { row: 4, column: 4 } } });
  const shown = textOf('docs/montecarlo-terminal.md').split('\n').slice(0, -1);
  const lines = drawn.split('\n').map((line) => line.trimEnd());
  expect(lines.slice(0, shown.length)).toEqual(shown);
});
