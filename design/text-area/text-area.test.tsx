import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { TextArea } from './index.ts';

test('label, hint and error belong to the field, and what was written is kept', async () => {
  await show(<TextArea label="Message" hint="Any language" error="Write something" name="text" defaultValue="a" />);
  const area = screen.getByLabelText<HTMLTextAreaElement>('Message');
  const described = area.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(['Any language', 'Write something']);
  expect([area.value, area.getAttribute('aria-invalid')]).toEqual(['a', 'true']);
});

test('words run by their own script, whatever the page does', async () => {
  await show(<TextArea label="Message" name="text" />);
  expect(screen.getByLabelText('Message').getAttribute('dir')).toBe('auto');
});
