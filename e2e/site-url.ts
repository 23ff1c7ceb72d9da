import { inject } from 'vitest';

let address = '';

/** Has the site of this worker started, unless it runs. */
export async function startOwnSite(): Promise<void> {
  const answer = await fetch(`${inject('sites')}/${process.env.VITEST_POOL_ID}`);
  const text = await answer.text();
  if (!answer.ok) throw new TypeError(text);
  address = text;
}

/** Address of the running site of the worker that tests this file. */
export function siteUrl(): string {
  return address;
}
