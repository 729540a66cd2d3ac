/** Browsers on a virtual screen, with the system settings that a test needs. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Picture } from './screen.js';
import { startScreen } from './screen.js';
import type { Session } from './session.js';
import { openSession } from './session.js';

/** The player's system settings. */
export interface Wishes {
  /** Prefers dark windows. */
  readonly dark?: boolean;
  /** Allows motion. The specs turn motion off by default. */
  readonly motion?: boolean;
}

export interface Driver {
  /** Opens a browser with an empty profile. */
  readonly open: (wishes?: Wishes) => Promise<Session>;
  /** Takes a picture of the screen. */
  readonly picture: () => Picture;
  /** The browsers' environment: their screen and settings. */
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

/** Pages are painted in software, because a graphics card doesn't always paint the same pixels. */
const environment = (folder: string, display: string): NodeJS.ProcessEnv => ({
  ...process.env,
  DISPLAY: display,
  WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
  // The browser would write this file after it has closed.
  MESA_SHADER_CACHE_DISABLE: 'true',
  XDG_CONFIG_HOME: folder,
  XDG_DATA_HOME: folder,
  XDG_CACHE_HOME: folder,
});

/** The settings for the next browser that starts. */
function writeSettings(folder: string, { motion = false }: Wishes): void {
  mkdirSync(join(folder, 'gtk-3.0'), { recursive: true });
  writeFileSync(
    join(folder, 'gtk-3.0', 'settings.ini'),
    `[Settings]\ngtk-enable-animations=${Number(motion)}\n`,
  );
}
