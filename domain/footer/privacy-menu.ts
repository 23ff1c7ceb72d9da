import { footer as calls } from '#contract/layout';
import type { FooterLink } from '#contract/layout';
import { brandText } from '#domain/brands';
import { anybody, verb, type Verb } from '#domain/kernel';
import type { FooterDeps } from './ports.ts';

/** Links of the privacy row. Anybody may. */
export function privacyMenu({
  footerOf,
}: Pick<FooterDeps, 'footerOf'>): Verb<typeof calls.privacyMenu.input, FooterLink[]> {
  return verb({
    name: 'privacyMenu',
    allow: anybody,
    input: calls.privacyMenu.input,
    run: ({ ctx }) =>
      footerOf(ctx.brand).privacy.map(({ url, title }) => ({ url, title: brandText(title, ctx.locale) })),
  });
}
