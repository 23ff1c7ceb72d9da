import { UpdateBar } from './index.ts';
import type { States } from '#design/gallery';

export const states: States = {
  'Something new': () => <UpdateBar onPress={() => undefined}>18 new, 2 cheaper: update the list</UpdateBar>,
};
