import { CheckoutHeader } from './index.ts';
import type { States } from '#design/gallery';

const home = { href: '#top', label: 'Wayfold, homepage', name: 'Wayfold' };
const words = { stepsLabel: 'Steps', doneText: '(done)' };

export const states: States = {
  'First step': () => (
    <CheckoutHeader
      {...words}
      home={home}
      where="Checkout 1 of 3"
      steps={[
        { text: 'Travellers', state: 'current' },
        { text: 'Extras', state: 'ahead' },
        { text: 'Review and pay', state: 'ahead' },
      ]}
    />
  ),
  'Partly done, with help': () => (
    <CheckoutHeader
      {...words}
      home={home}
      where="Checkout 2 of 3"
      help={{ href: '#help', text: 'Help' }}
      steps={[
        { text: 'Travellers', state: 'done', href: '#travellers' },
        { text: 'Extras', state: 'current' },
        { text: 'Review and pay', state: 'ahead' },
      ]}
    />
  ),
};
