import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IconButton } from '#design/button';
import { show } from '#design/testing';
import { watchTooltips } from './index.ts';

let stop: () => void;
const tip = () => document.querySelector('[popover="manual"]');
const isOpen = () => tip()?.hasAttribute('data-open') ?? false;

beforeEach(async () => {
  // jsdom has no popovers.
  HTMLElement.prototype.showPopover = function showPopover(this: HTMLElement) {
    this.dataset['open'] = '';
  };
  HTMLElement.prototype.hidePopover = function hidePopover(this: HTMLElement) {
    delete this.dataset['open'];
  };
  await show(
    <>
      <IconButton icon="arrow-left-right" label="Swap" />
      <button type="button">Search</button>
    </>,
  );
  vi.useFakeTimers();
  stop = watchTooltips();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const swap = () => screen.getByRole('button', { name: 'Swap' });
/** jsdom does not know by what the focus came. */
function focusBy(key: boolean): void {
  const button = swap();
  const real = Element.prototype.matches.bind(button) as (selector: string) => boolean;
  vi.spyOn(button, 'matches').mockImplementation((selector: string) =>
    selector === ':focus-visible' ? key : real(selector),
  );
  button.focus();
}

test('[9-02a] the focus of a key shows the name of a button without words after 100 ms', () => {
  focusBy(true);
  vi.advanceTimersByTime(99);
  expect(isOpen()).toBe(false);
  vi.advanceTimersByTime(1);
  expect([isOpen(), tip()?.textContent, tip()?.getAttribute('aria-hidden')]).toEqual([true, 'Swap', 'true']);
  swap().blur();
  expect(isOpen()).toBe(false);
});

test('the focus of a press shows nothing; Esc puts away what is shown', () => {
  focusBy(false);
  vi.advanceTimersByTime(1_000);
  expect(isOpen()).toBe(false);
  swap().blur();
  focusBy(true);
  vi.advanceTimersByTime(100);
  fireEvent.keyDown(swap(), { key: 'Escape' });
  expect(isOpen()).toBe(false);
});

test('a mouse shows it and may go over to it; elsewhere it goes, a finger never shows it', () => {
  const over = (target: Element, pointerType: string) =>
    fireEvent(target, Object.assign(new Event('pointerover', { bubbles: true }), { pointerType }));
  over(swap(), 'touch');
  vi.advanceTimersByTime(1_000);
  expect(isOpen()).toBe(false);
  over(swap(), 'mouse');
  vi.advanceTimersByTime(100);
  expect(isOpen()).toBe(true);
  over(screen.getByRole('button', { name: 'Search' }), 'mouse');
  vi.advanceTimersByTime(50);
  over(tip()!, 'mouse');
  vi.advanceTimersByTime(1_000);
  expect(isOpen()).toBe(true);
  over(screen.getByRole('button', { name: 'Search' }), 'mouse');
  vi.advanceTimersByTime(100);
  expect(isOpen()).toBe(false);
});
