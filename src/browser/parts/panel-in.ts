/** The dialog of a view. */
import { panelSheet } from './style.js';
import { Panel } from './panel.js';
import type { Root } from './root.js';

const PANELS = new WeakMap<Root, Panel>();

/** A view has one, which is made when it is first needed: other arguments than the root count only then. */
export function panelIn(root: Root, ...options: ConstructorParameters<typeof Panel>): Panel {
  const made = PANELS.get(root);
  if (made !== undefined) return made;
  const panel = new Panel(...options);
  root.add(panel.element, panelSheet());
  PANELS.set(root, panel);
  return panel;
}
