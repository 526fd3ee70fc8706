/** Hands something on: by the system's own sheet where there is one, else by the clipboard. */

export type Parcel = { title: string; text?: string; url?: string };

export const canShare = (): boolean => typeof navigator.share === 'function';

/** What became of it; `neither` where nobody wanted it, or nothing could be copied. */
export async function share(parcel: Parcel): Promise<'shared' | 'copied' | 'neither'> {
  if (canShare()) {
    try {
      await navigator.share(parcel);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'neither';
    }
  }
  return (await copy([parcel.text, parcel.url].filter(Boolean).join('\n'))) ? 'copied' : 'neither';
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
