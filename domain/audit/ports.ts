import type { AuditHead } from './rows.ts';

/** Signs with the newest key of the installation and knows what any listed one signed. */
export interface AuditSigner {
  sign(text: string): string;
  verify(text: string, signature: string): boolean;
}

/** The head of each chain, kept where whoever changes the database does not reach. A chain is named by its first hash. */
export interface AuditAnchor {
  read(chain: string): Promise<AuditHead | null>;
  write(chain: string, head: AuditHead): Promise<void>;
}
