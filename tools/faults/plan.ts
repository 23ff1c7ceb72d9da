import type { Random } from '#platform/core';

/** Everything that leaves the booking process. */
export const effects = [
  'reserve',
  'release',
  'authorise',
  'commit',
  'probe',
  'capture',
  'void',
  'cancel',
  'refund',
] as const;
export type Effect = (typeof effects)[number];

/** Where a process can die: around an effect, or around a commit of its own database. */
export type Boundary = { readonly at: Effect | 'database'; readonly when: 'before' | 'after' };

export const boundaries: readonly Boundary[] = [...effects, 'database' as const].flatMap((at) => [
  { at, when: 'before' as const },
  { at, when: 'after' as const },
]);

export function nameOf({ at, when }: Boundary): string {
  return `${when} ${at}`;
}

/** Every boundary as often as any other, in an order of the seed's. */
export function planKills(random: Random, kills: number): Boundary[] {
  const plan: Boundary[] = [];
  while (plan.length < kills) plan.push(...shuffled(random, boundaries));
  return plan.slice(0, kills);
}

function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const copy = [...items];
  for (let index = copy.length - 1; index > 0; index--) {
    const other = Math.floor(random.next() * (index + 1));
    [copy[index], copy[other]] = [copy[other] as T, copy[index] as T];
  }
  return copy;
}

/** Small flights sell out in the run, the others never do. */
export function capacity(flight: string): number {
  return Number(flight.slice(1)) % 8 === 0 ? 4 : 100_000;
}

/** Whose seats are sold: suppliers outside, the built-in desk with its stock in the database of the orders, or all. */
export const supplies = { outside: ['keyed', 'strict'], house: ['house'], all: ['keyed', 'strict', 'house'] } as const;
export type Supply = keyof typeof supplies;

export type Scenario = 'plain' | 'declined_first' | 'hosted_page' | 'cancel' | 'abandon';

interface PlannedItem {
  readonly supplier: 'keyed' | 'strict' | 'house';
  readonly flight: number;
}

function planItem(random: Random, supply: Supply): PlannedItem {
  const sellers = supplies[supply];
  const supplier = sellers[Math.floor(random.next() * sellers.length)] ?? 'keyed';
  return { supplier, flight: Math.floor(random.next() * 40) };
}

/** What a buyer does. */
export function planBuyer(
  random: Random,
  supply: Supply,
): {
  readonly scenario: Scenario;
  /** Bought together, with one payment; often only one. */
  readonly items: readonly PlannedItem[];
} {
  const dice = random.next();
  const scenario =
    dice < 0.5
      ? 'plain'
      : dice < 0.6
        ? 'declined_first'
        : dice < 0.7
          ? 'hosted_page'
          : dice < 0.9
            ? 'cancel'
            : 'abandon';
  const count = random.next() < 0.5 ? 2 : 1;
  return { scenario, items: Array.from({ length: count }, () => planItem(random, supply)) };
}
