import type { PasskeyDescriptor } from '#contract/identity';
import { emailKey } from '../email.ts';
import type { Signer } from '../deps.ts';

/** What common authenticators make: bytes of the name of a key, and how it is reached. */
const SHAPES = [
  { bytes: 20, transports: ['internal', 'hybrid'] },
  { bytes: 16, transports: ['internal', 'hybrid'] },
  { bytes: 32, transports: ['internal'] },
  { bytes: 48, transports: ['usb'] },
] as const;

/** Stands where an address has no passkey, the same each time it is asked: whether there is an account cannot be read off. */
export function decoyFor(signer: Signer, email: string, rpId: string): PasskeyDescriptor {
  const mac = (part: string) =>
    Buffer.from(signer.sign(`passkey-decoy:${part}:${rpId}:${emailKey(email)}`), 'base64url');
  const shape = SHAPES[(mac('shape')[0] ?? 0) % SHAPES.length] ?? SHAPES[0];
  const id = Buffer.concat([mac('id'), mac('more')]).subarray(0, shape.bytes);
  return { id: id.toString('base64url'), type: 'public-key', transports: [...shape.transports] };
}
