import { useLingui } from '@lingui/react/macro';
import type { LanguageLink } from '#contract/layout';

export function useSiteWords() {
  const { t } = useLingui();
  return {
    /** What has to be known of a language before it is chosen. */
    facts: ({ spoken }: LanguageLink) => (spoken ? '' : t`in English`),
  };
}
