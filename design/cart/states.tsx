import { AskFirst } from '#design/ask-first';
import { Button } from '#design/button';
import { CarrierTile } from '#design/carrier-tile';
import { Icon } from '#design/icon';
import { Link } from '#design/link';
import { LinkButton } from '#design/link-button';
import { orderFacts } from '#design/examples';
import { SummaryFacts } from '#design/summary-foot';
import type { States } from '#design/gallery';
import { CartChip, type CartLine, CartList, CartStrip } from './index.ts';

const chip = {
  href: '#cart',
  label: 'Your trip: flights, €1,684, price held until 02:14',
  total: '€1,684',
  text: 'Flights, held until 02:14',
  count: '1',
};

const flights: CartLine = {
  key: 'flights',
  sign: <CarrierTile code="X-SPC" name="Straits Pacific" />,
  title: 'London to Singapore',
  lines: ['Tue 9 Mar 22:05, Tue 23 Mar 23:30', 'Straits Pacific, Light, 2 adults'],
  price: '€1,684',
  change: { href: '#fares', text: 'Change', label: 'Change London to Singapore' },
  remove: (
    <AskFirst look="link" text="Remove" of="London to Singapore" keep="Keep" outcome="New total: €1,684">
      <Button variant="danger" size="compact" aria-label="Remove London to Singapore">
        Remove
      </Button>
    </AskFirst>
  ),
};
const stay: CartLine = {
  ...flights,
  key: 'stay',
  sign: <Icon name="bed-double" />,
  title: 'The Pilotage',
  lines: ['Wed 10 Mar to Tue 23 Mar', '13 nights, Harbour double'],
  price: '€1,942',
  change: { href: '#rooms', text: 'Change', label: 'Change The Pilotage' },
  remove: (
    <AskFirst look="link" text="Remove" of="The Pilotage" keep="Keep" outcome="New total: €1,684">
      <Button variant="danger" size="compact" aria-label="Remove The Pilotage">
        Remove
      </Button>
    </AskFirst>
  ),
};
const on = (
  <LinkButton variant="primary" size="large" wide href="#checkout">
    Continue to checkout
  </LinkButton>
);
const facts = <SummaryFacts facts={orderFacts} />;

export const states: States = {
  Chip: () => <CartChip {...chip} />,
  'Chip, its panel open': () => <CartChip {...chip} open />,
  'Strip while something is added': () => (
    <CartStrip
      label="Your trip"
      title="Adding a stay to your trip."
      held="Price held until 02:14."
      leave={<Link href="#separate">Book separately</Link>}
    >
      Singapore, the 13 nights of your trip. The names you entered are saved.
    </CartStrip>
  ),
  'One item, another being chosen': () => (
    <CartList
      items={[flights]}
      open={{ icon: 'bed-double', title: 'Stay in Singapore', text: 'Wed 10 Mar – Tue 23 Mar', state: 'Choosing' }}
      total={{ text: 'Total', amount: '€1,684' }}
      on={on}
    >
      {facts}
    </CartList>
  ),
  'Two items': () => (
    <CartList items={[flights, stay]} total={{ text: 'Total for 2 items with all charges', amount: '€3,626' }} on={on}>
      {facts}
    </CartList>
  ),
  'Right to left': () => (
    <div dir="rtl">
      <CartChip {...chip} label="Your trip, from right to left" />
      <CartList items={[flights]} total={{ text: 'Total', amount: '€1,684' }} on={on}>
        {facts}
      </CartList>
    </div>
  ),
};
