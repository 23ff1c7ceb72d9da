import { useLingui } from '@lingui/react/macro';
import { useNavigation } from 'react-router';
import { Button } from '#design/button';
import { LinkButton } from '#design/link-button';
import { Note } from '#design/note';
import type { Money } from '#contract/core';
import { useFormat } from '../../format.ts';
import { PostForm } from '../../post-form.tsx';
import { partsOf } from '../verticals/checkout-parts.ts';
import { Actions } from './checkout-page.tsx';
import styles from './checkout.module.css';
import type { Purchase } from './purchase.ts';

interface PriceChangedProps {
  readonly from: Money;
  readonly to: Money;
  readonly purchase: Purchase;
  readonly formtoken: string;
}

/** It costs more than the page showed: both prices, and both ways on. Nothing goes on by itself. */
export function PriceChanged({ from, to, purchase, formtoken }: PriceChangedProps) {
  const { t } = useLingui();
  const format = useFormat();
  const product = purchase.items[0]?.product;
  const busy = useNavigation().state !== 'idle';
  const [before, now] = [format.money(from), format.money(to)];
  const more = format.money({ ...to, amountMinor: to.amountMinor - from.amountMinor });
  return (
    <>
      <div className={styles.notes}>
        <Note tone="warn" role="alert" answer={to} title={t`The price went up from ${before} to ${now}`}>
          {t`That is ${more} more in total. Nothing was charged, and nothing is held until you accept.`}
        </Note>
      </div>
      <PostForm formtoken={formtoken}>
        <input type="hidden" name="intent" value="hold" />
        <input type="hidden" name="acceptTotalMinor" value={to.amountMinor} />
        <Actions
          back={
            product && (
              <LinkButton variant="neutral" size="large" href={partsOf(product).searchPath(product)}>
                {t`Keep looking`}
              </LinkButton>
            )
          }
        >
          <Button type="submit" variant="primary" size="large" busyLabel={busy ? t`Checking…` : undefined}>
            {t`Continue for ${now}`}
          </Button>
        </Actions>
      </PostForm>
    </>
  );
}
