import { useLingui } from '@lingui/react/macro';
import { Link } from '#design/link';
import { SampleMark } from '#design/sample-mark';
import { PageTitle } from '../../page-title.tsx';
import styles from './page.module.css';

/** How a list of flights is ordered, in plain words: what counts, what never does, and who was asked. */
export default function HowResultsAreRanked() {
  const { t } = useLingui();
  return (
    <article className={styles.page}>
      <PageTitle>{t`How results are ranked`}</PageTitle>
      <h1>{t`How results are ranked`}</h1>
      <p className={styles.lead}>
        {t`You can sort the list in four ways. Each follows a rule you can check; the current amounts are on every results page under “How Best works”.`}
      </p>
      <section>
        <h2>{t`Best`}</h2>
        <p>{t`Best adds these amounts to the total price for your whole party and lists the lowest sum first:`}</p>
        <ul className={styles.bullets}>
          <li>{t`an amount per travel hour`}</li>
          <li>{t`an amount per stop`}</li>
          <li>{t`an amount per overnight wait at an airport`}</li>
          <li>{t`an amount for a very early departure or a very late arrival`}</li>
          <li>{t`an amount per change of airport between your flights`}</li>
        </ul>
        <p>{t`Equal sums are ordered by the shorter journey. The amounts are the same for every airline and every visitor, and are shown in your currency beside the list.`}</p>
      </section>
      <section>
        <h2>{t`Cheapest, fastest, lowest CO₂e`}</h2>
        <p>{t`Cheapest uses the total for your party with your bags and all mandatory charges. Fastest uses the total travel time. Lowest CO₂e adds up the emissions of your seats, using the Travel Impact Model.`}</p>
      </section>
      <section>
        <h2>{t`What has no influence`}</h2>
        <p>{t`What we earn from a booking does not affect any order: an automated test changes every commission and checks that no list changes. Airlines and properties can’t pay for a position. Your identity, past searches and device affect neither price nor order.`}</p>
      </section>
      <section>
        <h2>{t`Sources`}</h2>
        <p>{t`Every results page names its sources, how long each took and which did not respond: in that case a lower price may exist. With a round trip, filters search again instead of only narrowing what was found before.`}</p>
        <p>
          {t`See where airports, cities and time zones come from.`} <Link href="/data-sources">{t`Data sources`}</Link>
        </p>
      </section>
      <section>
        <h2>{t`What “Sample” means`}</h2>
        <p>
          <SampleMark>{t`Sample`}</SampleMark>
        </p>
        <p>{t`An offer with this label is invented: airports, distances and rules are real; airlines, flights and fares are not. It lets you try the whole site. It keeps the label in the results, at checkout, in emails and on documents. It can’t be flown and no card is charged.`}</p>
      </section>
    </article>
  );
}
