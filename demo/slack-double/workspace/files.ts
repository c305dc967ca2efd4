import type { Ids } from './ids.ts';
import type { File, SharedFile } from './model.ts';

/** Files between upload and message. */
export interface Files {
  create(name: string, size: number): File;
  replace(file: File): File;
  find(id: string): File | undefined;
  /** Whether Slack has looked at it, so that an image block may show it. */
  isReady(file: File): boolean;
}

/** `processingMs`: how long Slack looks at a file after its upload was completed. */
export function createFiles(ids: Ids, now: () => number, processingMs: number): Files {
  const known = new Map<string, File>();
  const keep = (file: File) => {
    known.set(file.id, file);
    return file;
  };
  return {
    create: (name, size) =>
      keep({ id: ids.next('F'), name, title: name, size, content: new Uint8Array() }),
    replace: keep,
    find: (id) => known.get(id),
    isReady: ({ uploadedAt }) => uploadedAt !== undefined && now() >= uploadedAt + processingMs,
  };
}

/** A file as its message shows it; `text` is its beginning. */
export function asShared({ id, name, title, content }: File): SharedFile {
  return { id, name, title, text: new TextDecoder().decode(content.subarray(0, 20_000)) };
}
