import { useLingui } from '@lingui/react/macro';
import type { FlightProduct } from '#contract/booking';
import { cityAndAirport, flightNumber, type Segment } from '#contract/search';
import { useFormat } from '../../../../format.ts';
import { offsetText } from '../../../reader/wall-clock.ts';
import { useLists } from '../../../reader/use-lists.ts';
import styles from './flight-paper.module.css';

/** Flights on paper. */
export function FlightPaper({ product }: { readonly product: FlightProduct }) {
  const { t } = useLingui();
  const segments = product.slices.flatMap((slice) => slice.segments);
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
                <b className={styles.number}>{flightNumber(marketing)}</b>
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
  const { local, instant, airport, terminal } = point;
  const lists = useLists();
  const name = lists.facts(cityAndAirport(point));
  return (
    <>
      <b>{lists.facts([format.day(local, 'long'), format.time(local)])}</b>
      <span>{offsetText(local, instant)}</span>
      <span>{t`${name} (${airport})`}</span>
      {terminal && <span>{t`Terminal ${terminal}`}</span>}
    </>
  );
}
