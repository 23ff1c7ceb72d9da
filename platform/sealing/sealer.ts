import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Sealer } from '#platform/core';

const version = 's1';
const nonceBytes = 12;
const tagBytes = 16;
const envelope = /^s1\.[\w-]{12}\.[\w-]+$/;

/** A sealed value that does not open. Its key is missing, or it was changed or moved to another place. */
export class SealError extends Error {
  override readonly name = 'SealError';
  readonly code: 'unknown_key' | 'broken';
  constructor(code: 'unknown_key' | 'broken', place: string, keyId: string) {
    super(
      code === 'unknown_key'
        ? `${place} is sealed with key ${keyId}, which is not in SECRET_KEYS; put that key back behind the first`
        : `${place} was changed or moved since it was sealed with key ${keyId}`,
    );
    this.code = code;
  }
}

interface Key {
  readonly id: string;
  readonly bytes: Uint8Array;
}

/** AES-256-GCM with keys derived from the installation's list: the first seals, all open. The README has the envelope. */
export function createSealer(secretKeys: readonly string[]): Sealer {
  const [newest, ...older] = secretKeys.map(derive);
  if (!newest) throw new TypeError('A sealer needs at least one key');
  const byId = new Map([newest, ...older].map((key) => [key.id, key]));
  return {
    keyId: newest.id,
    seal(text, place) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', newest.bytes, nonce).setAAD(Buffer.from(place));
      const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${version}.${newest.id}.${sealed.toString('base64url')}`;
    },
    open(sealed, place) {
      const [, id = '', body = ''] = sealed.split('.');
      if (!envelope.test(sealed)) throw new SealError('broken', place, 'none');
      const key = byId.get(id);
      if (!key) throw new SealError('unknown_key', place, id);
      return decrypt(key, Buffer.from(body, 'base64url'), place);
    },
  };
}

/** The ids of these keys, as sealed values name the one that sealed them. */
export function keyIdsOf(secretKeys: readonly string[]): readonly string[] {
  return secretKeys.map((secret) => derive(secret).id);
}

function decrypt({ id, bytes }: Key, sealed: Buffer, place: string): string {
  if (sealed.length < nonceBytes + tagBytes) throw new SealError('broken', place, id);
  const decipher = createDecipheriv('aes-256-gcm', bytes, sealed.subarray(0, nonceBytes), { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(place)).setAuthTag(sealed.subarray(-tagBytes));
  try {
    return decipher.update(sealed.subarray(nonceBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    throw new SealError('broken', place, id);
  }
}

function derive(secret: string): Key {
  const from = (info: string, length: number): Uint8Array =>
    new Uint8Array(hkdfSync('sha256', secret, '', info, length));
  return {
    id: Buffer.from(from('wayfold sealing v1 id', 9)).toString('base64url'),
    bytes: from('wayfold sealing v1', 32),
  };
}
