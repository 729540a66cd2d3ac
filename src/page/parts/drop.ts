/** Accepts files that the player drops on the page. Dragged cards are handled elsewhere. */

export interface DroppedFiles {
  readonly files: readonly File[];
  /** Is one of the files a folder? */
  readonly isFolder: boolean;
}

/** In milliseconds. While the player holds files over a page, every browser sends drag events more often than this. */
const WAIT = 1000;

/** @param hint shown while files are over the page */
export function takeDrops(hint: HTMLElement, onDrop: (dropped: DroppedFiles) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hide = (): void => {
    clearTimeout(timer);
    hint.hidden = true;
  };
  const over = (event: DragEvent): void => {
    if (event.dataTransfer === null || !hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    hint.hidden = false;
    clearTimeout(timer);
    timer = setTimeout(hide, WAIT); // Some browsers don't report that the files left the page.
  };
  addEventListener('dragenter', over);
  addEventListener('dragover', over);
  addEventListener('dragleave', (event) => {
    if (event.relatedTarget === null) hide();
  });
  addEventListener('drop', (event) => {
    hide();
    if (event.dataTransfer === null || !hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    onDrop(droppedIn(event.dataTransfer));
  });
}

const hasFiles = ({ types }: DataTransfer): boolean => types.includes('Files');

const droppedIn = ({ files, items }: DataTransfer): DroppedFiles => ({
  files: [...files],
  isFolder: [...items].some((item) => item.webkitGetAsEntry()?.isDirectory === true),
});
