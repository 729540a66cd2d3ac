/** The look of tables and cards, chosen by the player or the system. */
export interface Look {
  /** `two`: red and black. `four`: a color for each suit. */
  readonly colors: (typeof SUIT_COLORS)[number];
  /** `system` follows `prefers-color-scheme` and `prefers-contrast`. */
  readonly theme: (typeof THEMES)[number];
  /** `modern`: our own courts. `classic`: the courts of the style properties `--klondike-court-js` to `--klondike-court-kc`. */
  readonly deck: (typeof DECKS)[number];
  /** The color of the table. */
  readonly felt: (typeof FELTS)[number];
  /** The pattern on the backs of the cards. */
  readonly back: (typeof BACKS)[number];
  /**
   * The side of Klondike's stock and waste. Some left-handed players prefer `right`. On an upright phone, `bottom-left`
   * and `bottom-right` put them near the thumb, together with the foundations.
   */
  readonly side: (typeof SIDES)[number];
}

/** The choices for the suit colors: red and black, or a color for each suit. */
export const SUIT_COLORS = ['two', 'four'] as const;
/** The choices for the theme. `system` follows the settings of the device. */
export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
/** The choices for the deck. */
export const DECKS = ['modern', 'classic'] as const;
/** The choices of the table's color. */
export const FELTS = ['green', 'blue', 'slate', 'teal', 'wine', 'plum'] as const;
/** The choices for the card backs. */
export const BACKS = ['lattice', 'dots', 'stripes', 'rays', 'waves', 'tiles'] as const;
/** The choices for the side of the stock and waste. */
export const SIDES = ['left', 'right', 'bottom-left', 'bottom-right'] as const;

/** All parts of a look and the choices for each, in menu order. */
export const LOOKS = {
  theme: THEMES,
  colors: SUIT_COLORS,
  deck: DECKS,
  felt: FELTS,
  back: BACKS,
  side: SIDES,
} as const satisfies {
  readonly [Part in keyof Look]: readonly Look[Part][];
};

/** The look before the player changes anything. */
export const DEFAULT_LOOK: Look = {
  colors: 'two',
  theme: 'system',
  deck: 'modern',
  felt: 'green',
  back: 'lattice',
  side: 'left',
};

export interface LookOptions {
  readonly look?: Partial<Look> | undefined;
  /** Called after the player changes the look. */
  readonly onLook?: ((look: Look) => void) | undefined;
}

/** Writes the look to an element's data attributes, which the style sheet reads. */
export class LookSetter {
  private readonly contrast = matchMedia('(prefers-contrast: more)');
  private now: Look;

  constructor(
    private readonly element: HTMLElement,
    private readonly options: LookOptions,
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
    const { theme } = this.now;
    const isMore = theme === 'contrast' || (theme === 'system' && this.contrast.matches);
    Object.assign(this.element.dataset, { ...this.now, contrast: isMore ? 'more' : 'as-is' });
  };
}

/** Are moving cards animated? They aren't if the system prefers reduced motion. */
export const seesMotion = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;
