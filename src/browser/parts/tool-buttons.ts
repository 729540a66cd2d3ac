/** Buttons for the page's own entries. */
import { button } from '../dom.js';
import type { Tool } from './entries.js';

export const toolButtons = (tools: readonly Tool[] = []): HTMLElement[] =>
  tools.map(({ label, run }) => button(label, run));
