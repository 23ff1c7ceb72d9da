import { useLingui } from '@lingui/react/macro';
import { LinkButton } from '#design/link-button';
import { Note } from '#design/note';
import { Actions } from './checkout-page.tsx';
import styles from './checkout.module.css';
import type { EndCode } from './end-codes.ts';
import { searchPath, type Purchase } from './purchase.ts';

/** Title and reason of an end, in words. */
export function useEndWords() {
  const { t } = useLingui();
  return (code: EndCode): { readonly title: string; readonly text: string } => {
    switch (code) {
      case 'SOLD_OUT':
        return {
          title: t`Somebody else took the last seats`,
          text: t`The airline sold them before yours were booked. Nothing was charged, and nothing you typed was sent to anybody else.`,
        };
      case 'FARE_GONE':
        return {
          title: t`This fare is sold out`,
          text: t`The flights may still be sold at another fare. Nothing was charged.`,
        };
      case 'OFFER_GONE':
        return {
          title: t`These flights are not sold any more`,
          text: t`The airline took them off sale. Nothing was charged.`,
        };
      case 'BOOKING_REFUSED':
        return {
          title: t`The airline did not take the booking`,
          text: t`Nothing was charged; an amount that your bank had set aside is released.`,
        };
    }
  };
}

/** The end of a purchase: what happened, that nothing was charged, and what else flies. */
export function Ended({ code, purchase }: { readonly code: EndCode; readonly purchase: Purchase }) {
  const { t } = useLingui();
  const words = useEndWords()(code);
  return (
    <>
      <div className={styles.notes}>
        <Note tone="warn" role="alert" title={words.title}>
          {words.text}
        </Note>
      </div>
      <Actions>
        <LinkButton variant="primary" size="large" href={searchPath(purchase.product)}>
          {t`See what is sold on these days`}
        </LinkButton>
      </Actions>
    </>
  );
}
