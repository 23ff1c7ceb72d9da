import { Link } from './index.ts';
import type { States } from '#design/gallery';

export const states: States = {
  'In text': () => (
    <p>
      Three may have moved. <Link href="#check">Check all again</Link>
    </p>
  ),
  'Standing alone': () => (
    <Link look="block" href="#rules">
      Read the full fare rules
    </Link>
  ),
};
