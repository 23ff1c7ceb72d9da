import { LinkButton } from './index.ts';
import type { States } from '#design/gallery';

export const states: States = {
  Variants: () => (
    <>
      <LinkButton href="#fares" variant="primary">
        See fares
      </LinkButton>
      <LinkButton href="#fares" variant="neutral" iconAfter="chevron-right">
        A link
      </LinkButton>
      <LinkButton href="#fares" variant="outline" size="compact">
        Allow
      </LinkButton>
    </>
  ),
  Wide: () => (
    <LinkButton href="#fares" wide variant="primary">
      Continue
    </LinkButton>
  ),
  'Right to left': () => (
    <span lang="ar" dir="rtl">
      <LinkButton href="#fares" variant="neutral" iconAfter="chevron-right">
        التالي
      </LinkButton>
    </span>
  ),
};
