/** A spec runs each code block of README and docs, unless a list names it with a reason. */
import { expect, test } from '@jest/globals';
import { BLOCKS, isOutput, markOf, nameOf } from './blocks.js';
import { COUNT, reasonNotToRun, unusedReasons } from './not-run.js';

/** Languages, and the specs in this folder that run them. */
const RUN: Readonly<Record<string, string>> = {
  ...{ ts: 'programs', tsx: 'programs', js: 'programs', html: 'programs' },
  ...{ sh: 'commands', klon: 'texts', json: 'texts' },
};

test('no block is left out', () => {
  const left = BLOCKS.filter(
    (block) =>
      !(block.language in RUN) && !isOutput(block) && reasonNotToRun(block, block.text) === undefined,
  );
  expect([BLOCKS.length > 70, left.map(nameOf)]).toEqual([true, []]);
});

test('the list of blocks that no spec runs has not grown, and needs each of its entries', () => {
  expect([COUNT, unusedReasons(BLOCKS)]).toEqual([20, []]);
});

test('an output follows what prints it', () => {
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

test('a page names each file once', () => {
  const names = BLOCKS.flatMap((block) => {
    const file = markOf(block, 'file');
    return file === undefined ? [] : [`${block.page}: ${file}`];
  });
  expect(names).toEqual([...new Set(names)]);
});
