/**
 * Runs a JavaScript submission for the grader: `node main.js SUBMISSION [MODULES]`. It answers events until its
 * standard input ends. See the README next to its source.
 */
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { argv, exit } from 'node:process';
import type { ModuleFiles } from '../../candidate/module-files.js';
import { Translation } from '../../remote/numbering.js';
import { HandedArrays } from '../../remote/handed-arrays.js';
import { fieldsOf } from '../../remote/messages.js';
import { seedRandom } from './seeded-random.js';
import { Channel } from './channel.js';
import { findHandler } from './find-handler.js';
import { loadKit } from './kit.js';
import { programUrl } from './hooks.js';
import type { Provider } from './modules.js';
import { provider } from './modules.js';
import { objectsOf } from './objects.js';
import { programView } from './program-view.js';
import { areOurs, renumberedKit } from './renumbered-kit.js';
import type { StartedProgram, StartedObjects } from './requests.js';
import { RequestAnswers, UsedProcess } from './requests.js';
import { ProcessState } from './process-state.js';
import { loadError } from './load-error.js';
import { watchedKit } from './watched-kit.js';

const [submission = '', modulesFile] = argv.slice(2);
const modules =
  modulesFile === undefined
    ? { folder: dirname(submission), files: [submission], sources: {} }
    : (JSON.parse(readFileSync(modulesFile, 'utf8')) as ModuleFiles);
const channel = new Channel();

/** The number of the current program. Calls that an earlier program still makes are dropped. */
let programNumber = 0;
let currentProvider: Provider | undefined;
let processState: ProcessState | undefined;

async function initialize(params: unknown): Promise<StartedProgram | StartedObjects> {
  if (processState?.isUnchanged === false) throw new UsedProcess();
  // Increase the number before the first `await`, because an earlier program's timers may run meanwhile.
  const own = ++programNumber;
  const { seed, constants, capabilities } = fieldsOf(params);
  const numbers = constants as Readonly<Record<string, number>>;
  if (typeof seed === 'number') seedRandom(seed);
  const kit = await loadKit();
  const handed = new HandedArrays(numbers['HIDDEN']);
  const spoils = fieldsOf(capabilities)['spoilsArrays'] === true;
  const view = programView({
    kit,
    translation: Translation.from(numbers),
    write: (line) => {
      if (own === programNumber) channel.write(line);
    },
    shown: (cards, tell) => (spoils ? handed.hand(cards, tell) : cards),
  });
  const borrowed = new Map<string, boolean>();
  const borrow = (name: string): unknown => borrowed.set(name, borrowed.get(name) ?? false);
  const watched = watchedKit(kit, borrow);
  const files = (currentProvider ??= provider(Object.keys(kit), modules.sources));
  files.give(areOurs(numbers) ? watched : renumberedKit(kit, numbers));
  processState ??= new ProcessState(Object.values(kit));
  const url = programUrl(programNumber, pathToFileURL(submission).href);
  const exported = (await import(url)) as Readonly<Record<string, unknown>>;
  if (fieldsOf(capabilities)['objects'] === true) {
    files.borrowed().forEach(borrow);
    return { objects: objectsOf(exported), borrowed };
  }
  const endEvent = (): void => {
    files.borrowed().forEach(borrow);
    handed.end(() => view.refreshWindow());
  };
  const handler = findHandler(exported, view);
  files.borrowed().forEach(borrow);
  return { handler, kit, endEvent, borrowed };
}

/** @throws Impossible that says why the submission could not be loaded */
async function load(params: unknown): Promise<StartedProgram | StartedObjects> {
  try {
    return await initialize(params);
  } catch (error) {
    throw loadError(error, submission, modules);
  }
}

const answers = new RequestAnswers(load);
for (let line = channel.line(); line !== undefined; line = channel.line()) {
  channel.write(await answers.to(line));
  channel.flush();
}
exit(0);
