import { SkipLinks } from './index.ts';
import type { States } from '#design/gallery';

export const states: States = {
  'Seen while focused': () => (
    <>
      <p>Press Tab: the links stand here only while one of them has focus.</p>
      <SkipLinks label="Skip to, here" links={[{ href: '#main', text: 'Skip to main content' }]} />
    </>
  ),
};
