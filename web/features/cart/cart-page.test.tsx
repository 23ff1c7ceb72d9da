import { afterEach, expect, test, vi } from 'vitest';
import { openCheckout } from '../checkout/testing/open.tsx';
import { quote } from '../checkout/testing/sample.ts';

afterEach(() => vi.unstubAllGlobals());

test('the cart says of what was chosen again that it is there already, and of nothing else', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  const answers = { 'cart.read': { quote, adding: false } };
  const again = await openCheckout('/cart?again', answers);
  expect(again.page.getByText('Already in your trip')).toBeDefined();
  expect(again.page.getByText(/anything you entered is saved/)).toBeDefined();
  again.page.unmount();
  const { page } = await openCheckout('/cart', answers);
  expect(page.queryByText('Already in your trip')).toBeNull();
});
