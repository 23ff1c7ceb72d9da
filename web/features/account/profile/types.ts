import type { OwnBooking } from '#contract/booking';
import type { OutputOf } from '#contract/core';
import type { Account, ProviderName } from '#contract/identity';
import type { paymentMethodCalls } from '#contract/payments';
import type { AccountRefused } from './act.ts';
import type { Intent } from './intents.ts';

/** What every section of the account is given. */
export interface AccountData {
  readonly account: Account;
  readonly bookings: readonly OwnBooking[];
  /** Other sites that lead into the account, or could. */
  readonly providers: readonly { readonly provider: ProviderName; readonly linked: boolean }[];
  readonly passkeys: { readonly count: number; readonly possible: boolean };
  /** An authenticator app is asked for. */
  readonly twoStep: boolean;
  readonly cards: OutputOf<typeof paymentMethodCalls.list>;
  readonly languages: readonly { readonly value: string; readonly text: string }[];
  /** Names of countries by their code. */
  readonly countries: Readonly<Record<string, string>>;
  readonly formtoken: string;
  /** The form for a further address comes first, [2.4-02]. */
  readonly adding: boolean;
  /** What was saved just now. */
  readonly done: Intent | null;
  readonly refused: AccountRefused | undefined;
}
