import { useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { Button } from '#design/button';
import type { Order } from '#contract/booking';
import { PostForm } from '../../post-form.tsx';
import { extrasOf } from '../verticals/item-extras.ts';
import { Actions } from './checkout-page.tsx';

interface ExtrasFormProps {
  readonly order: Order;
  readonly formtoken: string;
  readonly back: ReactNode;
  readonly onChoice: (form: FormData) => void;
}

/** Step 2: what goes along with the things that are bought. */
export function ExtrasForm({ order, formtoken, back, onChoice }: ExtrasFormProps) {
  const { t } = useLingui();
  const busy = useNavigation().state !== 'idle';
  const change = (event: FormEvent<HTMLFormElement>) => onChoice(new FormData(event.currentTarget));
  return (
    <PostForm formtoken={formtoken} onChange={change}>
      {order.items.map((item, at) => {
        const Extras = extrasOf(item.product);
        const named = order.travellers.filter((traveller) => traveller.item === at);
        const names = named.map(({ givenNames, familyName }) => `${givenNames} ${familyName}`);
        return Extras && <Extras key={item.id} item={item} at={at} names={names} />;
      })}
      <Actions back={back}>
        <noscript>
          <Button type="submit" name="intent" value="update" size="large">
            {t`Show the new total`}
          </Button>
        </noscript>
        <Button type="submit" variant="primary" size="large" busyLabel={busy ? t`Checking the price…` : undefined}>
          {t`Continue to review`}
        </Button>
      </Actions>
    </PostForm>
  );
}
