/** `klondike solve` reads pipes, which can be read only once. */
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { klondike } from '../../support/command.js';
import { missingPrograms, testUnless } from '../../support/missing.js';
import { held, own, solved, solvedToFile, useOwnFolder, verdictsOf } from './runs.js';

useOwnFolder();

/** Makes a pipe with the output of a shell command. */
function pipeFrom(command: string): string {
  const pipe = join(own.folder, 'pipe');
  spawnSync('mkfifo', [pipe]);
  spawn('sh', ['-c', `${command} >'${pipe}'`]);
  return pipe;
}

const MISSING = missingPrograms('mkfifo', 'sh');

testUnless(MISSING, '--file loses no deal from a pipe, although shards count the deals', async () => {
  const ran = await solved(`--file ${pipeFrom('seq 3 6')} --visits 1 --json --shard 1/2`);
  expect([ran.status, verdictsOf(ran)]).toEqual([0, ['java:3 lost', 'java:5 unknown']]);
});

testUnless(MISSING, '--merge reads each file once, so it can be a pipe', async () => {
  const files = [1, 2, 3].map((index) => join(own.folder, `${index}.jsonl`));
  for (const [index, file] of files.entries()) {
    own.file = file;
    await solvedToFile(`1..8 --shard ${index + 1}/3`);
  }
  const [first = '', ...others] = files;
  const merged = await klondike(['solve', '--merge', ...files]);
  own.file = join(own.folder, 'all.jsonl');
  const pipe = pipeFrom(`cat '${first}'`);
  const { status } = await klondike(['solve', '--merge', pipe, ...others, '--out', own.file]);
  expect([status, held()]).toEqual([0, merged.out]);
});
