import { texts as calls } from '#contract/texts';
import type { OutputOf } from '#contract/core';
import { type Brand, type Brands, HELP_PAGE, type Support } from '#domain/brands';
import { wordsOf } from '#domain/locale';
import { anybody, NotFound, verb, type Verb } from '#domain/kernel';
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
  readonly supportOf: (brand: Brand, locale: string) => Support;
  readonly find: SiteTextSource;
}

type Text = OutputOf<typeof calls.read>;

/** A page of running text. Anybody may. Throws NotFound. */
export function readText({ brands, find, facts, supportOf }: TextDeps): Verb<typeof calls.read.input, Text> {
  return verb({
    name: 'readText',
    allow: anybody,
    input: calls.read.input,
    async run({ ctx, input }) {
      const language = ctx.locale.split('-', 1)[0] ?? ctx.locale;
      const found = await find(ctx.brand, input.name, [...new Set([ctx.locale, language, 'en'])]);
      if (!found) throw new NotFound('text');
      const brand = brands.byId(ctx.brand);
      const { entity, address, email } = brand.legal;
      const values = {
        ...facts,
        ...supportValues(supportOf(brand, found.lang)),
        brand: brand.name,
        entity,
        address,
        email,
      };
      const { title, blocks } = parseText(found.markdown, values, wordsOf(found.lang).dir);
      return { lang: found.lang, title: title || brand.name, blocks: [...blocks] };
    },
  });
}

/** Empty where there is none: what names it is then left out of the text. */
function supportValues({ email, phone, hours, helpCenter }: Support): Readonly<Record<string, string>> {
  return {
    support: email,
    supportPhone: phone ?? '',
    supportTel: phone?.replace(/[^+\d]/g, '') ?? '',
    supportHours: hours ?? '',
    helpCenter: helpCenter === HELP_PAGE ? '' : helpCenter,
  };
}
