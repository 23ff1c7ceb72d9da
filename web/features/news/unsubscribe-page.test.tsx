import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NEWS_WORDING, NEWS_WORDINGS } from '#contract/news';
import { showPage } from '../booking/testing/show-page.tsx';
import { UnsubscribePage } from './unsubscribe-page.tsx';

const standing = { brand: 'Juniper', wanted: true, mayUndo: false };
const field = (page: HTMLElement, name: string) => page.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value;

test('whoever gets news finds one button that stops them, and what still comes', async () => {
  const page = await showPage(<UnsubscribePage link="key" standing={standing} refused={undefined} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Unsubscribe from Juniper news?');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Unsubscribe']);
  expect([field(page, 'link'), field(page, 'intent')]).toEqual(['key', 'stop']);
  expect(page.textContent).toContain('We still email you about your bookings and account security');
});

test('afterwards the page says so and takes it back, in the words that the proof names by its version', async () => {
  const page = await showPage(
    <UnsubscribePage link="key" standing={{ ...standing, wanted: false, mayUndo: true }} refused={undefined} />,
  );
  const words = NEWS_WORDINGS[NEWS_WORDING]?.unsubscribePage.replace('{brand}', 'Juniper');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([words]);
  expect(field(page, 'intent')).toBe('again');
});

test('later only the account asks again; a link that is nobody’s leads there as well and accuses nobody', async () => {
  await showPage(<UnsubscribePage link="key" standing={{ ...standing, wanted: false }} refused="Too late" />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('alert').textContent).toBe('Too late');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/profile/account/notifications');
  const lost = await showPage(<UnsubscribePage link="x" standing={null} refused={undefined} />);
  expect(lost.querySelector('h1')?.textContent).toBe('This link is not valid');
  expect(lost.querySelector('form')).toBeNull();
  expect(lost.querySelector('a')?.getAttribute('href')).toBe('/profile/account/notifications');
});
