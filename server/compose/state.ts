import { type FooterLink, state as calls } from '#contract/layout';
import { accountPathOf, type Brands, navigationOf } from '#domain/brands';
import type { Ctx } from '#domain/kernel';
import { readLocale } from '#domain/locale';
import type * as EntryServer from '../../web/entry-server.tsx';
import { bind, handle } from '../http/binding.ts';
import { originOf } from './brand-site.ts';
import type { Part } from './part.ts';

export interface StateNeeds {
  readonly brands: Brands;
  readonly config: { readonly baseUrl: string };
  /** The routes of the site know the pages. */
  readonly pageAt: () => Promise<typeof EntryServer.pageAt>;
  readonly privacyMenu: (call: { ctx: Ctx; input: Record<string, never> }) => Promise<readonly FooterLink[]>;
}

/** What pages know of reader, brand and themselves, for whoever asks from outside them. It is read where the pages have it from. */
export function statePart({ brands, config, pageAt, privacyMenu }: StateNeeds): Part {
  return {
    bindings: [
      bind(calls.locale, readLocale),
      handle(calls.globalState, async (ctx, { path }, { visitor }) => {
        const brand = brands.byId(ctx.brand);
        const origin = originOf(brand, brands, config.baseUrl);
        const find = await pageAt();
        const { primary } = navigationOf(brand, ctx.locale, new URL(origin).protocol);
        const { pageId, vertical } = find(path, primary, accountPathOf(brand));
        const [privacyLink = null] = await privacyMenu({ ctx, input: {} });
        const known = (await visitor.sessionId()) !== null;
        return {
          brandDisplayName: brand.name,
          vertical,
          seo: { canonicalUrl: origin + new URL(path, origin).pathname },
          privacyLink,
          formtoken: known ? await visitor.formToken() : null,
          analytics: { pageId },
        };
      }),
    ],
  };
}
