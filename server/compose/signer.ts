import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Signer } from '#domain/identity';

/** Signs with the newest key and accepts all, so that links in mail outlive a rotation. */
export function createSigner(keys: readonly string[], purpose: string): Signer {
  const mac = (key: string, text: string) =>
    createHmac('sha256', key).update(`${purpose}\n${text}`).digest('base64url');
  const [newest = ''] = keys;
  return {
    sign: (text) => mac(newest, text),
    signatures: (text) => keys.map((key) => mac(key, text)),
    verify(text, signature) {
      const given = Buffer.from(signature);
      return keys.some((key) => {
        const right = Buffer.from(mac(key, text));
        return right.length === given.length && timingSafeEqual(right, given);
      });
    },
  };
}
