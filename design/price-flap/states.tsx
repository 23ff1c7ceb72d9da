import { directReturn, pilotage } from '#design/examples';
import { PriceFlap } from './index.ts';
import type { States } from '#design/gallery';

export const states: States = {
  'For a party': () => <PriceFlap price={directReturn.price} action={directReturn.action} describedBy="flap-party" />,
  'For a stay': () => (
    <PriceFlap price={pilotage.price} sample={pilotage.sample} action={pilotage.action} describedBy="flap-stay" />
  ),
  Disabled: () => (
    <PriceFlap price={pilotage.price} action={pilotage.action} describedBy="flap-gone" unavailable="Sold out" />
  ),
};
