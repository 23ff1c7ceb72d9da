import { useLingui } from '@lingui/react/macro';
import { Badge } from '#design/badge';
import { Icon } from '#design/icon';
import { Link } from '#design/link';
import { LinkButton } from '#design/link-button';
import { SampleMark } from '#design/sample-mark';
import type { Order } from '#contract/booking';
import { useFacts } from '../../facts.ts';
import { accountPathIn } from '../chrome/account/account-path.ts';
import { useLists } from '../reader/use-lists.ts';
import { useItemWords } from '../verticals/order-parts.tsx';
import { calendarAddress, orderAddress } from './access.ts';
import { hasGone, isBooking, standing } from './item-kinds.ts';
import { OrderAmounts } from './order-facts.tsx';
import styles from './order-head.module.css';
import type { OrderPageProps } from './order-view.island.tsx';
import { RefundLead } from './refunds.tsx';
import { isUnderWay } from './use-fresh-order.ts';
import { useGoOn } from './use-go-on.ts';
import { useHeadingFocus } from '../reader/use-heading-focus.ts';
import { useSampleWords } from './use-sample-words.ts';
import { useNextSteps } from './use-next-steps.ts';
import type { StateWords } from './use-state-words.ts';

/** Where the booking stands, what was paid, and the way on where one is left. */
export function OrderHead(props: OrderPageProps & { readonly words: StateWords }) {
  const { order, words } = props;
  const heading = useHeadingFocus();
  const sample = useSampleWords(order);
  const about = useAbout(order);
  return (
    <section className={styles.head} aria-labelledby="order-title">
      <div>
        <AllBookings />
        <h1 id="order-title" ref={heading} tabIndex={-1}>
          {words.title}
        </h1>
        <p className={styles.badges}>
          <Badge tone={words.badge.tone} icon={words.badge.icon}>
            {words.badge.text}
          </Badge>
          {about && <span>{about}</span>}
          {sample && <SampleMark>{sample}</SampleMark>}
        </p>
      </div>
      {words.gone?.map((line) => (
        <p key={line} className={styles.gone}>
          {line}
        </p>
      ))}
      <RefundLead order={order} />
      <OrderAmounts order={order} />
      <div className={styles.lines}>
        {words.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <DemoMail order={order} />
        <NextHere order={order} />
      </div>
      <GoOn {...props} />
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

/** When and for whom, of what begins first. */
function useAbout(order: Order): string | undefined {
  const wordsOf = useItemWords();
  const lists = useLists();
  const [first] = standing(order).map(wordsOf);
  return first && lists.facts([first.days, first.party]);
}

/** The first step in a line, with the way to all of them. */
function NextHere({ order }: { readonly order: Order }) {
  const { t } = useLingui();
  const [step] = useNextSteps(order);
  if (!step || !isBooking(order)) return null;
  const { title, when } = step;
  return (
    <p>
      <Link look="block" href="#next">{t`Next: ${title}`}</Link> {when}
    </p>
  );
}

/** A demo sends no mail; who tries it out should not wait for one. */
function DemoMail({ order }: { readonly order: Order }) {
  const { t } = useLingui();
  const { mode } = useFacts();
  if (mode !== 'demo' || order.mail.state === 'none') return null;
  return (
    <p>
      {hasGone(order)
        ? t`Your cancellation email to ${order.contact.email} is on a page of this demo, which sends no emails.`
        : t`Your confirmation for ${order.contact.email} is on a page of this demo, which sends no emails.`}{' '}
      <Link href="/dev/mail">{t`Read the email`}</Link>
    </p>
  );
}

/** The way on: of a booking into a calendar, of what is not finished to its end, of what is cancelled to a search for each. */
function GoOn({ order, access }: OrderPageProps) {
  const { t } = useLingui();
  const wordsOf = useItemWords();
  const goOn = useGoOn(order);
  const steps = useNextSteps(order);
  const again = order.state === 'cancelled' && !goOn ? order.items.map(wordsOf) : [];
  const toBeAt =
    isBooking(order) && order.actions.includes('calendar') && steps.some(({ place }) => place !== undefined);
  return (
    <div className={styles.actions}>
      {toBeAt && (
        <LinkButton variant="primary" icon="calendar-plus" href={calendarAddress(access)} download>
          {t`Add to calendar`}
        </LinkButton>
      )}
      {goOn && (
        <LinkButton variant="primary" href={goOn.href}>
          {goOn.text}
        </LinkButton>
      )}
      {again.map(({ name, searchAgain }, at) => (
        <LinkButton key={searchAgain} variant={at === 0 ? 'primary' : 'neutral'} icon="search" href={searchAgain}>
          {t`Search again: ${name}`}
        </LinkButton>
      ))}
      {isUnderWay(order) && (
        <LinkButton variant="primary" icon="refresh-cw" href={orderAddress(access)}>{t`Check again`}</LinkButton>
      )}
    </div>
  );
}
