/**
 * A site with pages for the programs of the package and its specs, with the headers that `klondike serve` sends. The
 * path
 * `/examples/custom-element.html` is that file, with the bundle of `examples/custom-element.ts` as its script. A program without an
 * HTML file gets an empty page. A script can run before each program.
 */
import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { HEADERS } from '../../../src/cli/serve/site-server.js';
import { bundle, inPackage } from './bundle.js';
import type { Site } from './site.js';
import { siteOf } from './site.js';

export const serveTestPages = (before = ''): Promise<Site> =>
  siteOf(
    createServer(({ url = '' }, response) => {
      const [path = ''] = url.slice(1).split('?');
      textAt(path).then(
        (text) => answer(response, path, path.endsWith('.js') && text ? before + text : text),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
    }),
  );

const programs = new Map<string, Promise<string>>();

/** The text at a path, or undefined if the path is unknown. */
async function textAt(path: string): Promise<string | undefined> {
  const source = ['.ts', '.tsx']
    .map((ending) => path.replace(/\.\w+$/, ending))
    .find((name) => existsSync(inPackage(name)));
  if (source === undefined) return undefined;
  if (path.endsWith('.js')) return programAt(source);
  if (existsSync(inPackage(path))) return readFileSync(inPackage(path), 'utf8');
  return path.endsWith('.html') ? barePage(source) : undefined;
}

function programAt(source: string): Promise<string> {
  const program = programs.get(source) ?? bundle(source);
  programs.set(source, program);
  return program;
}

const barePage = (source: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Klondike</title>
<link rel="icon" href="data:,">
<body>
<main><h1>Klondike</h1></main>
<script src="/${source.replace(/\.tsx?$/, '.js')}"></script>
`;

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css', html: 'text/html' };

function answer(response: ServerResponse, path: string, text: string | undefined): void {
  const type = TYPES[path.replace(/.*\./, '')] ?? 'text/plain';
  response.writeHead(text === undefined ? 404 : 200, {
    ...HEADERS,
    'Content-Type': `${type}; charset=utf-8`,
  });
  response.end(text);
}
