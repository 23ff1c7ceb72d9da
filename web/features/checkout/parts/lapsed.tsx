import { useLingui } from '@lingui/react/macro';
import { Note } from '#design/note';
import type { Quote } from '#contract/booking';
import { useFormat } from '../../../format.ts';

interface LapsedProps {
  readonly quote: Quote;
  readonly refused: { readonly requoted?: Quote } | undefined;
}

/** The price was held for a while and is not any more. */
export function LapsedContent({ quote, refused }: LapsedProps) {
  const { t } = useLingui();
  const format = useFormat();
  const total = format.money(quote.price.total);
  return (
    <>
      {refused?.requoted && (
        <Note tone="warn" role="alert" answer={refused} title={t`The price went up to ${total}`}>
          {t`Your price has expired. Your details are saved; continue to accept the new total.`}
        </Note>
      )}
      {quote.state === 'expired' && (
        <Note title={t`This price was checked more than 30 minutes ago`}>
          {t`We check it again when you continue. If it goes up, we ask you first.`}
        </Note>
      )}
    </>
  );
}
