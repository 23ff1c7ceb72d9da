import { expect, test } from 'vitest';
import type { Supplier } from '#domain/booking';
import type { FlightSource, StaySource } from '#domain/search/verticals';
import { openSuppliers, type SupplierPart } from './suppliers.ts';

type Needs = Parameters<typeof openSuppliers>[2];

interface Made {
  readonly flights?: readonly string[];
  readonly stays?: readonly string[];
  readonly days: number;
}

const named = <T>(ids: readonly string[] = []) => ids.map((id) => ({ id }) as T);

function made({ flights, stays, days }: Made): SupplierPart {
  return {
    sources: { flights: named<FlightSource>(flights), stays: named<StaySource>(stays) },
    suppliers: named<Supplier>([...(flights ?? []), ...(stays ?? [])]),
    horizonDays: days,
  };
}

const REGISTRY = {
  inns: async () => made({ stays: ['inns'], days: 500 }),
  air: async () => made({ flights: ['air'], days: 330 }),
  both: async () => made({ flights: ['both-air'], stays: ['both-inns'], days: 361 }),
};
const ids = (each: readonly { readonly id?: unknown }[]) => each.map(({ id }) => id);

test.for([
  [['air'], ['air'], [], 330],
  [['air', 'both'], ['air', 'both-air'], ['both-inns'], 361],
  [['both', 'inns', 'air'], ['both-air', 'air'], ['both-inns', 'inns'], 500],
] as const)('of the suppliers %j the ones named are opened, in that order, and no other', async (given) => {
  const [names, flights, stays, days] = given;
  const sold = await openSuppliers<keyof typeof REGISTRY>(names, REGISTRY, {} as Needs);
  expect(ids(sold.sources.flights as readonly { id?: unknown }[])).toEqual(flights);
  expect(ids(sold.sources.stays as readonly { id?: unknown }[])).toEqual(stays);
  expect(sold.parts).toHaveLength(names.length);
  expect(sold.suppliers).toHaveLength(flights.length + stays.length);
  expect(sold.horizonDays).toBe(days);
});
