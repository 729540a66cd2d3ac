/** What all tables of a page say, in English. */
export const BROWSER_ENGLISH = {
  commands: { menu: { label: 'Menu', help: 'the menu' } },
};

export type BrowserStrings = typeof BROWSER_ENGLISH;
