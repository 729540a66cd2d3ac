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
import { seedChance } from './chance.js';
import { Channel } from './channel.js';
import { findHandler } from './find-handler.js';
import { loadKit } from './kit.js';
import { urlIn } from './hooks.js';
import type { Provider } from './modules.js';
import { provider } from './modules.js';
import { objectsOf } from './objects.js';
import { programView } from './program-view.js';
import { areOurs, renumbered } from './renumbered-kit.js';
import type { StartedProgram, StartedObjects } from './requests.js';
import { Answers, SpentProcess } from './requests.js';
import { Surroundings } from './surroundings.js';
import { unloadable } from './unloadable.js';
import { watchedKit } from './watched-kit.js';

const [submission = '', modulesFile] = argv.slice(2);
const modules =
  modulesFile === undefined
    ? { folder: dirname(submission), files: [submission], sources: {} }
    : (JSON.parse(readFileSync(modulesFile, 'utf8')) as ModuleFiles);
const channel = new Channel();

/** The number of the current program. Calls that an earlier program still makes are dropped. */
let life = 0;
let provided: Provider | undefined;
let surroundings: Surroundings | undefined;

async function initialize(params: unknown): Promise<StartedProgram | StartedObjects> {
  if (surroundings?.areUntouched === false) throw new SpentProcess();
  // Increase the number before the first `await`, because an earlier program's timers may run meanwhile.
  const own = ++life;
  const { seed, constants, capabilities } = fieldsOf(params);
  const numbers = constants as Readonly<Record<string, number>>;
  if (typeof seed === 'number') seedChance(seed);
  const kit = await loadKit();
  const handed = new HandedArrays(numbers['HIDDEN']);
  const spoils = fieldsOf(capabilities)['spoilsArrays'] === true;
  const view = programView({
    kit,
    translation: Translation.from(numbers),
    write: (line) => {
      if (own === life) channel.write(line);
    },
    shown: (cards, tell) => (spoils ? handed.hand(cards, tell) : cards),
  });
  const borrowed = new Map<string, boolean>();
  const borrow = (name: string): unknown => borrowed.set(name, borrowed.get(name) ?? false);
  const watched = watchedKit(kit, borrow);
  const files = (provided ??= provider(Object.keys(kit), modules.sources));
  files.give(areOurs(numbers) ? watched : renumbered(kit, numbers));
  surroundings ??= new Surroundings(Object.values(kit));
  const url = urlIn(life, pathToFileURL(submission).href);
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
async function loaded(params: unknown): Promise<StartedProgram | StartedObjects> {
  try {
    return await initialize(params);
  } catch (error) {
    throw unloadable(error, submission, modules);
  }
}

const answers = new Answers(loaded);
for (let line = channel.line(); line !== undefined; line = channel.line()) {
  channel.write(await answers.to(line));
  channel.flush();
}
exit(0);
