import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AuditAnchor, AuditHead } from '#domain/audit';

type Heads = Record<string, AuditHead>;

/** Heads of the audit chains that were sealed from here, in a file of DATA_DIR: who cuts the database does not cut it. */
export function auditAnchor(dataDir: string): AuditAnchor & { readonly chains: () => Promise<readonly string[]> } {
  const path = join(dataDir, 'audit-heads.json');
  const read = async (): Promise<Heads> => {
    try {
      return JSON.parse(await readFile(path, 'utf8')) as Heads;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
      throw error;
    }
  };
  return {
    chains: async () => Object.keys(await read()),
    read: async (chain) => (await read())[chain] ?? null,
    async write(chain, head) {
      await mkdir(dataDir, { recursive: true });
      const text = `${JSON.stringify({ ...(await read()), [chain]: head }, null, 2)}\n`;
      await writeFile(`${path}.part`, text, { mode: 0o600 });
      await rename(`${path}.part`, path);
    },
  };
}
