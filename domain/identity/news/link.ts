import { anybody, Conflict, NotFound, verb, writeVerb } from '#domain/kernel';
import { z } from '#zod';
import type { Reader } from '../tables.ts';
import { chooseNews } from './choice.ts';
import { type NewsChoice, newsTables } from './tables.ts';

/** A press on the wrong button is taken back at once. Later a mail that was passed on would ask in its reader's name. */
const UNDO_MS = 3_600_000;

export interface NewsByLink {
  readonly brand: string;
  readonly wanted: boolean;
  readonly mayUndo: boolean;
}

const link = z.string();

/** What the link of a mail is about. Whoever has the link may ask. */
export const readNewsLink = verb({
  name: 'readNewsLink',
  allow: anybody,
  input: z.object({ link }),
  async run({ ctx, input }): Promise<NewsByLink> {
    return standing(await findByLink(ctx.db.query, input.link), ctx.clock.now());
  },
});

/** Asked again it changes nothing. */
export const stopNews = writeVerb({
  name: 'stopNews',
  allow: anybody,
  input: z.object({ link, source: z.enum(['unsubscribePage', 'oneClick']) }),
  async run({ ctx, input }) {
    const { account_id: accountId, brand } = await findByLink(ctx.tx, input.link);
    await chooseNews(ctx, { accountId, brand, wanted: false, source: input.source });
    return { accountId, brand };
  },
  audit: ({ source }, { accountId, brand }) => ({ account: accountId, brand, source }),
});

/** A new consent, with a record of its own. */
export const askForNewsAgain = writeVerb({
  name: 'askForNewsAgain',
  allow: anybody,
  input: z.object({ link }),
  async run({ ctx, input }) {
    const choice = await findByLink(ctx.tx, input.link);
    const { account_id: accountId, brand } = choice;
    if (!choice.wanted && !standing(choice, ctx.clock.now()).mayUndo)
      throw new Conflict('UNDO_OVER', 'News were stopped too long ago to be asked for by this link');
    await chooseNews(ctx, { accountId, brand, wanted: true, source: 'unsubscribePage' });
    return { accountId, brand };
  },
  audit: (_input, { accountId, brand }) => ({ account: accountId, brand }),
});

function standing({ brand, wanted, source, at }: NewsChoice, now: Date): NewsByLink {
  const byLink = source === 'unsubscribePage' || source === 'oneClick';
  return { brand, wanted, mayUndo: !wanted && byLink && now.getTime() - at.getTime() < UNDO_MS };
}

async function findByLink(db: Reader, key: string): Promise<NewsChoice> {
  const found = await newsTables(db)
    .selectFrom('news_choice')
    .selectAll()
    .where('link_key', '=', key)
    .executeTakeFirst();
  if (!found) throw new NotFound('link');
  return found;
}
