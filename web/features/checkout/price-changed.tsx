import { useLingui } from '@lingui/react/macro';
import { useNavigation } from 'react-router';
import { Button } from '#design/button';
import { LinkButton } from '#design/link-button';
import { Note } from '#design/note';
import type { Money } from '#contract/core';
import { useFormat } from '../../format.ts';
import { PostForm } from '../../post-form.tsx';
import { Actions } from './checkout-page.tsx';
import styles from './checkout.module.css';
import { searchPath, type Purchase } from './purchase.ts';

interface PriceChangedProps {
  readonly from: Money;
  readonly to: Money;
  readonly purchase: Purchase;
  readonly formtoken: string;
}

/** The airline asks more than the page showed: both prices, and both ways on. Nothing goes on by itself. */
export function PriceChanged({ from, to, purchase, formtoken }: PriceChangedProps) {
  const { t } = useLingui();
  const format = useFormat();
  const busy = useNavigation().state !== 'idle';
  const [before, now] = [format.money(from), format.money(to)];
  const more = format.money({ ...to, amountMinor: to.amountMinor - from.amountMinor });
  return (
    <>
      <div className={styles.notes}>
        <Note tone="warn" role="alert" title={t`The airline changed the price from ${before} to ${now}`}>
          {t`That is ${more} more for everybody together. Nothing was charged, and no seat is kept until you accept.`}
        </Note>
      </div>
      <PostForm formtoken={formtoken}>
        <input type="hidden" name="intent" value="hold" />
        <input type="hidden" name="acceptTotalMinor" value={to.amountMinor} />
        <Actions
          back={
            <LinkButton variant="neutral" size="large" href={searchPath(purchase.product)}>
              {t`Keep looking`}
            </LinkButton>
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
