import { VisuallyHidden } from './index.ts';
import type { States } from '#design/gallery';

export const states: States = {
  'Said, not shown': () => (
    <p>
      Between these words <VisuallyHidden>stands something for screen readers</VisuallyHidden> is a sentence.
    </p>
  ),
};
