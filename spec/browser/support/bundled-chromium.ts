/**
 * The headless Chromium from npm, for machines without a browser. `@sparticuz/chromium` runs on Linux on x64.
 * It is unpacked once per version, with its own libraries and fonts, so that pages look the same on every machine.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inPackage } from './bundle.js';

export interface BrowserProgram {
  readonly path: string;
  /** The environment variables that the browser needs. */
  readonly env: Readonly<Record<string, string>>;
}

/** The result is undefined on systems where this browser doesn't run. */
export function bundledChromium(): BrowserProgram | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = inPackage(`node_modules/.cache/klondike-kit/chromium-${version()}`);
  if (!existsSync(folder)) unpackTo(folder);
  return {
    path: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_PATH: folder },
  };
}

function version(): string {
  const file = readFileSync(inPackage('node_modules/@sparticuz/chromium/package.json'), 'utf8');
  return (JSON.parse(file) as { version: string }).version;
}

/** Creates the folder with all its files or not at all, even if several processes unpack at once. */
function unpackTo(folder: string): void {
  mkdirSync(dirname(folder), { recursive: true });
  const fresh = mkdtempSync(`${folder}.`);
  try {
    // The package unpacks into the temporary folder. It unpacks its libraries only on machines that look like Amazon's.
    execFileSync(process.execPath, ['--input-type=module', '--eval', UNPACK], {
      cwd: inPackage('.'),
      env: { ...process.env, TMPDIR: fresh, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
    });
    writeFileSync(join(fresh, 'fonts.conf'), fontsIn(folder));
    renameSync(fresh, folder);
  } catch (error) {
    rmSync(fresh, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}

const UNPACK =
  "const { default: chromium } = await import('@sparticuz/chromium'); await chromium.executablePath();";

/** The package's own settings name folders on Amazon's machines. */
const fontsIn = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`;
