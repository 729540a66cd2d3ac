/** Puts a table that can be played in place of a picture in the guide to views. */
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'rolldown';
import type { Application } from 'typedoc';
import { PageEvent, RendererEvent } from 'typedoc';

const GUIDE = 'guides/views.html';

/** The picture is in the guide for readers outside of the site. */
const PICTURE = /<img [^>]*alt="Two views of one game"[^>]*>/;

const FRAME =
  '<iframe class="live-table" src="../live-table/index.html" title="A table to play on, and a view that prints"></iframe>';

export function addLiveTable(app: Application): void {
  app.renderer.on(PageEvent.END, (page: PageEvent) => {
    if (page.url !== GUIDE) return;
    if (!PICTURE.test(page.contents ?? '')) throw new Error(`${GUIDE} lacks the picture of two views.`);
    page.contents = page.contents?.replace(PICTURE, FRAME) ?? '';
  });
  app.renderer.on(RendererEvent.BEGIN, ({ outputDirectory }: RendererEvent) => {
    app.renderer.postRenderAsyncJobs.push(() => writeTable(join(outputDirectory, 'live-table')));
  });
}

/** Writes a page that also works from a disk. Browsers don't load modules from there, so the script isn't a module. */
async function writeTable(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  copyFileSync(join(import.meta.dirname, 'index.html'), join(folder, 'index.html'));
  await build({
    input: join(import.meta.dirname, 'program.ts'),
    platform: 'browser',
    resolve: { extensionAlias: { '.js': ['.ts', '.js'] } },
    tsconfig: false,
    output: { file: join(folder, 'program.js'), format: 'iife', minify: true, codeSplitting: false },
  });
}
