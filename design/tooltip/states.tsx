import { useEffect } from 'react';
import { IconButton } from '#design/button';
import type { States } from '#design/gallery';
import { watchTooltips } from './index.ts';

function Watched() {
  useEffect(watchTooltips, []);
  return <IconButton icon="copy" label="Copy the reference" />;
}

export const states: States = {
  'Under the pointer or the focus': () => <Watched />,
};
