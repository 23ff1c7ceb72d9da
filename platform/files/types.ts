/** Bytes by id, outside the database. */
export interface FileStore {
  /** Whole or not at all; the same id again is the same file. */
  put(id: string, bytes: Uint8Array): Promise<void>;
  /** Null where there is none. */
  get(id: string): Promise<Uint8Array | null>;
  /** What is gone already is no fault. */
  remove(id: string): Promise<void>;
  /** Everything that is there, in no order. */
  list(): AsyncIterable<{ readonly id: string; readonly writtenAt: Date }>;
}

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function isFileId(text: string): boolean {
  return ID.test(text);
}

/** Throws for what is no uuid in lower case: ids become names of files and of objects. */
export function fileId(id: string): string {
  if (!isFileId(id)) throw new TypeError(`${JSON.stringify(id)} is no id of a file`);
  return id;
}
