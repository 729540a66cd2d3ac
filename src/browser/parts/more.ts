/** The sign of what must be scrolled to: the edges beyond which there is more of an element are marked. */

/** Marks them by `data-more`, from now on as it is scrolled and resized. To be called again when its content changes. */
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
