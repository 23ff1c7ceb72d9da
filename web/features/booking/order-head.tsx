import { useLingui } from '@lingui/react/macro';
import { Badge } from '#design/badge';
import { CopyButton } from '#design/copy-button';
import { Icon } from '#design/icon';
import { Link } from '#design/link';
import { LinkButton } from '#design/link-button';
import { SampleMark } from '#design/sample-mark';
import type { Order } from '#contract/booking';
import { useFacts } from '../../facts.ts';
import { accountPathIn } from '../account/profile/path.ts';
import { useItemWords } from '../verticals/order-parts.tsx';
import { orderAddress } from './access.ts';
import { isBooking, standing } from './item-kinds.ts';
import styles from './order-head.module.css';
import type { OrderPageProps } from './order-page.tsx';
import { isUnderWay } from './use-fresh-order.ts';
import { useGoOn } from './use-go-on.ts';
import { useHeadingFocus } from './use-heading-focus.ts';
import { useSampleWords } from './use-sample-words.ts';
import type { StateWords } from './use-state-words.ts';

/** Where the booking stands, its references, and the way on where one is left. */
export function OrderHead(props: OrderPageProps & { readonly words: StateWords }) {
  const { order, words } = props;
  const heading = useHeadingFocus();
  const sample = useSampleWords(order);
  const days = useDays(order);
  return (
    <section className={styles.head} aria-labelledby="order-title">
      <div className={styles.text}>
        <AllBookings />
        <h1 id="order-title" ref={heading} tabIndex={-1}>
          {words.title}
        </h1>
        <p className={styles.badges}>
          <Badge tone={words.badge.tone} icon={words.badge.icon}>
            {words.badge.text}
          </Badge>
          {days && <span>{days}</span>}
          {sample && <SampleMark>{sample}</SampleMark>}
        </p>
        {words.lines.map((line) => (
          <p key={line} className={styles.line}>
            {line}
          </p>
        ))}
        <DemoMail order={order} />
        <GoOn {...props} />
      </div>
      <References order={order} />
    </section>
  );
}

function AllBookings() {
  const { t } = useLingui();
  const facts = useFacts();
  if (!facts.chrome.account) return null;
  return (
    <p>
      <Link look="block" href={accountPathIn(facts)} className={styles.all}>
        <Icon name="chevron-left" size="small" />
        {t`All bookings`}
      </Link>
    </p>
  );
}

/** Of what begins first. */
function useDays(order: Order): string | undefined {
  const wordsOf = useItemWords();
  const [first] = standing(order);
  return first && isBooking(order) ? wordsOf(first).days : undefined;
}

/** A demo sends no mail; who tries it out should not wait for one. */
function DemoMail({ order }: { readonly order: Order }) {
  const { t } = useLingui();
  const { mode } = useFacts();
  if (mode !== 'demo' || order.mail.state === 'none') return null;
  return (
    <p className={styles.line}>
      {t`Your confirmation for ${order.contact.email} is on a page of this demo, which sends no emails.`}{' '}
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

/** The way on for what is not finished; where all of several things is cancelled, a search for each. */
function GoOn({ order, access }: OrderPageProps) {
  const { t } = useLingui();
  const wordsOf = useItemWords();
  const goOn = useGoOn(order);
  const again = order.state === 'cancelled' && !goOn ? order.items.map(wordsOf) : [];
  return (
    <div className={styles.actions}>
      {goOn && (
        <LinkButton variant="primary" href={goOn.href}>
          {goOn.text}
        </LinkButton>
      )}
      {again.map(({ name, searchAgain }) => (
        <LinkButton key={searchAgain} variant="neutral" icon="search" href={searchAgain}>
          {t`Search again: ${name}`}
        </LinkButton>
      ))}
      {isUnderWay(order) && (
        <LinkButton variant="primary" icon="refresh-cw" href={orderAddress(access)}>{t`Check again`}</LinkButton>
      )}
    </div>
  );
}
