import { inject } from 'vitest';

/** Address of the running site of the worker that tests this file. */
export function siteUrl(): string {
  const sites = inject('sites');
  return sites[(Number(process.env.VITEST_POOL_ID) - 1) % sites.length] ?? '';
}
