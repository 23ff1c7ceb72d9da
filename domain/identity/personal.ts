import type { PersonalColumn, PersonalTable } from '#platform/core';
import { METHODS } from './admission.ts';
import { PURPOSES } from './proofs.ts';
import { accountStatuses, proofKinds, roles } from './tables.ts';
import { providerTablesPersonal } from './providers/personal.ts';
import { newsTablesPersonal } from './news/personal.ts';
import { passkeyTablesPersonal } from './passkeys/personal.ts';
import { twoFactorTablesPersonal } from './two-factor/personal.ts';

const row = (kind: PersonalColumn['kind'], exportAs: string | null): PersonalColumn => ({
  kind,
  exportAs,
  onErase: 'row',
});

export const personalTables: readonly PersonalTable[] = [
  {
    table: 'visitor_session',
    owner: { nobody: 'a browser; who is signed in there stands elsewhere' },
    exportAs: null,
    rows: { kept: 'thirty days after its last use' },
    plain: 'id browser_id created_at expires_at epoch sticky known adding_until active_id',
    personal: { token_hash: { kind: 'secret', exportAs: null, onErase: { kept: 'until the browser signs out' } } },
  },
  {
    table: 'account',
    owner: [{ by: 'account', column: 'id' }],
    exportAs: 'account',
    rows: 'delete',
    plain: 'brand role status status_at password_at guidebooks',
    personal: {
      id: row('identifier', 'accountId'),
      created_at: row('content', 'createdAt'),
      locale: row('content', 'locale'),
      first_name: row('identifier', 'firstName'),
      last_name: row('identifier', 'lastName'),
      display_name: row('identifier', 'displayName'),
      image_url: row('content', 'image'),
      currency: row('content', 'currency'),
      password_hash: row('secret', null),
      notify: row('content', 'notifications'),
      terms_at: row('content', 'termsAcceptedAt'),
    },
    oneOf: { role: roles, status: accountStatuses },
  },
  {
    table: 'account_email',
    owner: [{ by: 'account', column: 'account_id' }],
    exportAs: 'emails',
    rows: 'delete',
    plain: 'id',
    personal: {
      account_id: row('identifier', null),
      email: row('contact', 'email'),
      email_key: row('contact', null),
      is_primary: row('content', 'primary'),
      created_at: row('content', 'addedAt'),
      confirmed_at: row('content', 'confirmedAt'),
    },
  },
  {
    table: 'account_session',
    owner: [{ by: 'account', column: 'account_id' }],
    exportAs: 'sessions',
    rows: 'delete',
    plain: 'id visitor_session_id half brand',
    personal: {
      account_id: row('identifier', null),
      handle: row('secret', null),
      method: row('content', 'method'),
      device: row('content', 'device'),
      network: row('content', 'network'),
      country: row('content', 'country'),
      created_at: row('content', 'signedInAt'),
      authenticated_at: row('content', 'provedAt'),
      last_used_at: row('content', 'lastUsedAt'),
      ended_at: row('content', 'endedAt'),
      ended_why: row('content', 'endedWhy'),
    },
    oneOf: { method: METHODS },
  },
  {
    table: 'known_browser',
    owner: [{ by: 'account', column: 'account_id' }],
    exportAs: 'knownBrowsers',
    rows: 'delete',
    plain: 'browser_id',
    personal: { account_id: row('identifier', null), last_at: row('content', 'lastSignedInAt') },
  },
  {
    table: 'mail_proof',
    owner: [
      { by: 'account', column: 'account_id' },
      { by: 'email', column: 'email_key' },
    ],
    exportAs: 'accountMails',
    rows: 'delete',
    plain: 'id kind visitor_session_id brand locale tries',
    personal: {
      account_id: row('identifier', null),
      purpose: row('content', 'about'),
      email: row('contact', 'email'),
      email_key: row('contact', null),
      detail: row('content', 'detail'),
      created_at: row('content', 'sentAt'),
      expires_at: row('content', 'validUntil'),
      used_at: row('content', 'usedAt'),
    },
    oneOf: { kind: proofKinds, purpose: PURPOSES },
  },
  {
    table: 'try_count',
    owner: { nobody: 'names are hashed, and gone after a day' },
    exportAs: null,
    rows: { kept: 'a day, against guessing' },
    plain: 'key count last_at expires_at',
    personal: {},
  },
  ...providerTablesPersonal,
  ...passkeyTablesPersonal,
  ...twoFactorTablesPersonal,
  ...newsTablesPersonal,
];
