/** Submissions in Java, written for the course's library: the command that runs a folder of sources or a jar. */
import { existsSync } from 'node:fs';
import { delimiter, dirname, resolve } from 'node:path';
import { platform } from 'node:process';
import type { Launch, LaunchFor } from '../remote/launch.js';
import { CandidateFault } from './candidate.js';
import { compile } from './java/compile.js';
import { jdk } from './java/jdk.js';
import type { Library } from './java/library.js';
import { BRIEF, library } from './java/library.js';
import type { Sources } from './java/sources.js';
import { singleSource, sourcesIn } from './java/sources.js';
import { isFolder } from './files.js';

/**
 * Compiles on the first call, and once for each set of constants.
 * @param program the folder of the project, its only source, or a jar
 * @param folder the submitted folder, if a folder was submitted
 * @throws CandidateFault if the program does not exist
 */
export function javaCommand(program: string, folder?: string): LaunchFor {
  const path = resolve(program);
  if (!existsSync(path))
    throw new CandidateFault('not started', `The file or folder ${program} does not exist.`);
  const launchOf = path.endsWith('.jar') ? ofJar(path) : ofSources(path, folder);
  const made = new Map<string, Launch>();
  return (constants) => {
    const key = JSON.stringify(constants ?? null);
    const launch = made.get(key) ?? launchOf(constants);
    made.set(key, launch);
    return launch;
  };
}

const ofSources =
  (path: string, handedIn: string | undefined): LaunchFor =>
  (constants) => {
    const isProject = isFolder(path);
    const sources: Sources = isProject ? sourcesIn(path) : singleSource(path);
    const machine = jdk();
    const ready = library(machine);
    const { classes, main, notes } = compile({ jdk: machine, sources, library: constants ?? ready.classes });
    const own = constants === undefined ? [ready.classes] : [];
    return javaLaunch({
      folder: isProject ? path : dirname(path),
      program: classes,
      main,
      reads: [handedIn ?? path],
      path: [...own, classes, ...(isProject ? [sources.root] : []), ...sources.resources],
      library: ready,
      notes,
    });
  };

/** The compiler has replaced the constants in a jar with their values. */
const ofJar =
  (jar: string): LaunchFor =>
  (constants) => {
    if (constants !== undefined) {
      throw new CandidateFault(
        'not started',
        'The constants in a jar have fixed values. To try different values, the grader needs the sources.',
      );
    }
    const ready = library(jdk());
    return javaLaunch({
      folder: dirname(jar),
      program: jar,
      reads: [],
      path: [ready.classes, jar],
      library: ready,
    });
  };

function javaLaunch({
  folder,
  program,
  main,
  reads,
  path,
  library: { classes, patch },
  notes = [],
}: {
  readonly folder: string;
  /** A jar, or a folder of classes. */
  readonly program: string;
  /** The class whose `main` method starts the program, if several classes have one. */
  readonly main?: string | undefined;
  /** Other files that the program can read. */
  readonly reads: readonly string[];
  readonly path: readonly string[];
  readonly library: Library;
  readonly notes?: readonly string[];
}): Launch {
  const { java, folders } = jdk();
  return {
    command: [
      ...[
        java,
        ...BRIEF,
        '-Xmx256m',
        '-Djava.awt.headless=true',
        '-Dfile.encoding=UTF-8',
        '-Duser.language=en',
      ],
      ...['--add-opens', 'java.base/java.io=ALL-UNNAMED'],
      ...(patch === undefined ? [] : ['--patch-module', `java.base=${patch}`]),
      ...(main === undefined ? [] : [`-Dklondike.main=${main}`]),
      ...['-cp', path.join(delimiter), 'klondike.shim.Run', program],
    ],
    channel: platform === 'win32' ? 'stdout' : 'fd 3',
    folder,
    reads: [...new Set([dirname(classes), program, ...reads, ...folders])],
    environment: { LC_ALL: 'C.UTF-8' },
    ...(notes.length > 0 && { notes }),
  };
}
