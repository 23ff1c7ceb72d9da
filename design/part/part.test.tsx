import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PartProvider, usePart, type Part, type PartLoader } from './index.ts';

function Opener({ spec }: { spec: Part<{ text: string }> }) {
  const [part, want] = usePart(spec);
  return (
    <button type="button" onClick={want}>
      {part?.text ?? 'open'}
    </button>
  );
}

test('comes when wanted, through the loader of the page, and a failure can be tried again', async () => {
  const importer = vi.fn(async () => ({ text: 'here' }));
  let calls = 0;
  const spec = { module: 'design/part/here.tsx', importer };
  const load: PartLoader = (module, run) => {
    expect(module).toBe(spec.module);
    calls += 1;
    return calls === 1 ? Promise.reject(new TypeError('offline')) : run();
  };
  render(
    <PartProvider load={load}>
      <Opener spec={spec} />
    </PartProvider>,
  );
  expect(importer).not.toHaveBeenCalled();
  await act(async () => fireEvent.click(screen.getByRole('button')));
  expect(screen.getByText('open')).toBeDefined();
  await act(async () => fireEvent.click(screen.getByRole('button')));
  expect(screen.getByText('here')).toBeDefined();
  expect(calls).toBe(2);
});
