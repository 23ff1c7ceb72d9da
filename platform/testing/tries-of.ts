/** On the database that it is not about fewer, or in a usual run fewer than in one that tries all. */
type Tries = { readonly embedded: number; readonly server: number } | { readonly usual: number; readonly all: number };

/**
 * How often something drawn at random is tried. `TRIES=all` is the greatest count, on either database, as `npm run attack` has it.
 */
export function triesOf(tries: Tries): number {
  if (process.env['TRIES'] === 'all') return Math.max(...Object.values(tries));
  if ('usual' in tries) return tries.usual;
  return process.env['TEST_DATABASE_URL'] === undefined ? tries.embedded : tries.server;
}
