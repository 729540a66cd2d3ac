/** Takes files that are dropped onto the page. Dragged cards are handled elsewhere. */
import type { PageStrings } from '../strings/english.js';

export interface DropOptions {
  /** Shown while files are over the page. */
  readonly hint: HTMLElement;
  readonly strings: PageStrings;
  readonly onFile: (file: File) => void;
  /** Called if something other than one file was dropped. */
  readonly onFault: (why: string) => void;
}

/** In milliseconds. While files are held over a page, every browser sends the next event sooner. */
const WAIT = 1000;

export function takeDrops(page: Window, { hint, strings, onFile, onFault }: DropOptions): void {
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
    timer = setTimeout(hide, WAIT); // Not every browser reports that the files left the page.
  };
  page.addEventListener('dragenter', over);
  page.addEventListener('dragover', over);
  page.addEventListener('dragleave', (event) => {
    if (event.relatedTarget === null) hide();
  });
  page.addEventListener('drop', (event) => {
    hide();
    if (event.dataTransfer === null || !hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    const file = onlyFile(event.dataTransfer, strings);
    if (typeof file === 'string') onFault(file);
    else onFile(file);
  });
}

const hasFiles = ({ types }: DataTransfer): boolean => types.includes('Files');

/** The single file, or why there is not exactly one. */
function onlyFile({ files, items }: DataTransfer, strings: PageStrings): File | string {
  const [file, other] = files;
  if (other !== undefined) return strings.manyFiles(files.length);
  if (file === undefined) return strings.noFile;
  const isFolder = [...items].some((item) => item.webkitGetAsEntry()?.isDirectory === true);
  return isFolder ? strings.isFolder(file.name) : file;
}
