import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Condition } from '#contract/core';
import { FactsContext } from '../../../../facts.ts';
import { FACTS } from '../../../../testing/facts.ts';
import { bagFactOf } from '../bag-facts.ts';
import type { ListedOffer } from '../listed.ts';
import { useOfferFacts } from './use-offer-facts.ts';

const strict = { status: 'not_allowed', fee: null, untilHoursBefore: null } as const;
const light = {
  slices: [],
  tickets: 1,
  bags: { cabin: { how: 'included' }, checked: { how: 'included' } },
  fare: { conditions: { refund: strict, change: strict } },
  totals: { co2eVersusRoutePercent: null },
  price: { total: { amountMinor: 49_466, currency: 'EUR' }, perPerson: { amountMinor: 24_733, currency: 'EUR' } },
} as unknown as ListedOffer;

const told = (offer: ListedOffer): string[] => facts(offer).map(({ text }) => text);

function facts(offer: ListedOffer) {
  const { result } = renderHook(() => useOfferFacts()(offer), {
    wrapper: ({ children }) => (
      <FactsContext value={FACTS}>
        <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>{children}</I18nProvider>
      </FactsContext>
    ),
  });
  return result.current;
}

test('a card names a fare that is a contract’s or of members, and nothing of one for everybody', () => {
  const named = (audience: ListedOffer['fare']['audience']) => told({ ...light, fare: { ...light.fare, audience } });
  expect(named('contract')).toContain('Company fare');
  expect(named('member')).toContain('Member fare');
  expect(named(undefined).join()).not.toMatch(/Company|Member/);
});

test('a card does not deny the refund of the first hours where there is one', () => {
  expect(told({ ...light, voidWindow: { hours: 24 } })).toContain('Free cancellation for 24 h, then taxes only');
  const midnightIn = { zone: 'Europe/Dublin', cityName: 'Dublin', code: 'DUB' };
  expect(told({ ...light, voidWindow: { midnightIn } })).toContain(
    'Free cancellation until midnight in Dublin, then taxes only',
  );
  for (const voidWindow of [null, undefined]) expect(told({ ...light, voidWindow })).toContain('Refund: taxes only');
});

test('a card says what is refunded after the first hours, and what a change costs, in the words of the fares', () => {
  const fee = { amountMinor: 9_000, currency: 'EUR' };
  const allowed = { status: 'allowed', fee, untilHoursBefore: 24 } as const;
  const offer = (refund: Condition, change: Condition, hours: number | null) =>
    told({ ...light, fare: { conditions: { refund, change } }, voidWindow: hours === null ? null : { hours } });
  expect(offer(allowed, allowed, 24)).toEqual(
    expect.arrayContaining(['Free cancellation for 24 h, then a fee of €90 each', 'Change from €90']),
  );
  expect(offer(allowed, strict, null)).toEqual(expect.arrayContaining(['Refund less €90 each', 'No changes']));
  expect(offer({ ...allowed, fee: null }, { ...allowed, fee: null }, 24)).toEqual(
    expect.arrayContaining(['Full refund until 24 hours before departure', 'Change: fare difference only']),
  );
  const alone = { ...light, price: { ...light.price, perPerson: light.price.total } };
  const fees = { ...alone, fare: { conditions: { refund: allowed, change: strict } } };
  expect(told({ ...fees, voidWindow: { hours: 24 } })).toContain('Free cancellation for 24 h, then a fee of €90');
  expect(told({ ...fees, voidWindow: null })).toContain('Refund less €90');
  const unknown = { ...strict, status: 'unknown' } as const;
  expect(offer(unknown, unknown, null)).toEqual(
    expect.arrayContaining(['Refund: ask the airline', 'Change: ask the airline']),
  );
});

test('a round trip within a day says how long is left at the destination, and warns of little', () => {
  const trip = (lands: string, leaves: string) => {
    const at = (departure: string, arrival: string) => ({
      flights: [],
      departure: { local: departure },
      arrival: { local: arrival },
    });
    const slices = [at('2027-01-25T09:45', lands), at(leaves, '2027-01-26T06:30')];
    return { ...light, slices } as unknown as ListedOffer;
  };
  expect(told(trip('2027-01-25T15:45', '2027-01-25T17:35'))).toContainEqual(
    expect.stringMatching(/^1h\s50m at the destination$/),
  );
  expect(facts(trip('2027-01-25T15:45', '2027-01-25T17:35'))[0]).toMatchObject({ tone: 'warn' });
  expect(facts(trip('2027-01-25T09:00', '2027-01-25T19:10'))[0]).not.toHaveProperty('tone');
  expect(told(trip('2027-01-25T09:00', '2027-01-28T19:10')).join()).not.toContain('at the destination');
});

test('a bag on the card of a round trip costs what it costs out and back, beside a price of both', () => {
  const each = (amountMinor: number) => {
    const none = { included: { pieces: 0, weightKg: null }, asked: 0, bought: 0 };
    const bag = { ...none, sold: { weightKg: 23, prices: [{ amountMinor, currency: 'EUR' }] } };
    return { cabin: bag, checked: bag };
  };
  const checked = bagFactOf([each(7_572), each(7_572)], 'checked');
  expect(told({ ...light, bags: { ...light.bags, checked } })).toContain('Checked from €152 each');
});

test('a card names first, behind its airline, who flies under the ticket of another one, in part or on every flight', () => {
  const by = (...operators: (string | undefined)[]) =>
    told({
      ...light,
      slices: [{ departure: {}, arrival: {}, flights: operators.map((operator) => ({ operator })) }],
    } as unknown as ListedOffer);
  expect(by('Norvane', undefined)[0]).toBe('Part operated by Norvane');
  expect(by('Norvane', 'Norvane')[0]).toBe('Operated by Norvane');
  expect(by(undefined).join()).not.toContain('perated');
});
