import type { JSONColumnType, Selectable } from 'kysely';
import type { Reader } from '../tables.ts';

export const challengeKinds = ['use', 'make'] as const;

type PasskeyTables = {
  passkey: {
    id: string;
    account_id: string;
    /** As the authenticator named it, base64url. */
    credential_id: string;
    /** COSE key, base64url. */
    public_key: string;
    counter: number;
    transports: JSONColumnType<string[]>;
    rp_id: string;
    name: string;
    backed_up: boolean;
    created_at: Date;
    last_used_at: Date | null;
  };
  passkey_challenge: {
    id: string;
    challenge: string;
    kind: (typeof challengeKinds)[number];
    visitor_session_id: string;
    /** Whose key is made, or whose key alone is taken. */
    account_id: string | null;
    rp_id: string;
    /** The credentials that were asked for; null for any. */
    allowed: JSONColumnType<string[] | null, string | null>;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
};

export type PasskeyRow = Selectable<PasskeyTables['passkey']>;
export type ChallengeRow = Selectable<PasskeyTables['passkey_challenge']>;

export function passkeyTables(db: Reader) {
  return db.withTables<PasskeyTables>();
}
