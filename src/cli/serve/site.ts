/** The files of the built page, which are read once. Requests can't reach other files. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The bytes of a file in one encoding, and their entity tag. */
export interface EncodedFile {
  readonly bytes: Buffer;
  readonly etag: string;
}

export interface SiteFile {
  readonly type: string;
  readonly plain: EncodedFile;
  /** Absent if compression doesn't make the file smaller. */
  readonly gzip?: EncodedFile;
  /** Absent if the build didn't write a `.br` file, or if that file isn't smaller. */
  readonly brotli?: EncodedFile | undefined;
}

/** The extension of files that the build has compressed. */
const BROTLI = '.br';

/** The files by the path of their URL: `/`, `/page.js`. */
export type Site = ReadonlyMap<string, SiteFile>;

/** Reads the page in a folder; undefined if the page isn't there. */
export function readSite(folder: string): Site | undefined {
  if (!existsSync(join(folder, 'index.html'))) return undefined;
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );
  const site = new Map<string, SiteFile>();
  for (const name of names.filter((each) => extname(each) !== BROTLI)) {
    const zipped = names.includes(name + BROTLI) ? readFileSync(join(folder, name + BROTLI)) : undefined;
    const file = siteFile(name, readFileSync(join(folder, name)), zipped);
    site.set(`/${name.split(sep).join('/')}`, file);
    if (name === 'index.html') site.set('/', file);
  }
  return site;
}

/** @param brotli the bytes that the build has compressed */
export function siteFile(name: string, bytes: Buffer, brotli?: Buffer): SiteFile {
  const type = TYPES[extname(name)] ?? 'application/octet-stream';
  const zipped = gzipSync(bytes, { level: 9 });
  return {
    type,
    plain: bodyOf(bytes),
    ...(zipped.length < bytes.length && { gzip: bodyOf(zipped) }),
    ...(brotli && brotli.length < bytes.length && { brotli: bodyOf(brotli) }),
  };
}

const bodyOf = (bytes: Buffer): EncodedFile => ({
  bytes,
  etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
});

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};
