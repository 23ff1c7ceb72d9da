import { compose } from '#server/compose';
export const leak = compose;
