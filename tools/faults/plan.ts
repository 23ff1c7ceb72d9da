import type { Random } from '#platform/core';
import type { SampleChoice, SampleShop } from '../../supply/house/testing/sample-shop.ts';

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

/** Each boundary equally often, in an order drawn from the seed. */
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

/** Who sells: suppliers outside, the built-in desks with their stock in the database of the orders, or all. */
export const supplies = { outside: ['keyed', 'strict'], house: ['house'], all: ['keyed', 'strict', 'house'] } as const;
export type Supply = keyof typeof supplies;

const scenarios = [
  [0.36, 'plain'],
  [0.44, 'declined_first'],
  [0.52, 'hosted_page'],
  [0.62, 'cancel'],
  /** One of the parts that can be cancelled alone, where there are several. */
  [0.78, 'cancel_part'],
  /** The same, and then what is left. */
  [0.86, 'cancel_bit_by_bit'],
  /** What is held gives its place to another choice; the buyer then tries to pay for it all the same. */
  [0.92, 'give_up'],
  /** The same in one window while another one pays. */
  [0.96, 'give_up_at_payment'],
  [1, 'abandon'],
] as const;
export type Scenario = (typeof scenarios)[number][1];

/** What a buyer does. */
export interface Buyer {
  readonly scenario: Scenario;
  /** Bought together, with one payment; often only one. */
  readonly items: readonly SampleChoice[];
}

export function planBuyer(random: Random, supply: Supply, shops: readonly SampleShop[]): Buyer {
  const dice = random.next();
  const scenario = scenarios.find(([below]) => dice < below)?.[1] ?? 'plain';
  const count = random.next() < 0.5 ? 2 : 1;
  return { scenario, items: Array.from({ length: count }, () => planItem(random, supply, shops)) };
}

function planItem(random: Random, supply: Supply, shops: readonly SampleShop[]): SampleChoice {
  const seller = anyOf<string>(random, supplies[supply]);
  const shop = anyOf(random, shops);
  return shop.pick(random, seller === 'house' ? shop.manifest.id : seller);
}

function anyOf<T>(random: Random, list: readonly T[]): T {
  return list[Math.floor(random.next() * list.length)] as T;
}
