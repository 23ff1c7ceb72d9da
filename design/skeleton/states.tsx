import { Skeleton } from './index.ts';
import type { States } from '#design/gallery';

export const states: States = {
  Lines: () => (
    <div>
      <Skeleton shape="title" width="half" />
      <Skeleton width="most" />
      <Skeleton width="quarter" />
    </div>
  ),
  'Tile, rule and block': () => (
    <div>
      <Skeleton shape="tile" />
      <Skeleton shape="rule" />
      <Skeleton shape="block" />
    </div>
  ),
};
