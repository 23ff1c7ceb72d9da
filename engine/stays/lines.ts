import type { Money, StayLine, StayPrice } from './types.ts';

/** What lines come to; those of nothing are left out, equal charges are one line. */
export function priceOf(given: readonly StayLine[], incomplete: boolean): StayPrice {
  const lines = merged(given.filter((line) => line.amountMinor !== 0 || line.own.amountMinor !== 0));
  const due = (at: StayLine['dueAt']): number =>
    lines.reduce((sum, line) => (line.dueAt === at ? sum + line.amountMinor : sum), 0);
  const [dueNowMinor, dueAtPropertyMinor] = [due('now'), due('property')];
  return {
    totalMinor: dueNowMinor + dueAtPropertyMinor,
    dueNowMinor,
    dueAtPropertyMinor,
    lines,
    atProperty: moniesOf(lines.filter(({ dueAt }) => dueAt === 'property').map(({ own }) => own)),
    incomplete,
  };
}

/** Prices of several rooms as one. */
export function addPrices(prices: readonly StayPrice[]): StayPrice {
  if (prices.length === 1) return prices[0]!;
  return priceOf(
    prices.flatMap(({ lines }) => lines),
    prices.some(({ incomplete }) => incomplete),
  );
}

function merged(given: readonly StayLine[]): StayLine[] {
  const lines = new Map<string, StayLine>();
  for (const line of given) {
    const { kind, code, name, jurisdiction, dueAt, included, own } = line;
    const id = JSON.stringify([kind, code, name, jurisdiction, dueAt, included, own.currency]);
    const known = lines.get(id);
    lines.set(id, known ? added(known, line) : line);
  }
  return [...lines.values()];
}

function added(left: StayLine, right: StayLine): StayLine {
  const own = { ...left.own, amountMinor: left.own.amountMinor + right.own.amountMinor };
  const estimate = left.estimate || right.estimate;
  return { ...left, amountMinor: left.amountMinor + right.amountMinor, estimate, own };
}

function moniesOf(amounts: readonly Money[]): Money[] {
  const sums = new Map<string, number>();
  for (const { currency, amountMinor } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + amountMinor);
  return [...sums].map(([currency, amountMinor]) => ({ currency, amountMinor }));
}
