/** Where the reader's device is, or why that is not known. */
export type Whereabouts =
  | { readonly kind: 'known'; readonly near: string }
  | { readonly kind: 'denied' | 'unavailable' | 'timeout' };

const PATIENCE_MS = 10_000;
const FRESH_MS = 5 * 60_000;
/** Two decimals of a degree are about a kilometre: enough for airports, and not a house. */
const DECIMALS = 2;

/** Asks the device once, which is when the browser asks the reader. The answer is kept nowhere. */
export function locate(geolocation: Geolocation | undefined): Promise<Whereabouts> {
  return new Promise((resolve) => {
    if (!geolocation) return resolve({ kind: 'unavailable' });
    geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ kind: 'known', near: `${coords.latitude.toFixed(DECIMALS)},${coords.longitude.toFixed(DECIMALS)}` }),
      ({ code, PERMISSION_DENIED, TIMEOUT }) =>
        resolve({ kind: code === PERMISSION_DENIED ? 'denied' : code === TIMEOUT ? 'timeout' : 'unavailable' }),
      { enableHighAccuracy: false, timeout: PATIENCE_MS, maximumAge: FRESH_MS },
    );
  });
}
