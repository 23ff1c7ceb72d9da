import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { type Facts, FactsContext } from '../facts.ts';
import { useFollowedLinks } from './use-followed-links.ts';

function Page() {
  useFollowedLinks();
  const { pathname, search } = useLocation();
  return (
    <>
      <output>{pathname + search}</output>
      <a href="/de/fares/x?sort=best">
        <b>Fares</b>
      </a>
      <a href="/de/stays" data-deferred="flights stays">
        Stays
      </a>
      <a href="/api/openapi.json">Data</a>
      <a href="#main">Main</a>
      <a href="https://example.org/fares">Elsewhere</a>
      <a href="/dev/mail/1" data-load="document">
        Mail
      </a>
      <a href="/sheet" download>
        Sheet
      </a>
      <a href="/de/taken" onClick={(event) => event.preventDefault()}>
        Taken
      </a>
    </>
  );
}

afterEach(cleanup);

/** Whether the browser was left to do it. */
async function press(name: string, keys: object = {}): Promise<boolean> {
  let left = true;
  await act(async () => {
    left = fireEvent.click(screen.getByText(name), keys);
  });
  return left;
}

async function open() {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: ['/'] });
  await act(async () =>
    render(
      <FactsContext value={{ base: '/de' } as Facts}>
        <RouterProvider router={router} />
      </FactsContext>,
    ),
  );
  return () => screen.getByRole('status').textContent;
}

test('a press anywhere in a link of the site is followed without a document', async () => {
  const at = await open();
  expect(await press('Fares')).toBe(false);
  expect(at()).toBe('/fares/x?sort=best');
});

test('what is no page, goes elsewhere or wants a document is left to the browser', async () => {
  const at = await open();
  for (const name of ['Data', 'Main', 'Elsewhere', 'Mail', 'Sheet'])
    expect([name, await press(name)]).toEqual([name, true]);
  expect(await press('Fares', { ctrlKey: true })).toBe(true);
  expect(await press('Taken')).toBe(false);
  expect(at()).toBe('/');
});

test('[2.4-06b] the search goes along to another vertical; without an answer the link itself is followed', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  window.history.replaceState(null, '', '/de/flights/A-B/2027-03-03?sort=best');
  const json = { headers: { 'content-type': 'application/json' } };
  fetched.mockResolvedValueOnce(new Response('{"convertedUrl":"/stays/B/2027-03-03"}', json));
  const at = await open();
  await press('Stays');
  await expect.poll(at).toBe('/stays/B/2027-03-03');
  expect(String(fetched.mock.calls[0]?.[1]?.body)).toContain('searchUrlToConvert=%2Fflights%2FA-B%2F2027-03-03%3Fsort');
  fetched.mockResolvedValueOnce(new Response('{"errors":[]}', { ...json, status: 422 }));
  await press('Stays');
  await expect.poll(at).toBe('/stays');
  expect(log.mock.calls[0]?.[0]).toBe('friendlySearchUrl: Error resolving friendly url');
  fetched.mockRestore();
  log.mockRestore();
});
