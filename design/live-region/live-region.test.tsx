import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '#design/testing';
import { LiveRegions, useAnnounce } from './index.ts';
import { createAnnouncer } from './queue.ts';

test('messages wait five seconds, and only the last of a topic is said', () => {
  vi.useFakeTimers();
  const said: string[] = [];
  const announcer = createAnnouncer((text) => said.push(text));
  announcer.polite('count', '10 results');
  announcer.polite('count', '20 results');
  announcer.polite('sort', 'Sorted by price');
  announcer.polite('count', '30 results');
  expect(said).toEqual(['10 results']);
  vi.advanceTimersByTime(5_000);
  expect(said).toEqual(['10 results', 'Sorted by price']);
  vi.advanceTimersByTime(5_000);
  expect(said).toEqual(['10 results', 'Sorted by price', '30 results']);
  vi.useRealTimers();
});

function Speaker() {
  const announce = useAnnounce();
  return (
    <button type="button" onClick={() => announce.polite('saved', 'Saved')}>
      Save
    </button>
  );
}

test('a component speaks through the region of the page', async () => {
  await show(
    <LiveRegions>
      <Speaker />
    </LiveRegions>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('status').textContent).toBe('Saved');
});
