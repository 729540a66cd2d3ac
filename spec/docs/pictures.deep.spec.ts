/** The pictures of the pages show what the program draws today. If this fails, look at it, then run `npm run pictures`. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { siteOf } from '../browser/support/site.js';
import { inChromium } from '../browser/support/stage.js';
import { describeUnless } from '../support/missing.js';
import { ownFolder } from '../support/own-folder.js';
import { ROOT } from './blocks.js';

/** The share of pixels that may differ, for the glow around a hint. A changed word or card is more. */
const MOST = 0.0002;

const HERE = process.platform === 'linux' && process.arch === 'x64';

describeUnless(HERE ? [] : ['the browser from npm'], 'pictures', () => {
  const drawn = ownFolder();
  const stage = inChromium(() =>
    siteOf(
      createServer(({ url = '' }, response) => {
        const file = url.startsWith('/drawn/') ? join(drawn, url.slice(7)) : join(ROOT, url);
        if (!url.endsWith('.png') || !existsSync(file))
          response.end('<!doctype html><title>Pictures</title>');
        else response.writeHead(200, { 'content-type': 'image/png' }).end(readFileSync(file));
      }),
    ),
  );
  const program = [join(ROOT, 'node_modules/tsx/dist/cli.mjs'), 'spec/docs/pictures.ts', drawn];
  const { stderr } = spawnSync(process.execPath, program, { cwd: ROOT, encoding: 'utf8' });

  test('are drawn without an error', () => {
    expect(stderr).toBe('');
  });

  test.each(['table.png', 'report.png'])('docs/%s is as the program draws it', async (name) => {
    const page = await stage.open('');
    const share = await page.evaluate(shareOfOtherPixels, [`/docs/${name}`, `/drawn/${name}`] as const);
    expect(share).toBeLessThanOrEqual(MOST);
  });
});

/** Runs in the page. Pictures of different sizes differ in all pixels. */
async function shareOfOtherPixels(addresses: readonly [string, string]): Promise<number> {
  const [one, other] = await Promise.all(
    addresses.map(async (address) => {
      const bitmap = await createImageBitmap(await (await fetch(address)).blob());
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      return context?.getImageData(0, 0, bitmap.width, bitmap.height);
    }),
  );
  if (one == null || other == null || one.width !== other.width || one.height !== other.height) return 1;
  let different = 0;
  for (let at = 0; at < one.data.length; at += 4)
    if ([0, 1, 2].some((color) => Math.abs((one.data[at + color] ?? 0) - (other.data[at + color] ?? 0)) > 48))
      different++;
  return different / (one.data.length / 4);
}
