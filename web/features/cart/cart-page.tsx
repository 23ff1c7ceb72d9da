import { useLingui } from '@lingui/react/macro';
import { useActionData } from 'react-router';
import { Link } from '#design/link';
import { Note } from '#design/note';
import { PageTitle } from '../../page-title.tsx';
import { Problems } from '../forms/problems.tsx';
import { CartContents } from './cart-contents.tsx';
import type { CartData, CartRefused } from './cart-data.ts';
import styles from './cart.module.css';

/** The cart as a page: what the header's panel holds, for browsers without scripts and for a link that is kept. */
export function CartPage({ quote, ...rest }: CartData) {
  const { t } = useLingui();
  const refused = useActionData<CartRefused>();
  return (
    <div className={styles.page}>
      <PageTitle>{t`Your trip`}</PageTitle>
      <h1>{t`Your trip`}</h1>
      <Problems problems={refused?.problems ?? []} />
      {quote ? (
        <CartContents quote={quote} {...rest} />
      ) : (
        <Note title={t`No price is held`}>
          {t`Choose a fare or a room, then add the rest of your trip. Everything is booked with one payment.`}{' '}
          <Link href="/">{t`Search again`}</Link>
        </Note>
      )}
    </div>
  );
}
