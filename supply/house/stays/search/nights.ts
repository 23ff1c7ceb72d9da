const DAY_MS = 86_400_000;

/** Civil days of the nights of a stay. */
export function nightsOf(stay: { readonly checkIn: string; readonly nights: number }): string[] {
  const arrival = Date.parse(`${stay.checkIn}T00:00:00Z`);
  return Array.from({ length: stay.nights }, (_, night) =>
    new Date(arrival + night * DAY_MS).toISOString().slice(0, 10),
  );
}
