import { LinkButton } from '#design/link-button';
import type { States } from '#design/gallery';
import { type SummaryFact, SummaryFacts, SummaryFoot } from './index.ts';

const total = { text: 'Total', amount: '€757.64' };
const due: readonly SummaryFact[] = [
  { icon: 'credit-card', text: 'Pay when you book: €564.21' },
  { icon: 'bed-double', text: 'Pay at the property: €193.43' },
];
const held: SummaryFact = { icon: 'clock', text: 'Price held until 17:57' };
const parts: readonly SummaryFact[] = [
  {
    icon: 'plane',
    text: 'London to Singapore, 1 adult',
    more: ['Free cancellation for 24 hours, then taxes only: €121.62', 'Change: not allowed'],
  },
  {
    icon: 'bed-double',
    text: 'Hotel Taman Gadingi, 4 nights, 1 room',
    more: ['Free cancellation until Wed 24 Feb 18:00, property time'],
  },
];

export const states: States = {
  'Two parts, held': () => (
    <SummaryFoot total={total}>
      <SummaryFacts facts={[...due, held, ...parts]} />
      <LinkButton variant="primary" size="large" wide href="#checkout">
        Continue to checkout
      </LinkButton>
    </SummaryFoot>
  ),
  'Not held yet': () => (
    <SummaryFoot total={total}>
      <SummaryFacts facts={[...due, { icon: 'clock', text: 'Price not held yet' }]} />
    </SummaryFoot>
  ),
};
