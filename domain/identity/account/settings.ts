import { accountOf, signedIn, type TxCtx, writeVerb } from '#domain/kernel';
import { localeOfPrefix, SPOKEN } from '#domain/locale';
import { z } from '#zod';
import { chooseNews } from '../news/choice.ts';
import type { AccountRow } from '../tables.ts';
import { tables } from '../tables.ts';
import { wrong } from './errors.ts';

const LONGEST_NAME = 60;

export const setNames = writeVerb({
  name: 'setNames',
  allow: signedIn,
  input: z.object({ firstName: z.string(), lastName: z.string(), displayName: z.string() }),
  async run({ ctx, input }) {
    const tidy = (text: string) => text.normalize('NFC').replace(/\s+/gu, ' ').trim();
    for (const [field, text] of Object.entries(input)) {
      if (Array.from(tidy(text)).length > LONGEST_NAME) throw wrong('NAME_LONG', field);
      if (/\p{Cc}/u.test(tidy(text))) throw wrong('VALIDATION_ERROR', field);
    }
    const { firstName, lastName, displayName } = input;
    await change(ctx, {
      first_name: tidy(firstName),
      last_name: tidy(lastName),
      display_name: tidy(displayName),
    });
  },
  audit: () => ({}),
});

/** Languages that mails can be written in, each for its usual country; of one's own language the country stays. */
export function mailLocales(own: string): readonly string[] {
  const language = own.split('-', 1)[0];
  return Object.entries(SPOKEN).map(([spoken, country]) => (spoken === language ? own : `${spoken}-${country}`));
}

export const setLocale = writeVerb({
  name: 'setLocale',
  allow: signedIn,
  input: z.object({ locale: z.string() }),
  async run({ ctx, input }) {
    const locale = localeOfPrefix(input.locale);
    if (locale === null || !Object.hasOwn(SPOKEN, locale.split('-', 1)[0] ?? ''))
      throw wrong('VALIDATION_ERROR', 'locale');
    await change(ctx, { locale });
  },
  audit: ({ locale }) => ({ locale }),
});

/** Of prices, on every device that has chosen none by itself. Whoever calls knows that prices can be asked in it. */
export const setCurrency = writeVerb({
  name: 'setCurrency',
  allow: signedIn,
  input: z.object({ currency: z.string().length(3) }),
  run: ({ ctx, input }) => change(ctx, input),
  audit: ({ currency }) => ({ currency }),
});

/** Of the brand that is read; each brand asks for itself. */
export const setNews = writeVerb({
  name: 'setNews',
  allow: signedIn,
  input: z.object({ news: z.boolean() }),
  async run({ ctx, input: { news } }) {
    await chooseNews(ctx, { accountId: accountOf(ctx.actor), brand: ctx.brand, wanted: news, source: 'account' });
    return { brand: ctx.brand };
  },
  audit: ({ news }, { brand }) => ({ news, brand }),
});

/** The address of the picture that stands for the account; null for none. For verbs that keep pictures. */
export function setImage(ctx: TxCtx, image: string | null): Promise<void> {
  return change(ctx, { image_url: image });
}

type Changed = 'currency' | 'display_name' | 'first_name' | 'image_url' | 'last_name' | 'locale';

async function change(ctx: TxCtx, values: Partial<Pick<AccountRow, Changed>>): Promise<void> {
  await tables(ctx.tx).updateTable('account').set(values).where('id', '=', accountOf(ctx.actor)).execute();
}
