import { hash, verify } from '@node-rs/argon2';

/** Argon2id by RFC 9106; memory in KiB. The minimum that OWASP names for argon2id. */
export const ARGON2 = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** False for no hash, after the same work. */
  verify(password: string, hashed: string | null): Promise<boolean>;
  /** Made with other parameters than today's. */
  stale(hashed: string): boolean;
}

const PREFIX = `$argon2id$v=19$m=${ARGON2.memoryCost},t=${ARGON2.timeCost},p=${ARGON2.parallelism}$`;

/** argon2id on the pool of libuv: no request waits for another one's password. */
export function createPasswordHasher(): PasswordHasher {
  let nobody: Promise<string> | undefined;
  return {
    hash: (password) => hash(prepared(password), ARGON2),
    async verify(password, hashed) {
      nobody ??= hash('nobody has this password', ARGON2);
      const right = await verify(hashed ?? (await nobody), prepared(password), ARGON2);
      return hashed !== null && right;
    },
    stale: (hashed) => !hashed.startsWith(PREFIX),
  };
}

/** The same characters whatever keyboard they came from, and none cut off. */
function prepared(password: string): string {
  return password.normalize('NFKC');
}
