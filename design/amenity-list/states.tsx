import { amenities } from '#design/examples';
import { AmenityGroups, AmenityLine } from './index.ts';
import type { States } from '#design/gallery';

export const states: States = {
  'Line of a card': () => <AmenityLine items={['Pool', 'Gym', 'Breakfast €22']} />,
  'Everything by kind': () => <AmenityGroups groups={amenities} />,
  'One kind': () => <AmenityGroups groups={amenities.slice(1, 2)} />,
};
