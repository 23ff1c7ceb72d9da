import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type FileStore, fileId, isFileId } from './types.ts';

/** Files in a folder that nobody else reads, spread over 256 by the end of their id, which is chance. */
export function folderStore(folder: string): FileStore {
  const placeOf = (id: string) => join(folder, fileId(id).slice(-2), id);
  return {
    async put(id, bytes) {
      const place = placeOf(id);
      await mkdir(join(place, '..'), { recursive: true, mode: 0o700 });
      const file = await open(`${place}.part`, 'w', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(`${place}.part`, place);
    },
    get: (id) => readFile(placeOf(id)).catch(unlessMissing(null)),
    remove: (id) => rm(placeOf(id), { force: true }),
    async *list() {
      for (const shelf of await readdir(folder).catch(unlessMissing<string[]>([]))) {
        for (const id of await readdir(join(folder, shelf)).catch(unlessMissing<string[]>([]))) {
          const found = isFileId(id) ? await stat(join(folder, shelf, id)).catch(unlessMissing(null)) : null;
          if (found) yield { id, writtenAt: found.mtime };
        }
      }
    },
  };
}

function unlessMissing<T>(instead: T) {
  return (error: unknown): T => {
    if (error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR'].includes(String(error.code))) return instead;
    throw error;
  };
}
