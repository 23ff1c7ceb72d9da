/**
 * How often something drawn at random is tried where tests run on both databases: fewer on the one that it is not about. `TRIES=all` is
 * the greater count on either, as `npm run attack` has it.
 */
export function triesOf({ embedded, server }: { readonly embedded: number; readonly server: number }): number {
  if (process.env['TRIES'] === 'all') return Math.max(embedded, server);
  return process.env['TEST_DATABASE_URL'] === undefined ? embedded : server;
}
