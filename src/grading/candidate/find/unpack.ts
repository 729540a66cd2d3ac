/** Unpacks a student's zip into one folder, without trusting its names and sizes. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import type AdmZip from 'adm-zip';
import { CandidateFault } from '../candidate.js';
import { temporaryFolder } from '../files.js';
import { hasControlCharacter, isSkipped } from './file-kinds.js';

/** The most files and bytes in a zip, not counting skipped files. */
export const UNPACK_LIMITS = { files: 2_000, bytes: 20_000_000 } as const;

/** The bits of a Unix mode that give the type of a file, and their value for a symbolic link. */
const KIND = 0o170000;
const LINK = 0o120000;

/**
 * Leaves out folders that tools and operating systems add, so they do not count towards the limits.
 * @returns a new temporary folder
 * @throws CandidateFault that names the faulty entry
 */
export function unpack(zip: string): string {
  const entries = entriesOf(zip);
  if (entries.length > UNPACK_LIMITS.files)
    throw unusable(`it has ${entries.length} files, but the limit is ${UNPACK_LIMITS.files}`);
  checkBytes(entries.reduce((sum, { header }) => sum + header.size, 0));
  const folder = temporaryFolder();
  let bytes = 0;
  for (const entry of entries) {
    const content = contentOf(entry);
    bytes += content.length;
    // The sizes in the archive may be wrong.
    checkBytes(bytes);
    write(entry, folder, content);
  }
  return folder;
}

function checkBytes(bytes: number): void {
  if (bytes > UNPACK_LIMITS.bytes)
    throw unusable(
      `its files take ${megabytes(bytes)} MB or more, but the limit is ${megabytes(UNPACK_LIMITS.bytes)} MB`,
    );
}

function entriesOf(zip: string): readonly AdmZip.IZipEntry[] {
  try {
    // Few submissions are zips, so the package is loaded for the first one.
    const Zip = createRequire(import.meta.url)('adm-zip') as typeof AdmZip;
    return new Zip(zip)
      .getEntries()
      .filter(
        (entry) => !entry.isDirectory && !stepsOf(entry).some((step) => step !== '..' && isSkipped(step)),
      );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EACCES') throw error;
    throw unusable(reasonOf(error));
  }
}

/** The names on the path of an entry. Programs for Windows may write backslashes. */
const stepsOf = ({ entryName }: AdmZip.IZipEntry): readonly string[] =>
  entryName
    .replaceAll('\\', '/')
    .split('/')
    .filter((step) => step !== '.');

function contentOf(entry: AdmZip.IZipEntry): Buffer {
  const fault = faultOf(entry);
  if (fault !== undefined) throw unusableEntry(entry, fault);
  try {
    return entry.getData();
  } catch (error) {
    throw unusableEntry(entry, `can't be unpacked: ${reasonOf(error)}`);
  }
}

function write(entry: AdmZip.IZipEntry, folder: string, content: Buffer): void {
  const file = join(folder, ...stepsOf(entry));
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content, { flag: 'wx' });
  } catch (error) {
    throw unusableEntry(entry, `can't be unpacked: ${reasonOf(error).replaceAll(folder + sep, '')}`);
  }
}

function faultOf(entry: AdmZip.IZipEntry): string | undefined {
  const { entryName, header } = entry;
  const steps = stepsOf(entry);
  if (/^([/\\]|[a-z]:)/i.test(entryName)) return 'has an absolute path';
  if (steps.includes('..')) return 'leads out of the archive with ".."';
  if (steps.includes('') || hasControlCharacter(entryName)) return 'has an invalid name';
  if (((header.attr >>> 16) & KIND) === LINK) return 'is a symbolic link';
  return header.encrypted ? 'is encrypted' : undefined;
}

const reasonOf = (error: unknown): string =>
  (error as Error).message.replace(/^ADM-ZIP: /, '').replace(/\.$/, '');

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1);

const unusableEntry = ({ entryName }: AdmZip.IZipEntry, why: string): CandidateFault =>
  unusable(`its entry ${JSON.stringify(entryName)} ${why}`);

const unusable = (why: string): CandidateFault =>
  new CandidateFault('not started', `The zip can't be used: ${why}.`);
