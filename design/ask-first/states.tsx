import { Button } from '#design/button';
import type { States } from '#design/gallery';
import { AskFirst } from './index.ts';

const asked = { text: 'Remove', keep: 'Keep', outcome: 'New total: €639.93' };
const yes = (name: string) => (
  <Button variant="danger" size="compact" aria-label={`Remove ${name}`}>
    Remove
  </Button>
);

export const states: States = {
  'As a button': () => (
    <AskFirst {...asked} of="Hotel Taman Gadingi">
      {yes('Hotel Taman Gadingi')}
    </AskFirst>
  ),
  'As a link': () => (
    <AskFirst {...asked} look="link" of="London to Singapore">
      {yes('London to Singapore')}
    </AskFirst>
  ),
};
