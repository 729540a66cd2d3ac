/** Theme and colors, as the player or the system wants them. */
import type { BrowserOptions, Look } from './options.js';
import { DEFAULT_LOOK } from './options.js';

/** Writes the look to an element's data attributes, for its style sheet to follow. */
export class LookSetter {
  private readonly contrast = matchMedia('(prefers-contrast: more)');
  private now: Look;

  constructor(
    private readonly element: HTMLElement,
    private readonly options: Pick<BrowserOptions, 'look' | 'onLook'>,
  ) {
    this.now = { ...DEFAULT_LOOK, ...options.look };
    this.contrast.addEventListener('change', this.show);
    this.show();
  }

  get look(): Look {
    return this.now;
  }

  set(look: Look): void {
    this.now = look;
    this.show();
    this.options.onLook?.(look);
  }

  end(): void {
    this.contrast.removeEventListener('change', this.show);
  }

  private readonly show = (): void => {
    const { colors, theme } = this.now;
    const isMore = theme === 'contrast' || (theme === 'system' && this.contrast.matches);
    Object.assign(this.element.dataset, { colors, theme, contrast: isMore ? 'more' : 'as-is' });
  };
}
