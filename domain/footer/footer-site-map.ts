import { footer as calls } from '#contract/layout';
import type { FooterLink } from '#contract/layout';
import type { OutputOf } from '#contract/core';
import { brandText, type BrandText } from '#domain/brands';
import { anybody, type Ctx, verb, type Verb } from '#domain/kernel';
import type { FooterDeps } from './ports.ts';
import { airlineLink, popularPlaces } from './popular.ts';

type SiteMap = OutputOf<typeof calls.siteMap>;

const REMEMBERED = 256;

/** The footer of a brand in the reader's language, made once a day. Anybody may. */
export function footerSiteMap(deps: FooterDeps): Verb<typeof calls.siteMap.input, SiteMap> {
  const kept = new Map<string, SiteMap>();
  return verb({
    name: 'footerSiteMap',
    allow: anybody,
    input: calls.siteMap.input,
    run({ ctx }) {
      const key = `${ctx.brand} ${ctx.locale} ${ctx.clock.now().toISOString().slice(0, 10)}`;
      const made = kept.get(key) ?? makeSiteMap(deps, ctx);
      if (kept.size >= REMEMBERED) kept.clear();
      kept.set(key, made);
      return made;
    },
  });
}

function makeSiteMap(deps: FooterDeps, ctx: Ctx): SiteMap {
  const { brands, footerOf } = deps;
  const network = deps.network();
  const brand = brands.byId(ctx.brand);
  const footer = footerOf(brand.id);
  const { locale } = ctx;
  const now = ctx.clock.now();
  const say = (text: BrandText): string => brandText(text, locale);
  const linked = (links: readonly { url: string; title: BrandText }[]): FooterLink[] =>
    links.map(({ url, title }) => ({ url, title: say(title) }));
  const { country, verticals } = brand;
  const { near, far } = popularPlaces(network, { verticals, country, count: footer.places, now, locale });
  const airlines = footer.airlines > 0 ? network.airlinesFrom(country).slice(0, footer.airlines) : [];
  return {
    variant: brand.footer,
    companyLinks: linked(footer.company),
    contactLinks: linked(footer.contact),
    airlineTicketsLinks: airlines.flatMap((airline) => airlineLink(airline, { verticals, now })),
    moreLinks: linked(footer.more),
    cityLinks: near,
    destinationLinks: far,
    appStoreLinks: footer.apps.map(({ store, url, title }) => ({
      appStoreType: store,
      appStoreLink: { url },
      title,
    })),
    brandText: say(footer.brandText) || brand.legal.entity,
    paymentCards: footer.paymentCards,
    industryPartners: footer.industryPartners.map(say),
    registration: say(footer.registration || (brand.legal.notice ?? '')),
  };
}
