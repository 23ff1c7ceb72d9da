import { useLingui } from '@lingui/react/macro';
import { useActionData } from 'react-router';
import { LinkButton } from '#design/link-button';
import { Note } from '#design/note';
import { useFacts } from '../../facts.ts';
import { PageTitle } from '../../page-title.tsx';
import { Problems } from '../forms/problems.tsx';
import { VERTICALS } from '../verticals/index.ts';
import { CartContents } from './cart-contents.tsx';
import type { CartData, CartRefused } from './cart-data.ts';
import styles from './cart.module.css';

/** The cart as a page: what the header's panel holds, for browsers without scripts and for a link that is kept. */
export function CartPage({ quote, missed, ...rest }: CartData) {
  const { t } = useLingui();
  const refused = useActionData<CartRefused>();
  return (
    <div className={styles.page}>
      <PageTitle>{t`Your trip`}</PageTitle>
      <h1>{t`Your trip`}</h1>
      <Problems problems={refused?.problems ?? []} />
      {quote ? <CartContents quote={quote} {...rest} /> : <Empty missed={missed} />}
    </div>
  );
}

/** Nothing is in it: what it is for, and the way to each kind of thing that this brand sells. */
function Empty({ missed }: Pick<CartData, 'missed'>) {
  const { t, i18n } = useLingui();
  const { primary } = useFacts().chrome;
  const ways = primary.flatMap(({ url, verticalName }) => {
    const vertical = verticalName && VERTICALS[verticalName];
    return vertical ? [{ url, text: i18n._(vertical.search) }] : [];
  });
  return (
    <>
      {missed ? (
        <Note tone="warn" title={t`Your trip can no longer be booked`}>
          {t`It was not held, and its departure or check-in has passed. Nothing was charged. The traveller details you entered are saved for your next search.`}
        </Note>
      ) : (
        <Note title={t`Your trip is empty`}>
          {t`Choose what to book first, then add the rest of your trip. Everything is booked with one payment.`}
        </Note>
      )}
      <p className={styles.ways}>
        {ways.map(({ url, text }, at) => (
          <LinkButton key={url} variant={at === 0 ? 'primary' : 'neutral'} href={url}>
            {text}
          </LinkButton>
        ))}
      </p>
    </>
  );
}
