/** Hands something on: by the system's own sheet where there is one, else by the clipboard. */

export type Parcel = { title: string; text?: string; url?: string };

export const canShare = (): boolean => typeof navigator.share === 'function';

/** As it is copied. */
export const wordsOf = ({ text, url }: Parcel): string => [text, url].filter(Boolean).join('\n');

/** What became of it: somebody may have thought better of it, or the browser may allow neither. */
export async function share(parcel: Parcel): Promise<'shared' | 'copied' | 'left' | 'failed'> {
  if (canShare()) {
    try {
      await navigator.share(parcel);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'left';
    }
  }
  return (await copy(wordsOf(parcel))) ? 'copied' : 'failed';
}

/** False where the browser does not let pages copy, as over plain HTTP. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
