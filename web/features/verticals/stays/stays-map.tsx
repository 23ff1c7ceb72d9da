import { island } from '../../../island.tsx';

/** The listed stays on a map, drawn by the server; its script comes when a reader is near. On a phone it is never seen here. */
export const StaysMap = island({
  module: 'web/features/verticals/stays/stays-map.island.tsx',
  importer: () => import('./stays-map.island.tsx'),
  pick: (module) => module.StaysMap,
  wakes: () => 'near',
});
