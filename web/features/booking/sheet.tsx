import { useLingui } from '@lingui/react/macro';
import { Button } from '#design/button';
import { useHydrated } from '#design/hydrated';
import { Link } from '#design/link';
import { Logo } from '#design/logo';
import type { Order } from '#contract/booking';
import type { Segment } from '#contract/search';
import { useFacts } from '../../facts.ts';
import { useFormat } from '../../format.ts';
import { useLists } from '../results/use-lists.ts';
import { type Access, orderAddress } from './access.ts';
import { Details } from './details.tsx';
import styles from './sheet.module.css';
import { SheetMoney } from './sheet-money.tsx';
import { useClock } from './use-clock.ts';
import { useStateWords } from './use-state-words.ts';
import { offsetText } from '../reader/wall-clock.ts';

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
  const sample = order.dataClass === 'demo';
  return (
    <main className={styles.sheet}>
      <title>{`${order.reference} | ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <Bar access={access} />
      <header className={styles.head}>
        <Logo name={brand.name} />
        <p>{t`Printed ${clock.moment(now)}, ${clock.zoneName}`}</p>
      </header>
      {sample && (
        <p className={styles.sample}>
          {t`Sample, not real travel: no seat is held at any airline and nothing was charged.`}
        </p>
      )}
      <h1>{words.title}</h1>
      <References order={order} state={words.badge.text} />
      <Flights order={order} />
      <Details order={order} />
      <SheetMoney order={order} />
    </main>
  );
}

function Bar({ access }: Pick<SheetProps, 'access'>) {
  const { t } = useLingui();
  const alive = useHydrated();
  return (
    <nav className={styles.bar} aria-label={t`This sheet`}>
      <Link href={orderAddress(access)}>{t`Back to the booking`}</Link>
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
  const theirs = order.items.flatMap(({ supplierReference }) => supplierReference ?? []);
  return (
    <dl className={styles.codes}>
      {theirs.map((code) => (
        <div key={code}>
          <dt>{t`Airline reference`}</dt>
          <dd>{code}</dd>
        </div>
      ))}
      <div>
        <dt>{t`${brand.name} reference`}</dt>
        <dd>{order.reference}</dd>
      </div>
      <div>
        <dt>{t`State`}</dt>
        <dd>{state}</dd>
      </div>
    </dl>
  );
}

function Flights({ order }: Pick<SheetProps, 'order'>) {
  const { t } = useLingui();
  const segments = order.items.flatMap(({ product }) => product.slices.flatMap((slice) => slice.segments));
  return (
    <section>
      <h2 className={styles.heading}>{t`Flights, local times`}</h2>
      <table className={styles.flights}>
        <thead>
          <tr>
            <th scope="col">{t`Flight`}</th>
            <th scope="col">{t`Departs`}</th>
            <th scope="col">{t`Arrives`}</th>
          </tr>
        </thead>
        <tbody>
          {segments.map(({ marketing, operating, departure, arrival }) => (
            <tr key={departure.instant}>
              <th scope="row">
                <b className={styles.number}>{`${marketing.carrier} ${marketing.number}`}</b>
                <span>{marketing.name}</span>
                {operating.code !== marketing.carrier && <span>{t`Operated by ${operating.name}`}</span>}
              </th>
              <td>
                <Point point={departure} />
              </td>
              <td>
                <Point point={arrival} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Point({ point }: { readonly point: Segment['departure'] }) {
  const { t } = useLingui();
  const format = useFormat();
  const { local, instant, cityName, airportName, airport, terminal } = point;
  const lists = useLists();
  const name = lists.facts(airportName === cityName ? [cityName] : [cityName, airportName]);
  return (
    <>
      <b>{lists.facts([format.day(local, 'long'), format.time(local)])}</b>
      <span>{offsetText(local, instant)}</span>
      <span>{t`${name} (${airport})`}</span>
      {terminal && <span>{t`Terminal ${terminal}`}</span>}
    </>
  );
}
