/** Something runs until anything is pressed. */

/** In milliseconds: the longest time from the end of a press to the click that the browser makes of it. */
const CLICK = 50;

/**
 * Calls `stop` at the first key or press anywhere on the page. That key or press does nothing else. Call the returned
 * function when there is nothing to stop any more.
 */
export function stopOnPress(stop: (event: Event) => void): () => void {
  const heard = new AbortController();
  const hear = (event: Event): void => {
    take(event);
    heard.abort();
    if (event.type === 'pointerdown') takeClick();
    stop(event);
  };
  for (const type of ['keydown', 'pointerdown']) {
    addEventListener(type, hear, { capture: true, signal: heard.signal });
  }
  return () => heard.abort();
}

const take = (event: Event): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** Takes the click that comes of a press, however long it lasts. */
function takeClick(): void {
  const over = new AbortController();
  const options = { capture: true, signal: over.signal };
  addEventListener('click', take, options);
  for (const type of ['pointerup', 'pointercancel']) {
    addEventListener(type, () => setTimeout(() => over.abort(), CLICK), options);
  }
}
