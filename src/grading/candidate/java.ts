/** Handlers in Java, written for the course's library: what is run for a folder of sources or a jar. */
import { existsSync } from 'node:fs';
import { delimiter, dirname, resolve } from 'node:path';
import { platform } from 'node:process';
import type { Launch, LaunchFor } from '../remote/launch.js';
import { CandidateFault } from './candidate.js';
import { compiled } from './java/compile.js';
import { jdk } from './java/jdk.js';
import type { Library } from './java/library.js';
import { BRIEF, library } from './java/library.js';
import { hasSources, isFolder, sourcesIn } from './java/sources.js';

/** A jar, or a folder with sources. */
export const holdsJava = (path: string): boolean =>
  isFolder(path) ? hasSources(path) : path.endsWith('.jar');

/**
 * Compiles when it is first asked, and once for the same numbers.
 * @throws CandidateFault if there is nothing by this name
 */
export function javaCommand(submission: string): LaunchFor {
  const path = resolve(submission);
  if (!existsSync(path)) throw new CandidateFault('not started', `There is no file or folder ${submission}.`);
  const launchOf = isFolder(path) ? ofFolder(path) : ofJar(path);
  const made = new Map<string, Launch>();
  return (constants) => {
    const key = JSON.stringify(constants ?? null);
    const launch = made.get(key) ?? launchOf(constants);
    made.set(key, launch);
    return launch;
  };
}

const ofFolder =
  (folder: string): LaunchFor =>
  (constants) => {
    const sources = sourcesIn(folder);
    const machine = jdk();
    const ready = library(machine);
    const classes = compiled({ jdk: machine, sources, library: constants ?? ready.classes });
    const path = [
      ...(constants === undefined ? [ready.classes] : []),
      classes,
      sources.root,
      ...sources.jars,
    ];
    return launched({ folder, program: classes, reads: [folder], path, library: ready });
  };

/** A compiler writes the numbers themselves where a program says the names of constants. */
const ofJar =
  (jar: string): LaunchFor =>
  (constants) => {
    if (constants !== undefined) {
      throw new CandidateFault(
        'not started',
        'The numbers of the constants are fixed in a jar; only sources can be tried with other numbers.',
      );
    }
    const ready = library(jdk());
    return launched({
      folder: dirname(jar),
      program: jar,
      reads: [],
      path: [ready.classes, jar],
      library: ready,
    });
  };

interface Program {
  readonly folder: string;
  /** A jar, or a folder of classes. */
  readonly program: string;
  /** What it can read besides. */
  readonly reads: readonly string[];
  readonly path: readonly string[];
  readonly library: Library;
}

function launched({ folder, program, reads, path, library: { classes, patch } }: Program): Launch {
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
      ...['-cp', path.join(delimiter), 'klondike.shim.Run', program],
    ],
    channel: platform === 'win32' ? 'stdout' : 'fd 3',
    folder,
    reads: [...new Set([dirname(classes), program, ...reads, ...folders])],
    environment: { LC_ALL: 'C.UTF-8' },
  };
}
