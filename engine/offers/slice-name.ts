const OF_RETURN = ['out', 'back'];

/** What facets call a slice: `out` and `back` of a return, `leg1` to `leg6` of a journey of three slices or more. */
export function sliceName(at: number, slices: number): string {
  return (slices < 3 && OF_RETURN[at]) || `leg${at + 1}`;
}
