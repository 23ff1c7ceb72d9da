import { CopyButton } from './index.ts';
import type { States } from '#design/gallery';

export const states: States = {
  'Icon alone': () => <CopyButton text="8QJ4TD" label="Copy airline reference" copiedText="Copied" />,
  'In words': () => <CopyButton inWords text="8QJ4TD" label="Copy the reference" copiedText="Copied" />,
};
