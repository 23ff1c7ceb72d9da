import type { RoomNeed, StayAsk, StayFilters, StayPick } from '../ask.ts';
import type { PropertyInput, RatePlanInput, RoomInput } from '../input.ts';
import { naiveTotal } from './naive-price.ts';
import type { TestWorld } from './world.ts';

/** A plan that one asked room may have, from the rows as they were given. */
interface NaiveOption {
  readonly room: RoomInput;
  readonly plan: RatePlanInput;
  readonly totalMinor: number;
  readonly free: boolean;
}

export interface NaiveFit {
  readonly totalMinor: number;
  readonly picks: readonly StayPick[];
}

/** Units taken by property, room and relative day. */
export type NaiveStock = (property: string, room: string, relDay: number) => number;

export const NO_STOCK: NaiveStock = () => 0;

/** The slow reference: for each asked room all plans, then every way to combine them. */
export function naiveFit(
  world: TestWorld,
  ask: StayAsk,
  property: PropertyInput,
  filters: StayFilters,
  stock: NaiveStock = NO_STOCK,
): NaiveFit | undefined {
  const options = ask.rooms.map((need) =>
    naiveOptions(world, ask, property, need, stock).filter((one) => passesPlan(one, filters)),
  );
  const left = new Map(property.rooms.map((room) => [room.key, naiveLeft(world, ask, property, room, stock)]));
  let best: NaiveFit | undefined;
  const combine = (at: number, chosen: readonly NaiveOption[]): void => {
    const most = chosen.at(-1)?.room.key;
    if (most !== undefined && chosen.filter(({ room }) => room.key === most).length > left.get(most)!) return;
    if (at === options.length) {
      const totalMinor = chosen.reduce((sum, each) => sum + each.totalMinor, 0);
      const picks = chosen.map(({ room, plan }) => ({ room: room.key, plan: plan.key }));
      if (!best || totalMinor < best.totalMinor) best = { totalMinor, picks };
      return;
    }
    for (const option of options[at]!) combine(at + 1, [...chosen, option]);
  };
  combine(0, []);
  return best;
}

function passesPlan({ plan, free }: NaiveOption, { boards, freeCancellation, payLater }: StayFilters): boolean {
  return (
    (!boards || boards.includes(plan.board)) && (!freeCancellation || free) && (!payLater || plan.payAt === 'property')
  );
}

/** Everything sold to this ask for one room's guests. */
export function naiveOptions(
  world: TestWorld,
  ask: StayAsk,
  property: PropertyInput,
  need: RoomNeed,
  stock: NaiveStock = NO_STOCK,
): NaiveOption[] {
  return property.rooms.flatMap((room) => {
    if (!naiveHolds(property, room, need) || naiveLeft(world, ask, property, room, stock) < 1) return [];
    return room.ratePlans
      .filter((plan) => sees(ask, plan) && naiveAllows(world, ask, room, plan))
      .map((plan) => ({
        room,
        plan,
        totalMinor: naiveTotal(world, ask, property, room, plan, need),
        free: naiveFree(world, ask, property, plan),
      }));
  });
}

function sees({ member, contracts }: StayAsk, { audience }: RatePlanInput): boolean {
  if (audience === 'public') return true;
  return audience === 'member' ? member : contracts.includes(audience.contract);
}

export function naiveHolds(property: PropertyInput, room: RoomInput, { adults, childAges }: RoomNeed): boolean {
  const children = childAges.length;
  if (children > 0 && !property.children) return false;
  return adults <= room.maxAdults && children <= room.maxChildren && adults + children <= room.maxGuests;
}

export function nightsOf(world: TestWorld, { arrival, nights }: StayAsk): number[] {
  return Array.from({ length: nights }, (_, night) => arrival - world.firstDay + night);
}

/** Rooms left on every night; a closed night leaves none. */
export function naiveLeft(
  world: TestWorld,
  ask: StayAsk,
  property: PropertyInput,
  room: RoomInput,
  stock: NaiveStock,
): number {
  const on = (day: number): number => {
    if (day < 0 || day >= world.dayCount) return 0;
    let closed = [...room.closedDays].includes(day);
    let units = room.units;
    for (const said of room.exceptions ?? []) {
      if (said.day !== day || said.ratePlan !== undefined) continue;
      closed = said.closed ?? closed;
      units = said.units ?? units;
    }
    return closed ? 0 : Math.max(0, units - stock(property.key, room.key, day));
  };
  return Math.min(...nightsOf(world, ask).map(on));
}

export function naiveAllows(world: TestWorld, ask: StayAsk, room: RoomInput, plan: RatePlanInput): boolean {
  const rule = world.restrictions[plan.restriction] ?? {};
  const arrival = ask.arrival - world.firstDay;
  const lead = ask.arrival - ask.saleDay;
  if (lead < (rule.minLeadDays ?? -Infinity) || lead > (rule.maxLeadDays ?? Infinity)) return false;
  const said = (room.exceptions ?? []).filter(({ ratePlan }) => ratePlan === undefined || ratePlan === plan.key);
  let least = rule.minNights?.[arrival] ?? 1;
  let most = rule.maxNights?.[arrival] ?? 30;
  let shut = rule.closedToArrival?.includes(arrival) ?? false;
  let locked = rule.closedToDeparture?.includes(arrival + ask.nights) ?? false;
  for (const each of said) {
    if (each.day === arrival) {
      least = each.minNights ?? least;
      most = each.maxNights ?? most;
      shut = each.closedToArrival ?? shut;
    }
    if (each.day === arrival + ask.nights) locked = each.closedToDeparture ?? locked;
  }
  const stopped = nightsOf(world, ask).some((night) => {
    let stop = rule.stopSell?.includes(night) ?? false;
    for (const each of said) if (each.day === night && each.ratePlan !== undefined) stop = each.closed ?? stop;
    return stop;
  });
  return ask.nights >= least && ask.nights <= most && !shut && !locked && !stopped;
}

/** Wall time by the platform's own zones. */
export function naiveInstant(zone: string, day: number, minute: number): number {
  const guess = day * 1440 + minute;
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  for (let instant = guess - 15 * 60; instant <= guess + 15 * 60; instant += 15) {
    const wanted = new Date(guess * 60_000).toISOString().slice(0, 16).replace('T', ' ');
    if (format.format(new Date(instant * 60_000)) === wanted) return instant;
  }
  throw new RangeError(`no such time in ${zone}`);
}

function naiveFree(world: TestWorld, ask: StayAsk, property: PropertyInput, plan: RatePlanInput): boolean {
  const open = world.cancellations[plan.cancellation]!.steps.find(({ hoursBefore, atMinute }) => {
    if (hoursBefore === undefined) return true;
    return naiveInstant(world.zones[property.zone]!, ask.arrival, (atMinute ?? 0) - hoursBefore * 60) > ask.saleInstant;
  });
  return open!.fee.kind === 'none';
}
