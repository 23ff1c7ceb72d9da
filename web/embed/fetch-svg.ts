import { startsAsSvg } from '#contract/frames';
import type { Report } from './world.ts';

interface Fetching {
  readonly fetch: typeof globalThis.fetch;
  readonly report: Report;
}

/**
 * A drawing as the address of an image, [7.7-01b]; null where it did not come or is none. Only as an image: there nothing of
 * it runs and nothing is fetched, whatever it holds.
 */
export async function fetchSvg(address: string, { fetch, report }: Fetching): Promise<string | null> {
  let text: string;
  try {
    const response = await fetch(address);
    if (!response.ok) throw new TypeError(`${address} answered ${response.status}`);
    text = await response.text();
  } catch {
    report('Could not fetch SVG', address);
    return null;
  }
  if (startsAsSvg(text)) return `data:image/svg+xml,${encodeURIComponent(text)}`;
  report('Malformed svg received', address);
  return null;
}
