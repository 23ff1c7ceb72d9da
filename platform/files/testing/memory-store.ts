import type { FileStore } from '../types.ts';

/** A store that a test can look into and make older. */
export function memoryStore(): FileStore & { readonly kept: Map<string, { bytes: Uint8Array; writtenAt: Date }> } {
  const kept = new Map<string, { bytes: Uint8Array; writtenAt: Date }>();
  return {
    kept,
    put: async (id, bytes) => void kept.set(id, { bytes, writtenAt: new Date() }),
    get: async (id) => kept.get(id)?.bytes ?? null,
    remove: async (id) => void kept.delete(id),
    async *list() {
      for (const [id, { writtenAt }] of kept) yield { id, writtenAt };
    },
  };
}
