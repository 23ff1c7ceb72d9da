import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';

export interface OneTimeCodes {
  /** Bytes as apps take them when they are typed in. */
  secretText(bytes: Uint8Array): string;
  /** `otpauth://…`, what the QR code of an app says. */
  uri(secret: string, named: { readonly issuer: string; readonly label: string }): string;
  /** The thirty seconds that a code belongs to, at most one step from now; null for none. */
  stepOf(secret: string, code: string, now: Date): number | null;
  /** Rows of a QR code, one character a module: `1` is dark. Without a margin. */
  matrix(text: string): readonly string[];
}

const PERIOD = 30;
const DIGITS = 6;

export function createOneTimeCodes(): OneTimeCodes {
  const of = (secret: string, named: { readonly issuer?: string; readonly label?: string } = {}) =>
    new TOTP({ ...named, algorithm: 'SHA1', digits: DIGITS, period: PERIOD, secret: Secret.fromBase32(secret) });
  return {
    secretText: (bytes) => new Secret({ buffer: Uint8Array.from(bytes).buffer }).base32,
    uri: (secret, named) => of(secret, named).toString(),
    stepOf(secret, code, now) {
      const timestamp = now.getTime();
      const delta = of(secret).validate({ token: code, timestamp, window: 1 });
      return delta === null ? null : Math.floor(timestamp / 1_000 / PERIOD) + delta;
    },
    matrix: (text) =>
      encode(text, { ecc: 'M', border: 0 }).data.map((row) => row.map((dark) => (dark ? '1' : '0')).join('')),
  };
}
