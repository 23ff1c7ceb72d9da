import { StarRating } from './index.ts';
import type { States } from '#design/gallery';

export const states: States = {
  'One to five': () => (
    <>
      <StarRating count={1} text="1 star" />
      {([2, 3, 4, 5] as const).map((count) => (
        <StarRating key={count} count={count} text={`${count} stars`} />
      ))}
    </>
  ),
  'Right to left': () => (
    <span lang="ar" dir="rtl">
      <StarRating count={4} text="٤ نجوم" />
    </span>
  ),
};
