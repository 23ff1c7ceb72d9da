import { useLingui } from '@lingui/react/macro';
import { Badge } from '#design/badge';
import { Button } from '#design/button';
import { CopyButton } from '#design/copy-button';
import { Link } from '#design/link';
import { LinkButton } from '#design/link-button';
import { RouteMap } from '#design/route-map';
import { SampleMark } from '#design/sample-mark';
import type { Order } from '#contract/booking';
import { useFacts } from '../../facts.ts';
import { PostForm } from '../../post-form.tsx';
import { ItemPlace, useItemWords } from '../verticals/order-parts.tsx';
import { waypointsOf } from '../verticals/waypoints.ts';
import { calendarAddress, orderAddress, printAddress } from './access.ts';
import { standing } from './item-kinds.ts';
import styles from './order-head.module.css';
import type { OrderPageProps } from './order-page.tsx';
import { isUnderWay } from './use-fresh-order.ts';
import { useGoOn } from './use-go-on.ts';
import { useHeadingFocus } from './use-heading-focus.ts';
import { useSampleWords } from './use-sample-words.ts';
import type { StateWords } from './use-state-words.ts';

/** Where the booking stands, its references, and what can be done with it. */
export function OrderHead(props: OrderPageProps & { readonly words: StateWords }) {
  const { order, points, words } = props;
  const heading = useHeadingFocus();
  const sample = useSampleWords(order);
  return (
    <section className={styles.head} aria-labelledby="order-title">
      <div className={styles.text}>
        <p className={styles.badges}>
          <Badge tone={words.badge.tone} icon={words.badge.icon}>
            {words.badge.text}
          </Badge>
          {sample && <SampleMark>{sample}</SampleMark>}
        </p>
        <h1 id="order-title" ref={heading} tabIndex={-1}>
          {words.title}
        </h1>
        {words.lines.map((line) => (
          <p key={line} className={styles.line}>
            {line}
          </p>
        ))}
        <DemoMail order={order} />
        <References order={order} />
        <Actions {...props} />
      </div>
      <Map order={order} points={points} />
    </section>
  );
}

/** The way, or for what has none the place. */
function Map({ order, points }: Pick<OrderPageProps, 'order' | 'points'>) {
  const [first, ...more] = standing(order);
  const way = points.length > 1;
  if (!way && (!first || more.length > 0 || waypointsOf(first.product).length > 0)) return null;
  return (
    <div className={styles.map}>
      {way && <RouteMap points={points} aspect={1.45} room={{ around: 0.3 }} />}
      {!way && first && <ItemPlace item={first} />}
    </div>
  );
}

/** A demo sends no mail; who tries it out should not wait for one. */
function DemoMail({ order }: { readonly order: Order }) {
  const { t } = useLingui();
  const { mode } = useFacts();
  if (mode !== 'demo' || order.mail.state === 'none') return null;
  return (
    <p className={styles.line}>
      {t`This demo shows its emails on a page instead of sending them.`}{' '}
      <Link href="/dev/mail">{t`Read the email`}</Link>
    </p>
  );
}

/** With several things each carries its own reference; here stands the one that all of them have. */
export function References({ order }: { readonly order: Order }) {
  const { t } = useLingui();
  const { brand } = useFacts();
  const wordsOf = useItemWords();
  if (order.state === 'draft') return null;
  const [first, ...more] = order.items;
  const theirs = first?.supplierReference && more.length === 0 ? first.supplierReference : undefined;
  const codes = [
    ...(first && theirs ? [{ ...wordsOf(first).reference, code: theirs }] : []),
    { label: t`${brand.name} reference`, code: order.reference, copy: t`Copy the ${brand.name} reference` },
  ];
  return (
    <dl className={styles.codes}>
      {codes.map((code) => (
        <Code key={code.code} {...code} />
      ))}
    </dl>
  );
}

interface CodeProps {
  readonly label: string;
  readonly code: string;
  readonly copy: string;
}

/** A reference to be told or typed elsewhere; a pair of a list. */
export function Code({ label, code, copy }: CodeProps) {
  const { t } = useLingui();
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <bdi>{code}</bdi>
        <CopyButton text={code} label={copy} copiedText={t`Copied`} />
      </dd>
    </div>
  );
}

function Actions({ order, access, formtoken }: OrderPageProps) {
  const { t } = useLingui();
  const goOn = useGoOn(order);
  const can = (action: Order['actions'][number]) => order.actions.includes(action);
  return (
    <div className={styles.actions}>
      {goOn && (
        <LinkButton variant="primary" href={goOn.href}>
          {goOn.text}
        </LinkButton>
      )}
      {isUnderWay(order) && (
        <LinkButton variant="primary" icon="refresh-cw" href={orderAddress(access)}>{t`Look again`}</LinkButton>
      )}
      {can('calendar') && (
        <LinkButton
          variant="primary"
          icon="calendar-plus"
          href={calendarAddress(access)}
          download
        >{t`Add to calendar`}</LinkButton>
      )}
      {can('print') && <LinkButton variant="neutral" icon="printer" href={printAddress(access)}>{t`Print`}</LinkButton>}
      {can('resendMail') && formtoken && (
        <PostForm formtoken={formtoken} action={orderAddress(access)}>
          <input type="hidden" name="intent" value="resend" />
          <Button type="submit" variant="neutral" icon="mail">{t`Resend email`}</Button>
        </PostForm>
      )}
    </div>
  );
}
