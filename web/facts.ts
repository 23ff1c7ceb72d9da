import { createContext, use } from 'react';

/** What the server knew when it rendered this page. Plain JSON; the browser hydrates with the same values. */
export interface Facts {
  /** Names the message catalog and formats numbers and dates. */
  readonly locale: string;
  readonly dir: 'ltr' | 'rtl';
  /** ISO 4217, what prices are asked in. */
  readonly currency: string;
  readonly brand: { readonly id: string; readonly name: string };
  readonly mode: 'demo' | 'production';
  /** `system` follows the reader's device. */
  readonly theme: 'system' | 'light' | 'dark';
  /** Instant of the render; pages take "today" from here so that both sides agree. */
  readonly now: string;
  /** Correlates this page with the server's log; shown as the incident id. */
  readonly requestId: string;
  readonly origin: string;
}

export const FactsContext = createContext<Facts | null>(null);

export function useFacts(): Facts {
  const facts = use(FactsContext);
  if (!facts) throw new TypeError('useFacts outside FactsContext');
  return facts;
}

/** Nonce of this answer's content security policy; undefined in the browser, which hides nonces. */
export const NonceContext = createContext<string | undefined>(undefined);
