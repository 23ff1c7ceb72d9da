/** Where the art of a place is served: a tenth of a degree is enough, and few files serve many. */
export function artAddress({ lat, lon }: { readonly lat: number; readonly lon: number }): string {
  return `/art/places/${lat.toFixed(1)}/${lon.toFixed(1)}.svg`;
}
