import { joinBest, type JoinAsk, type JoinedPair, type JoinKeys } from './join.ts';
import { byCarrier, pairRule } from './lanes.ts';
import { Stock } from './stock.ts';

/** The first pair of `joinBest` alone: sums of the first rows of classes, looked at where a bound does not exclude them. */
export function bestPair(ask: JoinAsk): JoinedPair | undefined {
  if (ask.time) return joinBest(ask, 1)[0];
  const out = new Stock(ask.out);
  const back = new Stock(ask.back);
  const fits = pairRule(ask, out, back);
  const carriers = [ask.out.classes.carrier, ask.back.classes.carrier] as const;
  const own = byCarrier(ask.back.classes, back.present);
  const returns: Search = {
    keys: [ask.out.halfReturn, ask.back.halfReturn],
    rightsOf: (left) => own.get(carriers[0][left]!) ?? [],
    fits: (left, right) => fits(left, right, 'halfReturn'),
    extra: ask.extra,
  };
  const singles: Search = {
    keys: [ask.out.oneWay, ask.back.oneWay],
    rightsOf: () => back.present,
    fits: (left, right) => carriers[0][left] !== carriers[1][right] && fits(left, right, 'oneWay'),
    extra: ask.extra,
  };
  const best = search(returns, out, back, undefined);
  return ask.oneTicket ? best : search(singles, out, back, best);
}

interface Search {
  readonly keys: readonly [JoinKeys, JoinKeys];
  readonly rightsOf: (left: number) => ArrayLike<number>;
  readonly fits: (left: number, right: number) => boolean;
  readonly extra: JoinAsk['extra'];
}

function search(
  { keys: [first, second], rightsOf, fits, extra }: Search,
  out: Stock,
  back: Stock,
  start: JoinedPair | undefined,
): JoinedPair | undefined {
  let best = start;
  const least = Math.min(...Array.from(back.present, (right) => second.primary[back.leader[right]!]!));
  const lefts = ascending(out, first);
  for (let at = 0; at < lefts.length; at += 1) {
    const left = lefts[at]!;
    const row = out.leader[left]!;
    if (best && first.primary[row]! + least > best.primary) break;
    const rights = rightsOf(left);
    for (let i = 0; i < rights.length; i += 1) {
      const other = back.leader[rights[i]!]!;
      const primary = first.primary[row]! + second.primary[other]! + (extra ? extra(left, rights[i]!) : 0);
      if ((best && primary > best.primary) || !fits(left, rights[i]!)) continue;
      const secondary = first.secondary[row]! + second.secondary[other]!;
      if (best && primary === best.primary && secondary > best.secondary) continue;
      const tertiary = first.tertiary[row]! + second.tertiary[other]!;
      const pair = { out: row, back: other, primary, secondary, tertiary };
      if (!best || precedes(pair, best)) best = pair;
    }
  }
  return best;
}

function ascending({ present, leader }: Stock, { primary }: JoinKeys): Int32Array {
  const keys = new Float64Array(leader.length);
  for (let i = 0; i < present.length; i += 1) keys[present[i]!] = primary[leader[present[i]!]!]!;
  return present.slice().sort((left, right) => keys[left]! - keys[right]!);
}

function precedes(pair: JoinedPair, best: JoinedPair): boolean {
  if (pair.primary !== best.primary) return pair.primary < best.primary;
  if (pair.secondary !== best.secondary) return pair.secondary < best.secondary;
  if (pair.tertiary !== best.tertiary) return pair.tertiary < best.tertiary;
  return pair.out !== best.out ? pair.out < best.out : pair.back < best.back;
}
