import type { ListedSlice } from '../listed.ts';

/** `SPC 318 + 846`, or with another carrier among them `SPC 318 + RMB 7`. */
export function flightNumbers({ flights }: ListedSlice): string {
  let known = '';
  const numbers = flights.map(({ carrier, number }) => {
    const text = carrier === known ? number : `${carrier} ${number}`;
    known = carrier;
    return text;
  });
  return numbers.join(' + ');
}
