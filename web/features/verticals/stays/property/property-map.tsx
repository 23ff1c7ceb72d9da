import { island } from '../../../../island.tsx';

/** Where the house lies, drawn by the server; its script comes when a reader is near. */
export const PropertyMap = island({
  module: 'web/features/verticals/stays/property/property-map.island.tsx',
  importer: () => import('./property-map.island.tsx'),
  pick: (module) => module.PropertyMap,
  wakes: () => 'near',
});
