import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BaseContext } from '#design/link';
import { show } from '#design/testing';
import { type Facts, FactsContext } from '../../facts.ts';
import { PLAIN_CHROME } from '../../testing/facts.ts';
import { FrameFoot } from './frame-foot.tsx';

const frame = { partner: 'news', name: 'The News', icon: '/embed/news/icon.svg', origins: [], operations: [] };
const facts = {
  base: '/de/embed/news',
  brand: { id: 'wayfold', name: 'Wayfold' },
  chrome: { ...PLAIN_CHROME, presentation: 'frame', frame },
  origin: 'https://w.example',
} as unknown as Facts;
const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const showFoot = () =>
  show(
    <FactsContext value={facts}>
      <I18nProvider i18n={i18n}>
        <BaseContext value={facts.base}>
          <FrameFoot />
        </BaseContext>
      </I18nProvider>
    </FactsContext>,
  );

afterEach(() => vi.unstubAllGlobals());

test('below a framed page stand both names, and the rules in windows of their own', async () => {
  vi.stubGlobal('fetch', async () => new Response('<svg></svg>'));
  await showFoot();
  expect(screen.getByRole('contentinfo').textContent).toContain(
    'Flights on this The News page are provided by Wayfold.',
  );
  const links = screen.getAllByRole<HTMLAnchorElement>('link');
  expect(links.map(({ href, target, rel }) => [href, target, rel])).toEqual([
    ['https://w.example/de/', '_blank', 'noopener'],
    ['https://w.example/de/privacy', '_blank', 'noopener'],
    ['https://w.example/de/help', '_blank', 'noopener'],
  ]);
});

test('[7.7-01b] the sign of the partner is an image, never markup of ours', async () => {
  vi.stubGlobal('fetch', async () => new Response('<svg onload="alert(1)"></svg>'));
  const { container } = await showFoot();
  await waitFor(() => expect(container.querySelector('img')).not.toBeNull());
  expect(container.querySelector('img')?.src).toMatch(/^data:image\/svg\+xml,/);
  expect([container.querySelector('svg'), container.querySelector('img')?.alt]).toEqual([null, '']);
});
