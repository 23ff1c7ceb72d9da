import { useLingui } from '@lingui/react/macro';
import { Button } from '#design/button';
import { Icon, type IconName } from '#design/icon';
import { Anchor, Link } from '#design/link';
import { RouteMap } from '#design/route-map';
import type { Order } from '#contract/booking';
import { useFacts } from '../../facts.ts';
import { PostForm } from '../../post-form.tsx';
import { ItemPlace } from '../verticals/order-parts.tsx';
import { waypointsOf } from '../verticals/waypoints.ts';
import { calendarAddress, orderAddress, paperAddress, printAddress } from './access.ts';
import { CancelNow } from './cancel-now.tsx';
import { hasGone, standing } from './item-kinds.ts';
import styles from './order-aside.module.css';
import type { OrderPageProps } from './order-view.island.tsx';
import { OrderPrice, OrderReceipt } from './order-receipt.tsx';

/** Beside the trip: the money, the papers of it, and what cancelling gives back now. */
export function OrderAside({ mail, ...props }: OrderPageProps & { readonly mail: readonly string[] | undefined }) {
  const { t } = useLingui();
  const { order, points } = props;
  return (
    <aside className={styles.aside} aria-label={t`Payment and documents`}>
      <OrderReceipt order={order}>
        <div>
          <Papers {...props} />
          <Mail order={order} lines={mail ?? []} />
        </div>
        <CancelNow {...props} />
      </OrderReceipt>
      <OrderPrice order={order} />
      <Map order={order} points={points} />
    </aside>
  );
}

interface PaperLink {
  readonly icon: IconName;
  readonly text: string;
  readonly kind: string;
  readonly href: string;
}

/** What can be taken along, each with the kind of its file, and the email once more. */
function Papers({ order, access, formtoken }: OrderPageProps) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const can = (action: Order['actions'][number]) => order.actions.includes(action);
  if (!can('print')) return null;
  const papers: readonly PaperLink[] = [
    { icon: 'receipt-text', text: t`Receipt`, kind: 'PDF', href: paperAddress(access, 'receipt', locale) },
    { icon: 'file-text', text: t`Itinerary`, kind: 'PDF', href: paperAddress(access, 'itinerary', locale) },
    ...(can('calendar')
      ? [{ icon: 'calendar-plus', text: t`Add to calendar`, kind: 'ICS', href: calendarAddress(access) } as const]
      : []),
  ];
  return (
    <ul className={styles.papers}>
      {papers.map(({ icon, text, kind, href }) => (
        <li key={text}>
          <Anchor href={href} download className={styles.paper}>
            <Icon name={icon} />
            <span>{text}</span>
            <small>{kind}</small>
          </Anchor>
        </li>
      ))}
      <li>
        <Anchor href={printAddress(access)} className={styles.paper}>
          <Icon name="printer" />
          <span>{t`Print`}</span>
        </Anchor>
      </li>
      {can('resendMail') && formtoken && (
        <li>
          <PostForm formtoken={formtoken} action={orderAddress(access)}>
            <input type="hidden" name="intent" value="resend" />
            <Button type="submit" variant="quiet" icon="mail" className={styles.resend}>{t`Resend email`}</Button>
          </PostForm>
        </li>
      )}
    </ul>
  );
}

/** Where the mail about it is; a demo sends none, and who tries it out should not wait for one. */
function Mail({ order, lines }: { readonly order: Order; readonly lines: readonly string[] }) {
  const { t } = useLingui();
  const { mode } = useFacts();
  const isShown = mode === 'demo' && (order.mail.state === 'sent' || order.mail.state === 'waiting');
  return (
    <div className={styles.mail}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {isShown && (
        <>
          <p>
            {hasGone(order)
              ? t`Your cancellation email to ${order.contact.email} is on a page of this demo, which sends no emails.`
              : t`Your confirmation for ${order.contact.email} is on a page of this demo, which sends no emails.`}
          </p>
          <p>
            <Link look="block" href="/dev/mail">{t`Read the email`}</Link>
          </p>
        </>
      )}
    </div>
  );
}

/** The way, or for what has none the place; of what is cancelled neither. */
function Map({ order, points }: Pick<OrderPageProps, 'order' | 'points'>) {
  if (order.state === 'cancelled') return null;
  const [first, ...more] = standing(order);
  const way = points.length > 1;
  if (!way && (!first || more.length > 0 || waypointsOf(first.product).length > 0)) return null;
  return (
    <div className={styles.map}>
      {way && <RouteMap points={points} aspect={1.6} room={{ around: 0.3 }} />}
      {!way && first && <ItemPlace item={first} />}
    </div>
  );
}
