/** Finds the Firefox that runs the specs. */
import { isProgram, placesOnPath } from '../support/programs.js';

/** The first name is Debian's package. */
const NAMES = ['firefox-esr', 'firefox'];

type Environment = Readonly<Record<string, string | undefined>>;

/** The program in `KLONDIKE_FIREFOX`, or else the first one in `PATH`. @throws Error that explains how to install Firefox, if none is found */
export function findFirefox({ KLONDIKE_FIREFOX: named, PATH = '' }: Environment): string {
  const places = named === undefined ? placesOnPath(NAMES, PATH) : [named];
  const found = places.find(isProgram);
  if (found !== undefined) return found;
  const looked =
    named === undefined ? `none of ${NAMES.join(', ')} is on the path` : `${named} is not a program`;
  throw new Error(
    `Firefox is needed, and ${looked}: apt-get install firefox-esr, or set KLONDIKE_FIREFOX to its path.`,
  );
}
