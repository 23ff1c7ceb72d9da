import { Disclosure } from './index.ts';
import type { States } from '#design/gallery';

export const states: States = {
  Closed: () => (
    <Disclosure summary="Full fare rules">
      <p>Changes cost €90 each and the fare difference, until 2 hours before take-off.</p>
    </Disclosure>
  ),
  Open: () => (
    <Disclosure open summary="What the price holds">
      <p>Fares, taxes, airport charges and our service.</p>
    </Disclosure>
  ),
  'A whole line': () => (
    <Disclosure look="bar" summary="All 14 airlines, with those that answered late and those that did not answer">
      <p>Straits Pacific</p>
    </Disclosure>
  ),
};
