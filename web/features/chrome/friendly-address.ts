import { friendlyUrl } from '#contract/layout';
import type { Api } from '#contract/core';

const PATIENCE_MS = 2_000;

/**
 * The address of the search at `here` in another vertical; `verticals` is `flights stays`, from and to. Null where there is no
 * answer in time: the link's own address is right as well, only empty.
 */
export async function friendlyAddress(
  api: Api,
  verticals: string,
  here: string,
  signal: AbortSignal = AbortSignal.timeout(PATIENCE_MS),
): Promise<string | null> {
  const [originalVertical = '', conversionVertical = ''] = verticals.split(' ');
  const input = { originalVertical, conversionVertical, searchUrlToConvert: here };
  try {
    return (await api(friendlyUrl.friendlySearchUrl, input, { signal })).convertedUrl;
  } catch (error) {
    console.error('friendlySearchUrl: Error resolving friendly url', error);
    return null;
  }
}
