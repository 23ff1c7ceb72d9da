/** How much of a house the invented public has taken, night by night. */
export interface Demand {
  /** Of 4,294,967,296: below it the whole house is gone. */
  readonly house: Float64Array;
  /** The same for one kind of room; half of it in runs of three nights, as groups take them. */
  readonly room: Float64Array;
}

const SPAN = 4_294_967_296;

/**
 * Limits for a house whose nights of a middling season are gone with the chance `base`; `pull` is season and weekday together in
 * permille. Nearer nights are taken more, so a night that is gone stays gone in every later window.
 */
export function demandOf(base: number, pull: Float64Array): Demand {
  const house = new Float64Array(pull.length);
  const room = new Float64Array(pull.length);
  for (let day = 0; day < pull.length; day++) {
    const near = 1 + 1.1 * Math.exp(-day / 24);
    const chance = Math.min(0.9, base * (pull[day]! / 1000) ** 2 * near);
    house[day] = 0.4 * chance * Math.sqrt(chance) * SPAN;
    room[day] = 0.55 * chance * SPAN;
  }
  return { house, room };
}

/** 32 mixed bits of a key and a day; fast, for some hundred million nights. */
function mix(key: number, day: number): number {
  let h = Math.imul(key ^ Math.imul(day, 0x9e3779b1), 0x85ebca6b);
  h ^= h >>> 15;
  h = Math.imul(h, 0xc2b2ae35);
  h ^= h >>> 13;
  h = Math.imul(h, 0x27d4eb2f);
  return (h ^ (h >>> 16)) >>> 0;
}

/** Nights on which the whole house is gone or shut: fewer than those on which one of its rooms is. */
export function houseNights(key: number, firstDay: number, demand: Demand, isShut: Uint8Array | undefined): Uint8Array {
  const limits = demand.house;
  const gone = isShut ? isShut.slice() : new Uint8Array(limits.length);
  for (let day = 0; day < limits.length; day++) if (mix(key, firstDay + day) < limits[day]!) gone[day] = 1;
  return gone;
}

const RUN = 3;

/** Nights that nobody can buy in one kind of room, ascending. */
export function closedNights(key: number, firstDay: number, demand: Demand, house: Uint8Array): number[] {
  const closed: number[] = [];
  const limits = demand.room;
  const runs = key ^ 0x5bd1e995;
  let run = -1;
  let taken = 0;
  for (let day = 0; day < limits.length; day++) {
    const night = firstDay + day;
    const at = Math.floor(night / RUN);
    if (at !== run) {
      run = at;
      taken = mix(runs, at);
    }
    const limit = limits[day]!;
    if (house[day] === 1 || taken < limit || mix(key, night) < limit) closed.push(day);
  }
  return closed;
}
