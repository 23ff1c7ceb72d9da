import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { Note } from './index.ts';

test('says cause and cure, and interrupts only when asked', async () => {
  await show(
    <Note tone="bad" role="alert" title="We could not reach any source">
      <p>Your search is kept.</p>
    </Note>,
  );
  expect(screen.getByRole('alert').textContent).toBe('We could not reach any sourceYour search is kept.');
});

test('the answer to a press takes the focus once, and again with the next answer', async () => {
  const form = (answer: unknown) => (
    <>
      <Note tone="bad" role="alert" answer={answer} title="There was no answer" />
      <input aria-label="Last name" />
    </>
  );
  const refused = {};
  const { rerender } = await show(form(refused));
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  screen.getByLabelText('Last name').focus();
  rerender(form(refused));
  expect(document.activeElement).toBe(screen.getByLabelText('Last name'));
  rerender(form({}));
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  expect(renderToStaticMarkup(form(refused))).toContain('autofocus');
});
