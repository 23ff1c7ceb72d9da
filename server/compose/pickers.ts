import { banner, currencies, type RatesView, sites } from '#contract/layout';
import { setCurrency } from '#domain/identity';
import { accountIdOf, InvalidInput, type Ctx } from '#domain/kernel';
import { siteOf, siteViews } from '#domain/locale';
import { currencyViews, topCurrencies } from '#domain/money';
import type { RateTable } from '#engine/rates';
import { handle } from '../http/binding.ts';
import { bannerCookie, currencyCookie } from '../http/choices.ts';
import { flagFiles } from './flags.ts';
import { choiceForms } from './choice-forms.ts';
import type { Part } from './part.ts';

interface PickerNeeds {
  /** What the shop of the house converts prices by. */
  readonly rates: RateTable;
  /** Which of them are shown to readers, with their day. */
  readonly ratesView: () => Promise<RatesView>;
  readonly https: boolean;
}

/** Country, language and currency: what can be chosen, the choice of a currency, and what a reader closed. */
export function pickersPart({ rates, ratesView, https }: PickerNeeds): Part {
  return {
    routes: (app) => {
      flagFiles(app);
      choiceForms(https)(app);
    },
    bindings: [
      handle(sites.list, ({ locale }, { path }) => ({ sites: siteViews({ locale, path }) })),
      handle(currencies.list, async (ctx) => ({
        topCurrencies: topCurrencies(rates, ownCurrencies(ctx)),
        allCurrencies: currencyViews(rates, ctx.locale),
        current: ctx.currency,
        rates: await ratesView(),
      })),
      handle(currencies.set, async (ctx, { currencyCode, store }, { visitor }) => {
        if (!rates.currencies.has(currencyCode)) throw unknownCurrency(currencyCode);
        if (store && accountIdOf(ctx.actor) !== null) await setCurrency({ ctx, input: { currency: currencyCode } });
        visitor.keep(currencyCookie(currencyCode, { store, https }));
        return { currencyCode, store };
      }),
      handle(banner.close, (_ctx, { id }, { visitor }) => {
        visitor.keep(bannerCookie(id, { https }));
        return null;
      }),
    ],
  };
}

function ownCurrencies({ currency, locale }: Ctx): string[] {
  const home = siteOf(locale.split('-')[1] ?? '')?.currency;
  return [currency, ...(home ? [home] : [])];
}

function unknownCurrency(currency: string): InvalidInput {
  return new InvalidInput([
    {
      code: 'UNKNOWN_CURRENCY',
      description: `No prices in ${currency}`,
      field: 'currencyCode',
      detail: { currency },
    },
  ]);
}
