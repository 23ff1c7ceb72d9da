import { NEWS_WORDING, type NewsSource } from '#contract/news';
import type { TxCtx } from '#domain/kernel';
import { newToken } from '../session.ts';
import type { Reader } from '../tables.ts';
import { type NewsChoice, newsTables } from './tables.ts';

interface Choosing {
  readonly accountId: string;
  readonly brand: string;
  readonly wanted: boolean;
  readonly source: NewsSource;
}

/**
 * The row of the choice is what counts; each change leaves a record of its own. One row per account and brand is changed under its
 * lock, so of two who choose at once the one who commits last is right, whatever their clocks say. False where nothing changed.
 */
export async function chooseNews(ctx: TxCtx, { accountId, brand, wanted, source }: Choosing): Promise<boolean> {
  const at = ctx.clock.now();
  const news = newsTables(ctx.tx);
  const changed = wanted
    ? await news
        .insertInto('news_choice')
        .values({ account_id: accountId, brand, wanted, at, source, link_key: newToken(ctx.random) })
        .onConflict((conflict) =>
          conflict
            .columns(['account_id', 'brand'])
            .doUpdateSet({ wanted, at, source })
            .where('news_choice.wanted', '=', false),
        )
        .returning('account_id')
        .executeTakeFirst()
    : await news
        .updateTable('news_choice')
        .set({ wanted, at, source })
        .where('account_id', '=', accountId)
        .where('brand', '=', brand)
        .where('wanted', '=', true)
        .returning('account_id')
        .executeTakeFirst();
  if (!changed) return false;
  await news
    .insertInto('news_consent')
    .values({
      id: ctx.ids.uuid(),
      account_id: accountId,
      brand,
      wanted,
      at,
      source,
      wording: NEWS_WORDING,
      locale: ctx.locale,
    })
    .execute();
  return true;
}

export async function findNewsChoice(
  db: Reader,
  { accountId, brand }: Pick<Choosing, 'accountId' | 'brand'>,
): Promise<NewsChoice | undefined> {
  return newsTables(db)
    .selectFrom('news_choice')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('brand', '=', brand)
    .executeTakeFirst();
}

/** Of accounts that end, or whose opener did not own the address: nobody agreed to anything. */
export async function forgetNews(tx: TxCtx['tx'], accountIds: readonly string[]): Promise<void> {
  const news = newsTables(tx);
  await news.deleteFrom('news_choice').where('account_id', 'in', accountIds).execute();
  await news.deleteFrom('news_consent').where('account_id', 'in', accountIds).execute();
}
