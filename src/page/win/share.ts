/** Shares a won game: one line and a link, and a picture where the system's share menu takes files. */
import type { ShareOptions } from '../sharing.js';
import { copyText } from '../sharing.js';
import type { SharedResult } from './share-line.js';
import { shareLine } from './share-line.js';
import { winStrings } from './win-strings.js';

/** Opens the system's share menu. On a system without one, copies the line and the link. */
export async function share(result: SharedResult, { strings, notices }: ShareOptions): Promise<void> {
  const texts = winStrings(result.language);
  const { url } = result;
  const line = shareLine(result, texts);
  const copy = async (): Promise<void> => {
    if (await copyText(`${line}\n${url}`, texts.result, strings)) notices.show({ text: texts.copied });
  };
  if (!('share' in navigator)) return copy();
  try {
    await navigator.share({ text: line, url, ...(await pictureFor(result)) });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await copy();
  }
}

/** The picture as a file, if the share menu takes it. Without the picture, the line says the same. */
async function pictureFor(result: SharedResult): Promise<Pick<ShareData, 'files'>> {
  try {
    const sample = new File([''], 'klondike.png', { type: 'image/png' });
    if (!('canShare' in navigator) || !navigator.canShare({ files: [sample] })) return {};
    const { drawResult } = await import('./picture.js');
    return { files: [new File([await drawResult(result)], sample.name, { type: sample.type })] };
  } catch {
    return {};
  }
}
