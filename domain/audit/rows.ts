/** An entry as it is hashed: every value in the text that the database writes for it, moments in UTC with microseconds. */
export interface AuditEntry {
  readonly id: string;
  readonly at: string;
  readonly verb: string;
  readonly actorKind: string;
  readonly actor: string;
  readonly companyId: string | null;
  readonly requestId: string;
  readonly facts: string;
}

export interface AuditSeal {
  readonly number: number;
  readonly firstId: string | null;
  readonly lastId: string | null;
  readonly entries: number;
  readonly entriesHash: string;
  /** Hash of the seal before; of the first one, `chainStart`. */
  readonly previous: string;
  readonly sealedAt: string;
  readonly hash: string;
  readonly signature: string;
}

/** That an entry is in a seal, and the entry, unless it is gone. */
export interface SealedEntry {
  readonly entryId: string;
  readonly seal: number;
  readonly position: number;
  readonly hash: string;
  readonly entry: AuditEntry | null;
}

/** The whole trail, line by line: each seal, then what it holds; at the end what no seal holds yet. */
export type AuditLine =
  | ({ readonly kind: 'seal' } & AuditSeal)
  | ({ readonly kind: 'sealed' } & SealedEntry)
  | ({ readonly kind: 'unsealed' } & AuditEntry);

/** Where a chain had got to when somebody outside of the database last looked. */
export interface AuditHead {
  readonly number: number;
  readonly hash: string;
}
