import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { useFollowedLinks } from './use-followed-links.ts';

function Page() {
  useFollowedLinks();
  const { pathname, search } = useLocation();
  return (
    <>
      <output>{pathname + search}</output>
      <a href="/fares/x?sort=best">
        <b>Fares</b>
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
      <a href="/taken" onClick={(event) => event.preventDefault()}>
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
  await act(async () => render(<RouterProvider router={router} />));
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
