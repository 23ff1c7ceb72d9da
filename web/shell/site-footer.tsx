import { island } from '../island.tsx';

/** Drawn by the server; its script comes when somebody is near it. */
export const SiteFooter = island({
  module: 'web/features/footer/footer.island.tsx',
  importer: () => import('../features/footer/footer.island.tsx'),
  pick: (module) => module.SiteFooter,
  wakes: () => 'near',
});
