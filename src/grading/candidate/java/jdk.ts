/** The JDK of the machine. */
import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { env, platform } from 'node:process';
import { LackingFault } from '../candidate.js';

export interface Jdk {
  readonly java: string;
  readonly javac: string;
  /** All its folders. Some systems keep the settings outside the JDK's home folder. */
  readonly folders: readonly [home: string, ...rest: string[]];
}

const A_JDK = 'a JDK (java and javac), 11 or later';

let found: Jdk | undefined;

/** @throws CandidateFault if this machine has no JDK */
export const jdk = (): Jdk => (found ??= jdkOf(env));

/** @throws CandidateFault if this environment has no JDK */
export function jdkOf(environment: NodeJS.ProcessEnv): Jdk {
  for (const home of homesIn(environment)) {
    const one = jdkIn(home);
    if (one !== undefined) return one;
  }
  throw new LackingFault(A_JDK, `A handler in Java needs ${A_JDK}, but this machine has none on its path.`);
}

/** The possible homes: from the environment, from the path, and from the output of `java`. */
function* homesIn(environment: NodeJS.ProcessEnv): Generator<string> {
  const { JAVA_HOME: home, PATH: path = '' } = environment;
  if (home !== undefined) yield home;
  for (const folder of path.split(delimiter).filter((one) => one !== '')) {
    const javac = programIn(folder, 'javac');
    if (existsSync(javac)) yield join(dirname(realpathSync(javac)), '..');
  }
  const asked = spawnSync('java', ['-XshowSettings:properties', '-version'], {
    encoding: 'utf8',
    env: environment,
  });
  const said = /^\s*java\.home = (.*)$/m.exec(asked.error === undefined ? asked.stderr : '')?.[1];
  if (said !== undefined) yield said;
}

/** Java 9 and later have one file with all modules. */
function jdkIn(home: string): Jdk | undefined {
  const [java, javac] = ['java', 'javac'].map((name) => programIn(join(home, 'bin'), name));
  if (java === undefined || javac === undefined) return undefined;
  if (![java, javac, join(home, 'lib', 'modules')].every((file) => existsSync(file))) return undefined;
  const settings = ['conf/net.properties', 'lib/jvm.cfg'].map((file) => join(home, file));
  const elsewhere = settings.filter((file) => existsSync(file)).map((file) => dirname(realpathSync(file)));
  const outside = elsewhere.filter((folder) => !folder.startsWith(realpathSync(home)));
  return { java, javac, folders: [realpathSync(home), ...new Set(outside)] };
}

const programIn = (folder: string, name: string): string =>
  join(folder, platform === 'win32' ? `${name}.exe` : name);
