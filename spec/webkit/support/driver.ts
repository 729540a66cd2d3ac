/** Browsers on a screen of their own, in a system that wishes what a test wants. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Picture } from './screen.js';
import { startScreen } from './screen.js';
import type { Session } from './session.js';
import { openSession } from './session.js';

/** What the player has asked of the system. */
export interface Wishes {
  /** For dark windows. */
  readonly dark?: boolean;
  /** For motion; none is the default, for specs. */
  readonly motion?: boolean;
}

export interface Driver {
  /** Opens a browser that knows nothing of those before it. */
  readonly open: (wishes?: Wishes) => Promise<Session>;
  /** What is on the screen. */
  readonly picture: () => Picture;
  /** Of the browsers: on its screen, with its settings. */
  readonly env: NodeJS.ProcessEnv;
  readonly end: () => Promise<void>;
}

export async function startDriver(): Promise<Driver> {
  const folder = mkdtempSync(join(tmpdir(), 'klondike-webkit-'));
  const screen = await startScreen(folder);
  const env = environment(folder, screen.display);
  return {
    open: (wishes = {}) => {
      writeSettings(folder, wishes);
      return openSession(env, wishes);
    },
    picture: screen.picture,
    env,
    end: async () => {
      await screen.end();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Pages are painted without a graphics card, which paints the same thing differently from time to time. */
const environment = (folder: string, display: string): NodeJS.ProcessEnv => ({
  ...process.env,
  DISPLAY: display,
  WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
  // It would be written after the browser has ended.
  MESA_SHADER_CACHE_DISABLE: 'true',
  XDG_CONFIG_HOME: folder,
  XDG_DATA_HOME: folder,
  XDG_CACHE_HOME: folder,
});

/** For the next browser that is started. */
function writeSettings(folder: string, { motion = false }: Wishes): void {
  mkdirSync(join(folder, 'gtk-3.0'), { recursive: true });
  writeFileSync(
    join(folder, 'gtk-3.0', 'settings.ini'),
    `[Settings]\ngtk-enable-animations=${Number(motion)}\n`,
  );
}
