/** The files of the built page, which are read once. Requests can't reach other files. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type AdmZip from 'adm-zip';

/** The bytes of a file in one encoding, and their entity tag. */
export interface EncodedFile {
  readonly bytes: Buffer;
  readonly etag: string;
}

export interface SiteFile {
  readonly type: string;
  readonly plain: EncodedFile;
  /** Absent if compression doesn't make the file smaller. */
  readonly gzip?: EncodedFile | undefined;
  readonly brotli?: EncodedFile | undefined;
}

/** The files by the path of their URL: `/`, `/page.js`. */
export type Site = ReadonlyMap<string, SiteFile>;

/** Reads a page that the build has zipped; undefined if it isn't there. */
export function readSite(zip: string): Site | undefined {
  if (!existsSync(zip)) return undefined;
  const site = new Map<string, SiteFile>();
  // Commands that serve nothing don't need the package.
  const Zip = createRequire(import.meta.url)('adm-zip') as typeof AdmZip;
  for (const entry of new Zip(zip).getEntries()) {
    const file = siteFile(entry.entryName, entry.getData());
    site.set(`/${entry.entryName}`, file);
    if (entry.entryName === 'index.html') site.set('/', file);
  }
  return site;
}

/** Compresses the file when a browser first asks for it. */
export function siteFile(name: string, bytes: Buffer): SiteFile {
  const smaller = (compress: (plain: Buffer) => Buffer): (() => EncodedFile | undefined) =>
    once(() => {
      const compressed = compress(bytes);
      return compressed.length < bytes.length ? bodyOf(compressed) : undefined;
    });
  const gzip = smaller((plain) => gzipSync(plain, { level: 9 }));
  const brotli = smaller((plain) => brotliCompressSync(plain, { params: BROTLI }));
  return {
    type: TYPES[extname(name)] ?? 'application/octet-stream',
    plain: bodyOf(bytes),
    get gzip() {
      return gzip();
    },
    get brotli() {
      return brotli();
    },
  };
}

/** Takes as long as gzip, and makes files smaller. */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 5 };

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
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
