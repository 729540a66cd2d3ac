/** The JDK of the machine. */
import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { env, platform } from 'node:process';
import { LackingFault } from '../candidate.js';

export interface Jdk {
  readonly java: string;
  readonly javac: string;
  /** All that it consists of. Some systems keep its settings elsewhere. */
  readonly folders: readonly [home: string, ...rest: string[]];
}

/** What is lacking where there is none. */
const A_JDK = 'a JDK (java and javac), 11 or later';

let found: Jdk | undefined;

/** @throws CandidateFault if there is none */
export const jdk = (): Jdk => (found ??= jdkOf(env));

/** @throws CandidateFault if there is none in this environment */
export function jdkOf(environment: NodeJS.ProcessEnv): Jdk {
  for (const home of homesIn(environment)) {
    const one = jdkIn(home);
    if (one !== undefined) return one;
  }
  throw new LackingFault(
    A_JDK,
    `A handler in Java needs ${A_JDK}; there is none on the path of this machine.`,
  );
}

/** Where it may be: what the environment says, what the path leads to, what the `java` on the path says of itself. */
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

/** A folder of modules is there since Java 9. */
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
