import { island } from '../island.tsx';

/** Not found, refused, deleted: few readers see it, so no page carries it. */
export const ProblemPage = island({
  module: 'web/problems/problem.island.tsx',
  importer: () => import('./problem.island.tsx'),
  pick: (module) => module.ProblemText,
});
