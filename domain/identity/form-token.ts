import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Random } from '#platform/core';

const RANDOM_BYTES = 16;

/** A token bound to one session: random part and its HMAC with the session id. Differs on every call. */
export function issueFormToken(sessionId: string, keys: readonly string[], random: Random): string {
  const salt = Buffer.from(random.bytes(RANDOM_BYTES)).toString('base64url');
  return `${salt}.${sign(keys[0] ?? '', sessionId, salt).toString('base64url')}`;
}

/** True when one of the keys signed this token for this session; older keys keep working while they are listed. */
export function formTokenHolds(token: string, sessionId: string, keys: readonly string[]): boolean {
  const [salt, signature, ...rest] = token.split('.');
  if (!salt || !signature || rest.length > 0) return false;
  const given = Buffer.from(signature, 'base64url');
  return keys.some((key) => {
    const expected = sign(key, sessionId, salt);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

function sign(key: string, sessionId: string, salt: string): Buffer {
  return createHmac('sha256', key).update(`formtoken\n${sessionId}\n${salt}`).digest();
}
