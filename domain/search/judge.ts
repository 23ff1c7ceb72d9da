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

export interface Verdict {
  /** Not there: neither listed nor counted. */
  readonly hidden: boolean;
  /** There, and not as it should be. */
  readonly out: boolean;
  readonly reasons: readonly string[];
}

/** How offers are judged for one reader. Pure: the same facts have the same verdict. */
export interface Judge {
  readonly limits: (asked: Pick<OfferFacts, 'vertical' | 'currency'>) => Limits;
  /** What is said of an offer that is there. */
  readonly judge: (facts: OfferFacts) => Omit<Verdict, 'hidden'>;
}

/** Undefined where everything is there and nothing is said of it. */
export type JudgeOf = (reader: Reader) => Promise<Judge | undefined>;

/** Who asks as everybody does is told what everybody is: their pages are kept. */
export async function judgeFor(judgeOf: JudgeOf | undefined, reader: Reader | undefined): Promise<Judge | undefined> {
  return reader?.audience && judgeOf?.(reader);
}

export const FINE: Verdict = { hidden: false, out: false, reasons: [] };

export function verdictOf(judge: Judge, facts: OfferFacts): Verdict {
  const { mostMinor = Infinity, refused = [] } = judge.limits(facts);
  const hidden = (facts.totalMinor ?? 0) > mostMinor || facts.sellers.some((code) => refused.includes(code));
  return { ...judge.judge(facts), hidden };
}
