import { data } from 'react-router';
import type { StayAddress, StayDetail, StayResults } from '#contract/search';
import { listedStays } from '../../features/verticals/stays/listed.ts';
import type { AnsweredNights } from '../../features/verticals/stays/nights/asked-nights.ts';
import type { PropertyData } from './data.ts';

const SHOWN = 3;

/** 410 for a place that is not sold; one that is full for these nights is still there. */
export function gone(
  address: StayAddress,
  results: StayResults,
  { detail, offerKey, nights }: { detail: StayDetail | undefined; offerKey: string; nights: AnsweredNights | null },
) {
  const others = results.offers.filter(({ key }) => key !== detail?.offer.key);
  const instead = listedStays({ ...results, facets: [], offers: others.slice(0, SHOWN) });
  const soldOut = detail?.offer.property.name ?? null;
  const { area } = results;
  const found = { kind: 'gone', address, area, soldOut, offerKey, nights, instead } satisfies PropertyData;
  return data(found, { status: detail ? 200 : 410 });
}
