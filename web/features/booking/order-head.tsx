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
import { orderAddress } from './access.ts';
import { standing } from './item-kinds.ts';
import { OrderFacts } from './order-facts.tsx';
import styles from './order-head.module.css';
import type { OrderPageProps } from './order-view.island.tsx';
import { RefundLead } from './refunds.tsx';
import { isUnderWay } from './use-fresh-order.ts';
import { useGoOn } from './use-go-on.ts';
import { useHeadingFocus } from '../reader/use-heading-focus.ts';
import { useSampleWords } from './use-sample-words.ts';
import type { StateWords } from './use-state-words.ts';

/** Where the booking stands, its references, and the way on where one is left. */
export function OrderHead(props: OrderPageProps & { readonly words: StateWords }) {
  const { order, words } = props;
  const heading = useHeadingFocus();
  const sample = useSampleWords(order);
  const about = useAbout(order);
  return (
    <header className={styles.head}>
      <AllBookings />
      <div className={styles.top}>
        <div className={styles.title}>
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
        <OrderFacts order={order} wide />
      </div>
      {words.gone?.map((line) => (
        <p key={line} className={styles.gone}>
          {line}
        </p>
      ))}
      <RefundLead order={order} />
      <div className={styles.lines}>
        {words.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <GoOn {...props} />
    </header>
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

/** When, of what begins first, and for whom, where that is the same for all of it. */
function useAbout(order: Order): string | undefined {
  const wordsOf = useItemWords();
  const lists = useLists();
  const [first, ...others] = standing(order).map(wordsOf);
  const party = others.every((other) => other.party === first?.party) && first?.party;
  return first && lists.facts([first.days, party]);
}

/** The way on: of what is not finished to its end, of what is cancelled to a search for each. */
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
