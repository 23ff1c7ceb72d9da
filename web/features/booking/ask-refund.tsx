import { useLingui } from '@lingui/react/macro';
import { Button } from '#design/button';
import { LinkButton } from '#design/link-button';
import type { OrderItem } from '#contract/booking';
import { PostForm } from '../../post-form.tsx';
import { type Access, cancelAddress } from './access.ts';
import { unitsLeft } from './item-kinds.ts';

interface AskRefundProps {
  readonly item: OrderItem;
  readonly access: Access;
  readonly formtoken: string;
  /** Its name, where the page has several such buttons. */
  readonly about?: string;
  readonly wide?: boolean;
}

/** One thing alone is asked about at once; where parts of it can go, they are chosen first. */
export function AskRefund({ item, access, formtoken, about, wide = false }: AskRefundProps) {
  const { t } = useLingui();
  const label = about ? { 'aria-label': t`See refund and cancel: ${about}` } : {};
  if (unitsLeft(item).length > 1) {
    const href = cancelAddress(access, { item: item.id });
    return (
      <LinkButton variant="neutral" wide={wide} href={href} {...label}>
        {t`See refund and cancel`}
      </LinkButton>
    );
  }
  return (
    <PostForm formtoken={formtoken} action={cancelAddress(access)}>
      <input type="hidden" name="intent" value="quote" />
      <input type="hidden" name="item" value={item.id} />
      <Button type="submit" variant="neutral" wide={wide} {...label}>{t`See refund and cancel`}</Button>
    </PostForm>
  );
}
