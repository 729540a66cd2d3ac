/** Points on the screen, in CSS pixels, and the elements there. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The innermost element at a point, through shadow roots. */
export function elementAt({ x, y }: Point): Element | undefined {
  let found: Element | undefined;
  let root: DocumentOrShadowRoot | null = document;
  while (root !== null) {
    const inner: Element | null = root.elementFromPoint(x, y);
    if (inner === null || inner === found) return found;
    found = inner;
    root = inner.shadowRoot;
  }
  return found;
}

export function centreOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Tried from the middle outward, and finally along an edge, because other cards may cover the rest. */
const PARTS = [0.5, 0.2, 0.8, 0.1, 0.9, 0.05, 0.95];

/** A point where the element is visible and can be pressed, if any. */
export function pointOn(element: Element): Point | undefined {
  const { left, top, width, height } = element.getBoundingClientRect();
  const points = PARTS.flatMap((down) =>
    PARTS.map((right) => ({ x: left + width * right, y: top + height * down })),
  );
  return points.find((point) => element.contains(elementAt(point) ?? null));
}
