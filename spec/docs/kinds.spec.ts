/** A spec runs each code block in README and docs, unless a list gives a reason not to. */
import { expect, test } from '@jest/globals';
import { BLOCKS, isOutput, markOf, nameOf } from './blocks.js';
import { COUNT, reasonNotToRun, unusedReasons } from './not-run.js';

/** The spec in this folder that runs the blocks in each language. */
const RUN: Readonly<Record<string, string>> = {
  ...{ ts: 'programs', tsx: 'programs', js: 'programs', html: 'programs' },
  ...{ sh: 'commands', jsonl: 'commands', klon: 'texts', json: 'texts' },
};

test('each block has a spec that runs it, or a reason', () => {
  const left = BLOCKS.filter(
    (block) =>
      !(block.language in RUN) && !isOutput(block) && reasonNotToRun(block, block.text) === undefined,
  );
  expect([BLOCKS.length > 70, left.map(nameOf)]).toEqual([true, []]);
});

test('the list of blocks that no spec runs has not grown, and every entry fits a block', () => {
  expect([COUNT, unusedReasons(BLOCKS)]).toEqual([16, []]);
});

test('an output block follows the block that prints it', () => {
  const alone = BLOCKS.filter((block, at) => {
    const before = BLOCKS[at - 1];
    const isAfter = before?.page === block.page && /^(tsx?|js|sh)$/.test(before.language);
    return isOutput(block) && !isAfter;
  });
  expect(alone.map(nameOf)).toEqual([]);
});

test('CONTRIBUTING.md explains each mark', () => {
  const others = BLOCKS.flatMap((block) =>
    block.marks
      .filter((mark) => !/^(output|file=[\w.-]+|exits=\d+)$/.test(mark))
      .map((mark) => `${nameOf(block)}: ${mark}`),
  );
  expect(others).toEqual([]);
});

test('a page uses each file name only once', () => {
  const names = BLOCKS.flatMap((block) => {
    const file = markOf(block, 'file');
    return file === undefined ? [] : [`${block.page}: ${file}`];
  });
  expect(names).toEqual([...new Set(names)]);
});
