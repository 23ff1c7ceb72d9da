import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#design/testing';
import { SourcePanel, SourceProgress } from './index.ts';

test('a source without answer counts as settled, and the words say the rest', async () => {
  await show(
    <SourceProgress label="Sources" text="1 of 3 sources responded" states={['answered', 'failed', 'waiting']} />,
  );
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Sources' });
  expect([bar.value, bar.max, bar.getAttribute('aria-valuetext')]).toEqual([2, 3, '1 of 3 sources responded']);
});

test('the panel names the silent', async () => {
  const { container } = await show(
    <SourcePanel
      summary="1 of 2 sources responded"
      short="1 of 2 sources"
      title="Who has answered"
      columns={{ source: 'Source', kind: 'Kind', options: 'Options', answer: 'Status' }}
      rows={[
        { name: 'Skybridge', kind: 'agent', options: '94', state: 'answered', answer: '2.6 s' },
        { name: 'Transmarine', kind: 'agent', options: '', state: 'failed', answer: 'no response' },
      ]}
    />,
  );
  expect([...container.querySelectorAll('tbody tr')].at(1)?.textContent).toBe('Transmarineagentno response');
});
