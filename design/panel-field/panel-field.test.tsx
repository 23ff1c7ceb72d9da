import { act, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { show } from '#design/testing';
import { PanelField } from './index.ts';

const field = (want: () => void) => (
  <PanelField
    title="Seats"
    want={want}
    panel={(done) => (
      <button type="button" onClick={done}>
        Done
      </button>
    )}
    plain={<select aria-label="Seats" />}
    posted={<input type="hidden" name="seat" value="window" />}
  >
    No wish
  </PanelField>
);

test('opens its panel, and Done gives focus back', async () => {
  const want = vi.fn();
  await show(field(want));
  const opener = screen.getByRole('button', { name: 'Seats No wish' });
  await act(async () => fireEvent.click(opener));
  expect([want.mock.calls.length > 0, opener.getAttribute('aria-expanded')]).toEqual([true, 'true']);
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect([opener.getAttribute('aria-expanded'), document.activeElement]).toEqual(['false', opener]);
});

test('the server writes the plain fields, and what is chosen for a form that goes before its scripts come', () => {
  const html = renderToString(field(() => {}));
  expect(html).toContain('<noscript><select');
  expect(html).toContain('</noscript><input type="hidden" name="seat" value="window"/>');
});
