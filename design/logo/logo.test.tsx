import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { Logo, LogoContext } from './index.ts';

test('the drawing comes from the file of the brand and has its name', async () => {
  const { getByRole } = await show(
    <LogoContext value={{ src: '/brands/juniper/1.svg', width: 90 }}>
      <Logo name="Juniper" />
    </LogoContext>,
  );
  const logo = getByRole('img', { name: 'Juniper' });
  expect([...logo.parentElement!.querySelectorAll('use')].map((use) => use.getAttribute('href'))).toEqual([
    '/brands/juniper/1.svg#mark',
    '/brands/juniper/1.svg#wordmark',
  ]);
});

test('without a file the name is in words', async () => {
  const { container } = await show(<Logo name="Wayfold" />);
  expect(container.textContent).toBe('Wayfold');
});
