import { useLingui } from '@lingui/react/macro';
import { Button } from '#design/button';
import { useHydrated } from '#design/hydrated';
import { Link } from '#design/link';
import { Logo } from '#design/logo';
import type { Order } from '#contract/booking';
import { useFacts } from '../../facts.ts';
import { ItemPaper, useItemWords } from '../verticals/order-parts.tsx';
import { type Access, orderAddress } from './access.ts';
import { Details } from './details.tsx';
import styles from './sheet.module.css';
import { SheetMoney } from './sheet-money.tsx';
import { useLists } from '../reader/use-lists.ts';
import { PageTitle } from '../../page-title.tsx';
import { standing } from './item-kinds.ts';
import { samplesOf } from './use-sample-words.ts';
import { useClock } from './use-clock.ts';
import { useItemState } from './use-item-state.ts';
import { useStateWords } from './use-state-words.ts';

interface SheetProps {
  readonly order: Order;
  readonly access: Access;
}

/** The booking on paper: black on white, nothing that needs a press to be read. */
export function Sheet({ order, access }: SheetProps) {
  const { t } = useLingui();
  const { brand, now } = useFacts();
  const clock = useClock(order);
  const words = useStateWords(order);
  return (
    <main className={styles.sheet}>
      <PageTitle>{order.reference}</PageTitle>
      <meta name="robots" content="noindex" />
      <Bar access={access} />
      <header className={styles.head}>
        <Logo name={brand.name} />
        <p>{t`Printed ${clock.moment(now)}, ${clock.zoneName}`}</p>
      </header>
      <Samples order={order} />
      <h1>{words.title}</h1>
      <References order={order} state={words.badge.text} />
      {[...(words.gone ?? []), ...words.lines, ...(words.mail ?? [])].map((line) => (
        <p key={line}>{line}</p>
      ))}
      {standing(order).map((item) => (
        <ItemPaper key={item.id} order={order} item={item} />
      ))}
      <Details order={order} />
      <SheetMoney order={order} />
    </main>
  );
}

/** Among real things each sample is told by its name. */
function Samples({ order }: Pick<SheetProps, 'order'>) {
  const { t } = useLingui();
  const lists = useLists();
  const wordsOf = useItemWords();
  const { items, all } = samplesOf(order);
  if (all && items.length > 1) {
    return <p className={styles.sample}>{t`Sample, not real travel: nothing is held anywhere.`}</p>;
  }
  return items.map((item) => (
    <p key={item.id} className={styles.sample}>
      {all ? wordsOf(item).sampleAtLength : lists.facts([wordsOf(item).name, wordsOf(item).sampleAtLength])}
    </p>
  ));
}

function Bar({ access }: Pick<SheetProps, 'access'>) {
  const { t } = useLingui();
  const alive = useHydrated();
  return (
    <nav className={styles.bar} aria-label={t`This document`}>
      <Link look="block" href={orderAddress(access)}>{t`Back to the booking`}</Link>
      {alive && (
        <Button variant="primary" icon="printer" onClick={() => window.print()}>
          {t`Print`}
        </Button>
      )}
    </nav>
  );
}

function References({ order, state }: { readonly order: Order; readonly state: string }) {
  const { t } = useLingui();
  const { brand } = useFacts();
  const wordsOf = useItemWords();
  const stateOf = useItemState();
  const lists = useLists();
  const several = order.items.length > 1;
  return (
    <dl className={styles.codes}>
      {order.items.map((item) => {
        const { name, reference } = wordsOf(item);
        const label = several ? t`${name}: ${reference.label}` : reference.label;
        if (!several && !item.supplierReference) return null;
        return (
          <div key={item.id}>
            <dt>{item.supplierReference ? label : name}</dt>
            <dd>
              {lists.facts([
                item.supplierReference,
                (item.supplierReference === null || (several && item.state === 'cancelled')) && stateOf(item).text,
              ])}
            </dd>
          </div>
        );
      })}
      <div>
        <dt>{t`${brand.name} reference`}</dt>
        <dd>{order.reference}</dd>
      </div>
      <div>
        <dt>{t({ context: 'a booking', message: 'Status' })}</dt>
        <dd>{state}</dd>
      </div>
    </dl>
  );
}
