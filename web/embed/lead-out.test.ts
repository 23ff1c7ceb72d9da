import { afterEach, beforeEach, expect, test } from 'vitest';
import { leadOut } from './lead-out.ts';

const BASE = '/de/embed/news';
let stop: () => void;

beforeEach(() => {
  stop = leadOut({ document, origin: window.location.origin, base: BASE });
});
afterEach(() => stop());

function pressed(href: string): { href: string | null; target: string; rel: string } {
  document.body.innerHTML = `<a href="${href}"><b>x</b></a>`;
  const link = document.querySelector('a');
  link?.addEventListener('click', (event) => event.preventDefault());
  document.querySelector('b')?.click();
  return { href: link?.getAttribute('href') ?? null, target: link?.target ?? '', rel: link?.rel ?? '' };
}

test.for([BASE, `${BASE}/flights/LON-SIN?x=1`, `${BASE}/flights`, `${BASE}/stays`, '#main', `${BASE}#main`])(
  '%s stays in the frame',
  (href) => {
    window.history.replaceState(null, '', BASE);
    expect(pressed(href)).toEqual({ href, target: '', rel: '' });
  },
);

test.for([
  [`${BASE}/fares/x?y=1#z`, '/de/fares/x?y=1#z'],
  [`${BASE}/booking/find`, '/de/booking/find'],
  [`${BASE}/flightsx`, '/de/flightsx'],
  ['/privacy', '/privacy'],
  ['https://other.example/', 'https://other.example/'],
])('%s opens in a window of its own, outside of the frame', ([href, to]) => {
  expect(pressed(href ?? '')).toEqual({ href: to, target: '_blank', rel: 'noopener' });
});

test('a letter or a number to call stays as it is', () => {
  expect(pressed('mailto:a@b.example').target).toBe('');
});
