import { texts as calls } from '#contract/texts';
import type { OutputOf } from '#contract/core';
import type { Brands } from '#domain/brands';
import { NotFound, verb, type Verb } from '#domain/kernel';
import { parseText } from './parse-text.ts';

export interface FoundText {
  readonly lang: string;
  readonly markdown: string;
}

/** The text of a brand in the first of the languages in which there is one. */
export type SiteTextSource = (brandId: string, name: string, langs: readonly string[]) => Promise<FoundText | null>;

interface TextDeps {
  readonly brands: Brands;
  /** What the installation adds to the names of the brand, such as for how many days something is kept. */
  readonly facts?: Readonly<Record<string, string>>;
  readonly find: SiteTextSource;
}

type Text = OutputOf<typeof calls.read>;

/** A page of running text. Anybody may. Throws NotFound. */
export function readText({ brands, find, facts }: TextDeps): Verb<typeof calls.read.input, Text> {
  return verb({
    name: 'readText',
    may: () => true,
    input: calls.read.input,
    async run({ ctx, input }) {
      const language = ctx.locale.split('-', 1)[0] ?? ctx.locale;
      const found = await find(ctx.brand, input.name, [...new Set([ctx.locale, language, 'en'])]);
      if (!found) throw new NotFound('text');
      const { name, legal } = brands.byId(ctx.brand);
      const { entity, address, email } = legal;
      const { title, blocks } = parseText(found.markdown, { ...facts, brand: name, entity, address, email });
      return { lang: found.lang, title: title || name, blocks: [...blocks] };
    },
  });
}
