import type { JoinAsk, JoinedPair, JoinKeys, JoinTime } from './join.ts';
import type { PriceClasses } from './price-classes.ts';
import { Stock } from './stock.ts';

/** One way to sell a pair: as a return of one carrier, or as one-ways of two. */
export interface Lane {
  /** Out classes by the least key that a pair with them may have. */
  readonly lefts: Int32Array;
  /** First row of the out class at a position; of the back class given. */
  leaderAt(left: number): number;
  backLeader(right: number): number;
  /** A back row whose keys no partner of the out class goes below. */
  leastPartner(left: number): number;
  /** Back classes that the out class at a position may go with, by their first rows. */
  rightsOf(left: number): ArrayLike<number>;
  /** False when price, stops, carriers or time exclude every pair of the two classes. */
  fits(left: number, right: number): boolean;
  outRows(left: number): Int32Array;
  backRows(right: number): Int32Array;
  /** What is added for the out class at a position and the back class given. */
  extra(left: number, right: number): number;
  sum(out: number, back: number, extra: number): Pick<JoinedPair, 'primary' | 'secondary' | 'tertiary'>;
}

export function createLanes(ask: JoinAsk): Lane[] {
  const out = new Stock(ask.out);
  const back = new Stock(ask.back);
  const fits = pairRule(ask, out, back);
  const lanes = [returnLane(ask, out, back, fits)];
  if (!ask.oneTicket) lanes.push(singlesLane(ask, out, back, fits));
  return lanes.filter((lane) => lane.lefts.length > 0);
}

/** Classes by their carrier, in the order given. */
export function byCarrier(
  { carrier }: Pick<PriceClasses, 'carrier'>,
  classes: Int32Array,
): ReadonlyMap<number, readonly number[]> {
  const lists = new Map<number, number[]>();
  for (let i = 0; i < classes.length; i += 1) {
    const each = classes[i]!;
    const list = lists.get(carrier[each]!);
    if (list) list.push(each);
    else lists.set(carrier[each]!, [each]);
  }
  return lists;
}

type Fits = (left: number, right: number, kind: 'oneWay' | 'halfReturn') => boolean;

function returnLane(ask: JoinAsk, out: Stock, back: Stock, fits: Fits): Lane {
  const keys = ask.out.halfReturn;
  const partner = ask.back.halfReturn;
  const lists = byCarrier(ask.back.classes, back.ranked(partner));
  const { carrier } = ask.out.classes;
  const least = (left: number): number => back.leader[lists.get(carrier[left]!)![0]!]!;
  const lefts = out.present.filter((each) => lists.has(carrier[each]!));
  const primary = new Float64Array(out.leader.length);
  const secondary = new Float64Array(out.leader.length);
  const tertiary = new Float64Array(out.leader.length);
  for (let i = 0; i < lefts.length; i += 1) {
    const each = lefts[i]!;
    const [row, other] = [out.leader[each]!, least(each)];
    primary[each] = keys.primary[row]! + partner.primary[other]!;
    secondary[each] = keys.secondary[row]! + partner.secondary[other]!;
    tertiary[each] = keys.tertiary[row]! + partner.tertiary[other]!;
  }
  lefts.sort(
    (a, b) => primary[a]! - primary[b]! || secondary[a]! - secondary[b]! || tertiary[a]! - tertiary[b]! || a - b,
  );
  return {
    ...shared(ask, out, back, lefts, [keys, partner]),
    leastPartner: (left) => least(lefts[left]!),
    rightsOf: (left) => lists.get(carrier[lefts[left]!]!)!,
    fits: (left, right) => fits(lefts[left]!, right, 'halfReturn'),
  };
}

function singlesLane(ask: JoinAsk, out: Stock, back: Stock, fits: Fits): Lane {
  const lefts = out.ranked(ask.out.oneWay);
  const rights = back.ranked(ask.back.oneWay);
  const carriers = [ask.out.classes.carrier, ask.back.classes.carrier] as const;
  return {
    ...shared(ask, out, back, lefts, [ask.out.oneWay, ask.back.oneWay]),
    leastPartner: () => back.leader[rights[0]!]!,
    rightsOf: () => rights,
    fits: (left, right) => carriers[0][lefts[left]!] !== carriers[1][right] && fits(lefts[left]!, right, 'oneWay'),
  };
}

function shared(
  { extra }: JoinAsk,
  out: Stock,
  back: Stock,
  lefts: Int32Array,
  [keys, partner]: readonly [JoinKeys, JoinKeys],
) {
  return {
    lefts,
    leaderAt: (left: number) => out.leader[lefts[left]!]!,
    backLeader: (right: number) => back.leader[right]!,
    outRows: (left: number) => out.rowsOf(lefts[left]!),
    backRows: (right: number) => back.rowsOf(right),
    extra: (left: number, right: number) => (extra ? extra(lefts[left]!, right) : 0),
    sum: (row: number, other: number, more: number) => ({
      primary: keys.primary[row]! + partner.primary[other]! + more,
      secondary: keys.secondary[row]! + partner.secondary[other]!,
      tertiary: keys.tertiary[row]! + partner.tertiary[other]!,
    }),
  };
}

/** False when price, stops or time exclude every pair of two classes. */
export function pairRule(ask: JoinAsk, out: Stock, back: Stock): Fits {
  const { worstStops, price, time } = ask;
  const [left, right] = [ask.out.classes, ask.back.classes];
  const meets = time && meeting(time, out, back);
  return (a, b, kind) => {
    if (worstStops && !worstStops.includes(Math.max(left.stops[a]!, right.stops[b]!))) return false;
    if (price) {
      const total = left[kind][a]! + right[kind][b]!;
      if (total < price[0] || total > price[1]) return false;
    }
    return !meets || meets(a, b);
  };
}

/** Does the earliest arrival of an out class leave time for the latest departure of a back class? */
function meeting({ arrival, departure, turn }: JoinTime, out: Stock, back: Stock): (a: number, b: number) => boolean {
  const earliest = out.dealt.least(arrival);
  const latest = back.dealt.most(departure);
  return (a, b) => earliest[a]! + turn <= latest[b]!;
}
