import { footer as calls } from '#contract/layout';
import type { OutputOf } from '#contract/core';
import { brandText } from '#domain/brands';
import { anybody, verb, type Verb } from '#domain/kernel';
import type { FooterDeps } from './ports.ts';

type BrandsState = OutputOf<typeof calls.brandsState>;

/** As many as the row has room for. */
const SHOWN = 5;

/** Partner brands and social sites, asked for once the footer is near. Anybody may. */
export function footerBrands(deps: Omit<FooterDeps, 'network'>): Verb<typeof calls.brandsState.input, BrandsState> {
  return verb({
    name: 'footerBrands',
    allow: anybody,
    input: calls.brandsState.input,
    run({ ctx }) {
      const { social } = deps.footerOf(ctx.brand);
      return {
        brands: deps.brands.all.slice(0, SHOWN).map(({ id, name }) => ({
          id,
          name,
          url: deps.originOf(id),
          logo: deps.logoOf(id),
          current: id === ctx.brand,
        })),
        socialMediaSites: social.map(({ name, url, prompt }) => ({ name, url, prompt: brandText(prompt, ctx.locale) })),
        socialIconsByName: Object.fromEntries(social.map(({ name }) => [name, name])),
      };
    },
  });
}
