import { defineCall } from '#contract/core';
import { z } from '#zod';

const currencyView = z.object({
  /** ISO 4217. */
  currencyCode: z.string(),
  /** In the reader's language: `Swiss franc`. */
  displayName: z.string(),
  /** The symbol without an amount. */
  htmlSymbolAlone: z.string(),
  /** Whether the symbol says more than the code; `CHF` is its own symbol. */
  showCurrency: z.boolean(),
  /** Millionths of a unit for one unit of the base of the rates. */
  microPerBase: z.int(),
});
export type CurrencyView = z.infer<typeof currencyView>;

/** By which rates prices are converted: `demo` rates are invented with the demo, `dated` ones were imported. */
const ratesView = z.object({ kind: z.enum(['demo', 'dated']), date: z.string(), stale: z.boolean() });
export type RatesView = z.infer<typeof ratesView>;

export const list = defineCall({
  name: 'layout.currencies',
  scope: 'anybody',
  method: 'GET',
  path: '/horizon/react/component/CurrencyPickerStateProviderAction',
  statement: '7.5-02',
  summary: 'Currencies for prices, named in the language of the visitor',
  input: z.object({}),
  output: z.object({
    topCurrencies: z.array(z.string()),
    allCurrencies: z.array(currencyView),
    current: z.string(),
    rates: ratesView,
  }),
});
export type CurrencyPickerData = z.output<typeof list.output>;

export const set = defineCall({
  name: 'layout.setCurrency',
  scope: 'anybody',
  method: 'POST',
  path: '/i/api/account/currency/v1/set',
  statement: '7.5-01',
  summary: 'Set the currency for this visit, or for a year and the current account',
  errors: ['UNKNOWN_CURRENCY'],
  input: z.object({
    currencyCode: z.string().length(3),
    /** Remembered beyond this visit. */
    store: z.boolean(),
  }),
  output: z.object({ currencyCode: z.string(), store: z.boolean() }),
});
