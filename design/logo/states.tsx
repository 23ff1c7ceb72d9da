import { Logo, LogoContext } from './index.ts';
import type { States } from '#design/gallery';

export const states: States = {
  'Of this brand': () => <Logo name="The brand" />,
  'Without a file': () => (
    <LogoContext value={null}>
      <Logo name="The name in words" />
    </LogoContext>
  ),
  'Right to left': () => (
    <span dir="rtl">
      <Logo name="The brand, from right to left" />
    </span>
  ),
};
