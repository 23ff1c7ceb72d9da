import { useLingui } from '@lingui/react/macro';
import { Link } from '#design/link';
import { Note } from '#design/note';
import type { Problem } from '#contract/core';

/** Refused because of what it should have been added to: alone it may be had. */
const OF_THE_CART = ['CURRENCY_DIFFERS', 'QUOTE_EXPIRED', 'QUOTE_USED', 'QUOTE_FULL'];

interface ChoiceRefusedProps {
  readonly problems: readonly Problem[];
  /** Where to look instead. */
  readonly instead: string;
}

/** Why what was chosen did not become a quote, where it was chosen. */
export function ChoiceRefused({ problems, instead }: ChoiceRefusedProps) {
  const { t } = useLingui();
  return problems.map(({ code, localizedDescription }) => (
    <Note
      key={code}
      tone="bad"
      role="alert"
      answer={problems}
      title={localizedDescription || t`No response. Nothing is lost; try again in a moment.`}
    >
      {OF_THE_CART.includes(code) ? (
        t`You can still choose “Book separately”.`
      ) : (
        <Link href={instead}>{t`See what is available now`}</Link>
      )}
    </Note>
  ));
}
