/** `London – Singapore – Sydney, Melbourne – London`: a comma stands where one flies on from another city. */
export function routeOf(legs: readonly (readonly [from: string, to: string])[]): string {
  return legs.reduce((route, [from, to], at) => {
    const before = legs[at - 1]?.[1];
    if (before === undefined) return `${from} – ${to}`;
    return before === from ? `${route} – ${to}` : `${route}, ${from} – ${to}`;
  }, '');
}
