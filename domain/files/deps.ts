import type { Enqueue } from '#platform/core';
import type { FileStore } from '#platform/files';
import type { Pictures } from '#platform/pictures';

export interface FileDeps {
  readonly store: FileStore;
  readonly pictures: Pictures;
  readonly enqueue: Enqueue;
}
