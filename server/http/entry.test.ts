import { afterAll, beforeAll, expect, test } from 'vitest';
import { redirectPayloads, remainsAt } from '../../tools/attack/redirects.ts';
import { ORIGIN, openTestSite, type TestSite } from './testing.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite([]);
});
afterAll(() => site.close());

async function enter(url: string) {
  const { statusCode, headers } = await site.app.inject(url);
  return [statusCode, headers.location];
}

test('[7.3-05] a path ending in /in leads to a page of ours and keeps the tracking parameters that are listed', async () => {
  expect(
    await enter('/in?redir=%2Fflights%3Ffrom%3DLON&utm_source=news&utm_campaign=may-1&gclid=1&email=a%40b.example'),
  ).toEqual([302, '/flights?from=LON&utm_source=news&utm_campaign=may-1']);
  expect(await enter('/de/in?redir=/de/flights&partner=north&utm_term=%3Cscript%3E')).toEqual([
    302,
    '/de/flights?partner=north',
  ]);
});

test('[7.3-05] without a path of ours the entry leads to the front page of its language', async () => {
  expect(await enter('/in')).toEqual([302, '/']);
  expect(await enter('/de/in?redir=https://evil.example&ref=x')).toEqual([302, '/de?ref=x']);
  expect(await enter('/in?redir=/de/in%3Fredir%3D/in')).toEqual([302, '/']);
});

test('addresses that only look like the entry are left alone', async () => {
  for (const url of ['/login', '/begin', '/in/side', '/i/api/places/in', '/assets/in'])
    expect((await enter(url))[0]).not.toBe(302);
  expect((await site.app.inject({ method: 'POST', url: '/in' })).statusCode).not.toBe(302);
});

test('S21 [7.3-05] of 2,200 disguised addresses of other sites the entry leads to none', async () => {
  const through = [];
  for (const payload of redirectPayloads(2_200, 7)) {
    const query = new URLSearchParams({ redir: payload, utm_source: payload });
    for (const url of [`/in?${query}`, `/de/in?${query}`]) {
      const [status, location] = await enter(url);
      if (status !== 302 || !remainsAt(ORIGIN, String(location))) through.push([url, location]);
    }
  }
  expect(through).toEqual([]);
  for (const url of ['//evil.example/in', '/\\evil.example/in', '/%2f/evil.example/in', '/%5cevil.example/in']) {
    const [, location] = await enter(url);
    expect(remainsAt(ORIGIN, String(location ?? '/'))).toBe(true);
  }
});
