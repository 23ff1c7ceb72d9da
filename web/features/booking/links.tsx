import { useLingui } from '@lingui/react/macro';
import { Button } from '#design/button';
import { Disclosure } from '#design/disclosure';
import { orderAddress } from './access.ts';
import type { OrderPageProps } from './order-view.island.tsx';
import { PostForm } from '../../post-form.tsx';
import styles from './order-page.module.css';

/** Who else may open the booking, and how to end that. */
export function Links({ order, access, formtoken }: OrderPageProps) {
  const { t } = useLingui();
  if (!order.actions.includes('resendMail') || !formtoken) return null;
  return (
    <section aria-label={t`Links to this booking`}>
      <Disclosure look="bar" summary={t`Links to this booking`}>
        <p
          className={styles.note}
        >{t`Links in our emails open this booking without signing in, until 60 days after the trip. Revoke them if an email reached the wrong person. A new link goes to ${order.contact.email}.`}</p>
        <PostForm formtoken={formtoken} action={orderAddress(access)}>
          <input type="hidden" name="intent" value="links" />
          <Button type="submit" variant="neutral" icon="mail">{t`Revoke all links and email a new one`}</Button>
        </PostForm>
      </Disclosure>
    </section>
  );
}
