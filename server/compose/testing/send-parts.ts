import type { TestBrowser } from '../identity-testing.ts';
import type { TestSite } from '../../http/testing.ts';

export interface Part {
  readonly bytes: Uint8Array | string;
  readonly name?: string;
  readonly type?: string;
}

/** What a browser sends for a form with these files and fields, with a form token of its own. */
export async function sendParts(
  { app }: Pick<TestSite, 'app'>,
  browser: Pick<TestBrowser, 'cookie'>,
  {
    url,
    parts,
    csrf = true,
  }: { readonly url: string; readonly parts: Readonly<Record<string, Part | string>>; readonly csrf?: boolean },
) {
  const headers = { 'sec-fetch-site': 'same-origin', cookie: browser.cookie() };
  const token = await app.inject({ method: 'POST', url: '/s/run/formtoken', headers });
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) {
    if (typeof part === 'string') form.append(name, part);
    else form.append(name, new Blob([part.bytes as BlobPart], { type: part.type ?? '' }), part.name ?? 'me.jpg');
  }
  const body = new Response(form);
  const payload = Buffer.from(await body.arrayBuffer());
  const type = { 'content-type': body.headers.get('content-type') ?? '' };
  const proof = csrf ? { 'x-csrf': token.json<{ formtoken: string }>().formtoken } : {};
  return app.inject({ method: 'POST', url, headers: { ...headers, ...type, ...proof }, payload });
}
