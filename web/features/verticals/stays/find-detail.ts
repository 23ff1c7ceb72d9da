import { isApiError, type Api } from '#contract/core';
import { detailOf, search } from '#contract/search';
import type { StayDetail } from '#contract/search';

/** One place of a search with all that is sold of it; undefined for one that is not sold (any more). */
export async function findDetail(api: Api, id: string, key: string): Promise<StayDetail | undefined> {
  try {
    return detailOf('stays', await api(search.offer, { id, offerId: `${id}.${key}` }));
  } catch (error) {
    if (isApiError(error) && (error.status === 410 || error.status === 404)) return undefined;
    throw error;
  }
}
