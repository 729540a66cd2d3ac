/** Marks the edges of a scrolled element beyond which it has more content. */

/**
 * Marks the edges with `data-more`, and again whenever the element is scrolled or resized. Call the returned
 * function when its content changes.
 */
export function markMore(element: HTMLElement): () => void {
  const mark = (): void => {
    const { scrollTop, clientHeight, scrollHeight } = element;
    const below = scrollHeight - clientHeight - scrollTop;
    element.dataset['more'] = `${scrollTop > 1 ? 'above' : ''} ${below > 1 ? 'below' : ''}`;
  };
  element.addEventListener('scroll', mark);
  new ResizeObserver(mark).observe(element);
  return mark;
}
