import { fireEvent, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '#design/testing';
import { Avatar } from './index.ts';

test('[5-03a] draws initials, hidden from screen readers', async () => {
  const { container } = await show(<Avatar person={{ firstName: 'Ines', lastName: 'Moreau' }} />);
  expect(container.textContent).toBe('IM');
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});

test('[5-03b] a picture lies over the first letter of the account name, breaks to it, and a new one is tried', async () => {
  const { container, rerender } = await show(<Avatar image="/a.png" accountName="ines" />);
  expect(container.textContent).toBe('I');
  fireEvent.error(container.querySelector('img')!);
  expect([container.querySelector('img'), container.textContent]).toEqual([null, 'I']);
  rerender(<Avatar image="/b.png" accountName="ines" />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/b.png');
});

test('[5-03b] a picture that broke before the scripts came is noticed', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
  const { container } = render(<Avatar image="/a.png" accountName="ines" />);
  expect(container.textContent).toBe('I');
  vi.restoreAllMocks();
});

test('[5-03b] without a picture: a letter, a person icon for a name with +, or a placeholder', async () => {
  const drawn = async (name: string | undefined) => {
    const { container, unmount } = await show(<Avatar image={undefined} accountName={name} />);
    const what = container.textContent || container.querySelector('use')?.getAttribute('href')?.split('#')[1];
    const bare = container.querySelector('path') !== null;
    unmount();
    return [what, bare];
  };
  expect(await drawn('northlight')).toEqual(['N', false]);
  expect(await drawn('+353 85 012')).toEqual(['user', false]);
  expect(await drawn(undefined)).toEqual([undefined, true]);
});
