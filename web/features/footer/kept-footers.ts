import type { ContextType } from 'react';
import type { Api } from '#contract/core';
import type { Facts } from '../../facts.ts';
import { type FooterContext, type FooterFailure, loadBrands, loadFooter } from './footer-data.ts';

type Footer = NonNullable<ContextType<typeof FooterContext>>;

const REMEMBERED = 256;
const kept = new Map<string, Footer>();

/** For pages that the server draws: the same for every reader of a brand, language and day, so it is asked once. */
export async function footerFor(api: Api, facts: Facts, failed: FooterFailure): Promise<Footer> {
  const key = `${facts.brand.id} ${facts.locale} ${facts.now.slice(0, 10)}`;
  const known = kept.get(key);
  if (known) return known;
  const [links, brands] = await Promise.all([loadFooter(api, failed), loadBrands(api, failed)]);
  const made = { ...links, brands };
  if (kept.size >= REMEMBERED) kept.clear();
  if (import.meta.env.PROD && made.map && made.privacy.length > 0 && brands) kept.set(key, made);
  return made;
}
