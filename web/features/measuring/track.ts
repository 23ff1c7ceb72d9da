import type { Track } from '#contract/measuring';

let teller: Promise<Track> | null = null;

/** Where it is told what happens. Nobody is told, and nothing is kept, until the reader agreed to it. */
export function trackTo(next: Promise<Track> | null): void {
  teller = next;
  // A script that does not come measures nothing; the page is none the worse.
  next?.catch(() => undefined);
}

/** Tells that something happened; the table of what can is in `contract/measuring`. */
export const track: Track = (name, detail) =>
  void teller?.then(
    (tell) => tell(name, detail),
    () => undefined,
  );
