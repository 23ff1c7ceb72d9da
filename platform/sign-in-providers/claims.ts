import { SignInRefused } from './errors.ts';
import type { ProviderIdentity, ProviderName } from './port.ts';

const LONGEST_SUBJECT = 255;
const LONGEST_EMAIL = 254;
const LONGEST_NAME = 120;

interface Claims {
  readonly subject: unknown;
  readonly email: unknown;
  readonly emailVerified: unknown;
  readonly name: unknown;
}

/** What the provider said, in our shape. Apple writes booleans as text. */
export function identityOf(provider: ProviderName, claims: Claims): ProviderIdentity {
  const subject = textIn(claims.subject, LONGEST_SUBJECT);
  if (subject === null) throw new SignInRefused('PROVIDER_ANSWER_INVALID', 'no subject');
  const email = textIn(claims.email, LONGEST_EMAIL);
  const isEmail = email !== null && /^[^\s@]+@[^\s@]+$/.test(email);
  return {
    provider,
    subject,
    email: isEmail ? email : null,
    emailVerified: isEmail && (claims.emailVerified === true || claims.emailVerified === 'true'),
    name: textIn(claims.name, LONGEST_NAME),
  };
}

/** Null where it is no text, empty, too long or holds control characters. */
function textIn(value: unknown, longest: number): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  return text !== '' && text.length <= longest && !/\p{Cc}/u.test(text) ? text : null;
}
