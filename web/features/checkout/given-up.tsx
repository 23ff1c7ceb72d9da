import { useLingui } from '@lingui/react/macro';
import { LinkButton } from '#design/link-button';
import { Note } from '#design/note';
import { useFacts } from '../../facts.ts';
import { partsOf } from '../verticals/checkout-parts.ts';
import { Actions } from './checkout-page.tsx';
import styles from './checkout.module.css';
import { FROM_CART, quotePath } from './paths.ts';
import type { Purchase } from './purchase.ts';

interface GivenUpProps {
  readonly purchase: Pick<Purchase, 'items'>;
  /** The quote that took its place, where that is known. */
  readonly by?: string | null | undefined;
}

/** What another choice replaced before it was ordered or paid for: what it costs, and where what replaced it is. */
export function GivenUp({ purchase: { items }, by }: GivenUpProps) {
  const { t } = useLingui();
  const { chrome } = useFacts();
  // Another trip may be in the cart by now: the page of what took the place knows whether that is booked.
  const followed = by && by !== chrome.cart?.quoteId;
  return (
    <>
      <div className={styles.notes}>
        <Note icon="shopping-bag" title={t`You replaced this or removed it from your trip`}>
          {t`It is no longer held and can’t be paid for. Nothing was charged.`}
        </Note>
      </div>
      <Actions>
        {chrome.cart || by ? (
          <LinkButton variant="primary" size="large" href={followed ? quotePath(by) + FROM_CART : '/cart'}>
            {t`See your trip`}
          </LinkButton>
        ) : (
          <Others product={items[0]?.product} />
        )}
      </Actions>
    </>
  );
}

/** What replaced it is booked, or was taken out too. */
function Others({ product }: { readonly product: Purchase['items'][number]['product'] | undefined }) {
  return product ? <OthersLink product={product} /> : null;
}

function OthersLink({ product }: { readonly product: Purchase['items'][number]['product'] }) {
  const { useWords, searchPath } = partsOf(product);
  return (
    <LinkButton variant="primary" size="large" href={searchPath(product)}>
      {useWords().others}
    </LinkButton>
  );
}
