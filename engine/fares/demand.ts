import type { DemandModel } from './model.ts';
import { weekdayOf } from '#engine/timetable';

/** Price multiplier of a market on a day (1 = the curve): lead time, weekday, season, peaks and slow seeded noise. */
export function demandFactor(model: DemandModel, seed: number, day: number, leadDays: number, market: number): number {
  const weekday = model.weekday[weekdayOf(day)] ?? 1000;
  const lead = between(model.lead, leadDays);
  return (lead / 1000) * (weekday / 1000) * (seasonPermille(model, day) / 1000) * noise(model, seed, day, market);
}

function between(knots: DemandModel['lead'], days: number): number {
  let previous = knots[0];
  if (!previous || days <= previous.days) return previous?.permille ?? 1000;
  for (const knot of knots) {
    if (days <= knot.days) {
      const share = (days - previous.days) / Math.max(1, knot.days - previous.days);
      return previous.permille + (knot.permille - previous.permille) * share;
    }
    previous = knot;
  }
  return previous.permille;
}

function seasonPermille(model: DemandModel, day: number): number {
  const date = new Date(day * 86_400_000);
  const monthDay = (date.getUTCMonth() + 1) * 100 + date.getUTCDate();
  const peak = model.peaks.find((range) => monthDay >= range.from && monthDay <= range.to);
  const position = date.getUTCMonth() + (date.getUTCDate() - 15) / 30;
  const first = Math.floor(position);
  const left = model.month[(first + 12) % 12] ?? 1000;
  const right = model.month[(first + 13) % 12] ?? 1000;
  return Math.round(((left + (right - left) * (position - first)) * (peak?.permille ?? 1000)) / 1000);
}

const NOISE_DAYS = 9;

function noise(model: DemandModel, seed: number, day: number, market: number): number {
  const step = Math.floor(day / NOISE_DAYS);
  const share = day / NOISE_DAYS - step;
  const wave = unit(seed, market, step) * (1 - share) + unit(seed, market, step + 1) * share;
  return 1 + (wave * 2 - 1) * (model.noisePermille / 1000);
}

function unit(seed: number, market: number, step: number): number {
  return hash3(seed, market, step) / 0x1_0000_0000;
}

/** Avalanche hash of three 32-bit values to an unsigned 32-bit one; the source of all chance in fares. */
export function hash3(a: number, b: number, c: number): number {
  let h = Math.imul(a ^ 0x9e37_79b9, 0x85eb_ca6b);
  h = Math.imul((h ^ (h >>> 13) ^ b) | 0, 0xc2b2_ae35);
  h = Math.imul((h ^ (h >>> 16) ^ c) | 0, 0x27d4_eb2f);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b_3c6d);
  h ^= h >>> 12;
  h = Math.imul(h, 0x297a_2d39);
  return (h ^ (h >>> 15)) >>> 0;
}
