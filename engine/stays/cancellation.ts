import { zoneInstant } from '#engine/zones';
import { share } from './exact.ts';
import type { CancellationFee } from './input.ts';
import type { Choice, StayPricer } from './price.ts';
import type { StaySnapshot } from './snapshot.ts';
import type { Terms } from './terms.ts';
import type { StayCancellation, StayCancellationStep } from './types.ts';

/** A step that can still be reached at the sale, with its bound as an instant. */
interface OpenStep {
  readonly until: number | null;
  readonly fee: CancellationFee;
}

export interface Deadlines {
  /** Steps of a cancellation rule at a property, from the sale on. */
  steps(property: number, cancellation: number): readonly OpenStep[];
  /** Until when it costs nothing; null when it costs at once. */
  freeUntil(property: number, cancellation: number): number | null;
}

export function deadlinesOf({ world, ask }: Terms): Deadlines {
  const known = new Map<number, readonly OpenStep[]>();
  const steps: Deadlines['steps'] = (property, cancellation) => {
    const zone = world.properties.zone[property]!;
    const id = zone * 65_536 + cancellation;
    let found = known.get(id);
    if (!found) {
      found = world.words.cancellations[cancellation]!.steps.map(({ hoursBefore, atMinute, fee }) => {
        const until =
          hoursBefore === undefined ? null : wall(world, zone, ask.arrival, (atMinute ?? 0) - 60 * hoursBefore);
        return { until, fee };
      }).filter(({ until }) => until === null || until > ask.saleInstant);
      known.set(id, found);
    }
    return found;
  };
  return {
    steps,
    freeUntil(property, cancellation) {
      let free: number | null = null;
      for (const { until, fee } of steps(property, cancellation)) {
        if (fee.kind !== 'none') return free;
        const { zone, checkInFrom } = world.properties;
        free = until ?? wall(world, zone[property]!, ask.arrival, checkInFrom[property]!);
      }
      return free;
    },
  };
}

/** `minute` counts from the midnight that begins `day`, and may lie days before or after it. */
function wall({ zones, firstDay, dayCount }: StaySnapshot, zone: number, day: number, minute: number): number {
  const shift = Math.floor(minute / 1440);
  return zoneInstant(zones, firstDay, dayCount, zone, day + shift, minute - 1440 * shift);
}

/** What cancelling one room costs over time. */
export function cancellationOf(
  { world, nights }: Terms,
  deadlines: Deadlines,
  pricer: StayPricer,
  choice: Choice,
  totalMinor: number,
): StayCancellation {
  const rule = world.plans.cancellation[choice.plan]!;
  const kept = (fee: CancellationFee): number => {
    if (fee.kind === 'none') return 0;
    if (fee.kind === 'permille') return share(totalMinor, fee.permille, 1000);
    return fee.nights >= nights ? totalMinor : Math.min(totalMinor, pricer.firstNights(choice, fee.nights));
  };
  return {
    steps: deadlines.steps(choice.property, rule).map(({ until, fee }) => stepOf(until, kept(fee), totalMinor)),
    freeUntil: deadlines.freeUntil(choice.property, rule),
    noShowMinor: kept(world.words.cancellations[rule]!.noShow),
  };
}

function stepOf(until: number | null, keptMinor: number, totalMinor: number): StayCancellationStep {
  return { until, keptMinor, backMinor: totalMinor - keptMinor };
}

/** Several rooms cancelled together: a step ends where one of any room does. */
export function addCancellations(parts: readonly StayCancellation[]): StayCancellation {
  if (parts.length === 1) return parts[0]!;
  const bounds = new Set(parts.flatMap(({ steps }) => steps.flatMap(({ until }) => until ?? [])));
  const untils: readonly (number | null)[] = [...[...bounds].sort((left, right) => left - right), null];
  const at = ({ steps }: StayCancellation, until: number | null): StayCancellationStep =>
    steps.find((step) => step.until === null || (until !== null && step.until >= until))!;
  const sum = (read: (part: StayCancellation) => number): number => parts.reduce((all, part) => all + read(part), 0);
  const free = parts.map(({ freeUntil }) => freeUntil);
  return {
    steps: untils.map((until) => ({
      until,
      keptMinor: sum((part) => at(part, until).keptMinor),
      backMinor: sum((part) => at(part, until).backMinor),
    })),
    freeUntil: free.reduce((least, each) => (least === null || each === null ? null : Math.min(least, each))) ?? null,
    noShowMinor: sum(({ noShowMinor }) => noShowMinor),
  };
}
