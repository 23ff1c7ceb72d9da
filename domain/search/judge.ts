import type { PublishedVerdict } from '#contract/search';
import type { Reader } from './audience.ts';

/** What an offer is to whoever judges it, in every vertical. */
export interface OfferFacts {
  readonly vertical: string;
  /** For the whole party in minor units; null where nothing of it is sold. */
  readonly totalMinor: number | null;
  readonly currency: string;
  /** Who sells it, by code: the airlines of its tickets, the chain of a house (`independent` for none). */
  readonly sellers: readonly string[];
}

/** Beyond these an offer is not there for a reader. Sources count under them as under filters; no facet forgives them. */
export interface Limits {
  /** Highest total for the party, in the currency of the query. */
  readonly mostMinor?: number;
  /** Codes of those of whom nothing is bought. */
  readonly refused?: readonly string[];
}

/** Why, as data: each reader's words are put to the code, with what it was held against. */
export interface Reason {
  readonly code: string;
  readonly limits: Readonly<Record<string, unknown>>;
}

/** What is said of an offer. `out`: not as it should be; `blocked`: to be seen and not to be bought. */
export interface Said {
  readonly state: 'in' | 'out' | 'blocked';
  readonly reasons: readonly Reason[];
}

export interface Verdict extends Said {
  /** Beyond the limits: neither listed nor counted, opened or bought. */
  readonly hidden: boolean;
}

/** How offers are judged for one reader. Pure: the same facts have the same verdict. */
export interface Judge {
  readonly limits: (asked: Pick<OfferFacts, 'vertical' | 'currency'>) => Limits;
  /** What is said of an offer that is there. */
  readonly judge: (facts: OfferFacts) => Said;
}

/** Undefined where everything is there and nothing is said of it. */
export type JudgeOf = (reader: Reader) => Promise<Judge | undefined>;

/** Who asks as everybody does is told what everybody is: their pages are kept. */
export async function judgeFor(judgeOf: JudgeOf | undefined, reader: Reader | undefined): Promise<Judge | undefined> {
  return reader?.audience && judgeOf?.(reader);
}

export const FINE: Verdict = { hidden: false, state: 'in', reasons: [] };

export function verdictOf(judge: Judge, facts: OfferFacts): Verdict {
  const { state, reasons } = judge.judge(facts);
  const beyond = beyondLimits(judge.limits(facts), facts);
  return beyond.length > 0
    ? { hidden: true, state: 'blocked', reasons: [...beyond, ...reasons] }
    : { hidden: false, state, reasons };
}

function beyondLimits({ mostMinor = Infinity, refused = [] }: Limits, facts: OfferFacts): Reason[] {
  const { totalMinor, currency, sellers } = facts;
  const beyond: Reason[] = [];
  if ((totalMinor ?? 0) > mostMinor) {
    beyond.push({ code: 'TOTAL_TOO_HIGH', limits: { most: { amountMinor: mostMinor, currency } } });
  }
  const unwanted = sellers.filter((code) => refused.includes(code));
  if (unwanted.length > 0) beyond.push({ code: 'SELLER_NOT_ALLOWED', limits: { sellers: unwanted } });
  return beyond;
}

/** May whoever it is said to buy it? */
export function isRefused({ hidden, state }: Verdict): boolean {
  return hidden || state === 'blocked';
}

/** With an offer, where there is anything to say of it. */
export function publishVerdict({ state, reasons }: Said): { verdict?: PublishedVerdict } {
  if (state === 'in') return {};
  return { verdict: { state, reasons: reasons.map(({ code, limits }) => ({ code, limits: { ...limits } })) } };
}
