/** Stops something when the player next presses a key or the pointer. */

/** The longest time from the end of a press to its click, in milliseconds. */
const CLICK = 50;

/**
 * Calls `stop` at the first key or press anywhere on the page. The key or press does nothing else, unless it is outside of `place`.
 * Call the returned function to stop listening.
 * @param place the whole page by default
 */
export function stopOnPress(stop: (event: Event) => void, place?: Element): () => void {
  const listening = new AbortController();
  const onEvent = (event: Event): void => {
    listening.abort();
    if (place === undefined || event.composedPath().includes(place)) {
      swallow(event);
      if (event.type === 'pointerdown') swallowClick();
    }
    stop(event);
  };
  for (const type of ['keydown', 'pointerdown']) {
    addEventListener(type, onEvent, { capture: true, signal: listening.signal });
  }
  return () => listening.abort();
}

const swallow = (event: Event): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** Swallows the click of a press, however long the press lasts. */
function swallowClick(): void {
  const over = new AbortController();
  const options = { capture: true, signal: over.signal };
  addEventListener('click', swallow, options);
  for (const type of ['pointerup', 'pointercancel']) {
    addEventListener(type, () => setTimeout(() => over.abort(), CLICK), options);
  }
}
