/** The shims in Python and Java follow the protocol and continue after invalid lines. */
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { javaCommand } from '../../../src/grading/candidate/java.js';
import { pythonCommand } from '../../../src/grading/candidate/python.js';
import type { Launch } from '../../../src/grading/remote/launch.js';
import { runShim } from '../../support/grading/conversation.js';
import { protocolConformance } from '../../support/grading/protocol-conformance.js';
import { describeUnless, missingPrograms } from '../../support/missing.js';

const MISSING = missingPrograms('python3', 'java', 'javac');
const SHIMS = join(import.meta.dirname, '../../../src/grading/shims');

const FIXTURES = join(import.meta.dirname, '../../fixtures/grading');

const LAUNCHES = {
  Python: () => pythonCommand(join(SHIMS, 'python/sample_handler.py')),
  Java: () => javaCommand(join(SHIMS, 'java/sample'))(),
};

/** The lines to send and the answer to each. */
const TALK: readonly (readonly [line: string, id: unknown, answer: unknown])[] = [
  ['{"jsonrpc":"2.0","id":1,"method":"undo","params":[]}', null, -32600],
  ['', null, -32700],
  ['{"jsonrpc":"2.0","id":"a\\"b","method":"initialize","params":{"protocol":1}}', 'a"b', 'A Student'],
  ['hello', null, -32700],
  ['[1, 2', null, -32700],
  ['[1.5e2, {"a": [true, false, null, "\\u00e9\\n"]}]', null, -32600],
  ['{"id":2,"method":4}', null, -32600],
  ['{"id":3,"method":"undo","params":{}}', 3, -32600],
  ['{"id":4,"method":"redo","params":[]}', 4, -32601],
  ['{"id":5,"method":"nextDeal","params":["t1: Ah"]}', 5, -32601],
  [' { "id" : 6 , "method" : "getName" } ', 6, 'A Student'],
];

interface Answer {
  readonly id: unknown;
  readonly result?: { readonly name?: string };
  readonly error?: { readonly code: number };
}

describeUnless(MISSING, 'a shim', () => {
  // Only running the programs shows which Python and which JDK are installed.
  if (MISSING.length === 0) {
    const commandOf = ({ command }: Launch): [string, ...string[]] => command as [string, ...string[]];
    protocolConformance('Python', commandOf(pythonCommand(join(FIXTURES, 'python/probe.py'))), {
      able: { again: true },
    });
    protocolConformance('Java', commandOf(javaCommand(join(FIXTURES, 'java/probe'))()), {
      told: { main: { class: 'Probe', isAsAskedFor: false } },
    });
  }

  test.each(['Python', 'Java'] as const)('continues after unknown lines in %s', (language) => {
    const { output: written } = runShim(
      LAUNCHES[language](),
      TALK.map(([line]) => `${line}\n`),
    );
    const answers = written.trimEnd().split('\n');
    const seen = answers.map((line) => {
      const { id, result, error } = JSON.parse(line) as Answer;
      return [id, error?.code ?? result?.name ?? result];
    });
    expect(seen).toEqual(TALK.map(([, id, answer]) => [id, answer]));
  });
});
