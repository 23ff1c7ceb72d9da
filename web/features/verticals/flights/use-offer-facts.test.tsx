import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FactsContext } from '../../../facts.ts';
import { FACTS } from '../../../testing/facts.ts';
import { bagFactOf } from './bag-facts.ts';
import type { ListedOffer } from './listed.ts';
import { useOfferFacts } from './use-offer-facts.ts';

const strict = { status: 'not_allowed', fee: null, untilHoursBefore: null } as const;
const light = {
  tickets: 1,
  bags: { cabin: { how: 'included' }, checked: { how: 'included' } },
  fare: { conditions: { refund: strict, change: strict } },
  totals: { co2eVersusRoutePercent: null },
} as unknown as ListedOffer;

function told(offer: ListedOffer): string[] {
  const { result } = renderHook(() => useOfferFacts()(offer), {
    wrapper: ({ children }) => (
      <FactsContext value={FACTS}>
        <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>{children}</I18nProvider>
      </FactsContext>
    ),
  });
  return result.current.map(({ text }) => text);
}

test('a card does not deny the refund of the first hours where there is one', () => {
  expect(told({ ...light, refundHours: 24 })).toContain('No change, no refund after 24 hours');
  expect(told({ ...light, refundHours: 24 })).not.toContain('No change or refund');
  for (const refundHours of [null, undefined]) expect(told({ ...light, refundHours })).toContain('No change or refund');
});

test('a bag on the card of a round trip costs what it costs out and back, beside a price of both', () => {
  const each = (amountMinor: number) => {
    const none = { included: { pieces: 0, weightKg: null }, asked: 0, bought: 0 };
    const bag = { ...none, sold: { weightKg: 23, prices: [{ amountMinor, currency: 'EUR' }] } };
    return { cabin: bag, checked: bag };
  };
  const checked = bagFactOf([each(7_572), each(7_572)], 'checked');
  expect(told({ ...light, bags: { ...light.bags, checked } })).toContain('Checked from €151.44');
});
