import type { Selectable } from 'kysely';
import type { ProviderName } from '#contract/identity';
import type { Reader } from '../tables.ts';

export const roundPurposes = ['signIn', 'link', 'credential'] as const;

type ProviderTables = {
  account_provider: {
    id: string;
    account_id: string;
    provider: ProviderName;
    subject: string;
    email: string | null;
    created_at: Date;
  };
  provider_round: {
    id: string;
    visitor_session_id: string;
    provider: ProviderName;
    purpose: (typeof roundPurposes)[number];
    state_hash: string;
    sealed: string;
    /** Whose the answer is to be: of who links, or of who owns the address that the provider verified. */
    account_id: string | null;
    redir: string;
    sticky: boolean;
    popup: boolean;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
    /** Somebody's identity was learnt and waits for the account to be proved. */
    learnt_at: Date | null;
  };
};

export type RoundRow = Selectable<ProviderTables['provider_round']>;
export type LinkRow = Selectable<ProviderTables['account_provider']>;

export function providerTables(db: Reader) {
  return db.withTables<ProviderTables>();
}
