import { review } from '#design/examples';
import { ReviewList } from './index.ts';
import type { States } from '#design/gallery';

export const states: States = {
  'With ways back': () => <ReviewList rows={review} />,
  'To be read only': () => <ReviewList rows={review.map(({ edit: _edit, ...row }) => row)} />,
};
