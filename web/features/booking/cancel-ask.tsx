import { useLingui } from '@lingui/react/macro';
import { useNavigation } from 'react-router';
import { Button } from '#design/button';
import { LinkButton } from '#design/link-button';
import type { OrderItem } from '#contract/booking';
import { PostForm } from '../../post-form.tsx';
import { useItemWords } from '../verticals/order-parts.tsx';
import { cancelAddress, orderAddress } from './access.ts';
import { ChooseUnits } from './cancel-choose.tsx';
import { CancelFigure } from './cancel-figure.tsx';
import { Expired } from './cancel-expired.tsx';
import styles from './cancel-page.module.css';
import type { CancelPageProps } from './cancel-view.island.tsx';
import { Terms } from './cancelling.tsx';
import { unitsLeft } from './item-kinds.ts';

type AskProps = Omit<CancelPageProps, 'item'> & { readonly item: OrderItem };

/** What cancelling brings over time, and the way to the terms of this moment for all of it or for some parts. */
export function AskForTerms({ order, item, unit, access, formtoken, quotes, problems }: AskProps) {
  const { t } = useLingui();
  const over = problems?.some(({ code }) => code === 'NOT_CANCELLABLE');
  return (
    <>
      {quotes.length > 0 && !problems && <Expired />}
      {!over && <CancelFigure item={item} unit={unit} />}
      <section>
        <h2 className={styles.heading}>{t`If you cancel`}</h2>
        <Terms order={order} item={item} />
      </section>
      {over ? (
        <p className={styles.choices}>
          <LinkButton variant="neutral" href={orderAddress(access)}>{t`Keep the booking`}</LinkButton>
        </p>
      ) : (
        <AskForm order={order} item={item} unit={unit} access={access} formtoken={formtoken} />
      )}
    </>
  );
}

type AskFormProps = Pick<AskProps, 'access' | 'formtoken' | 'item' | 'order' | 'unit'>;

function AskForm({ order, item, unit, access, formtoken }: AskFormProps) {
  const { t } = useLingui();
  const { cancel } = useItemWords()(item);
  const busy = useNavigation().state !== 'idle';
  const busyLabel = busy ? cancel.asking : undefined;
  const parts = unitsLeft(item).length > 1 ? cancel.units : undefined;
  return (
    <PostForm formtoken={formtoken} action={cancelAddress(access)} className={styles.ask}>
      <input type="hidden" name="intent" value="quote" />
      <input type="hidden" name="item" value={item.id} />
      {parts && <ChooseUnits order={order} item={item} chosen={unit} />}
      <div className={styles.choices}>
        {parts ? (
          <>
            <Button type="submit" variant="primary" name="scope" value="chosen" busyLabel={busyLabel}>
              {parts.chosen}
            </Button>
            <Button type="submit" variant="neutral" name="scope" value="all" busyLabel={busyLabel}>
              {parts.all}
            </Button>
          </>
        ) : (
          <Button type="submit" variant="primary" busyLabel={busyLabel}>
            {t`Continue to cancel`}
          </Button>
        )}
        <LinkButton variant="neutral" href={orderAddress(access)}>{t`Keep the booking`}</LinkButton>
      </div>
    </PostForm>
  );
}
