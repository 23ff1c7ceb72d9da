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
        {t`Four orders, one list. Each order is a rule that you can check against what you see; the numbers of the moment stand on every results page under "How Best works".`}
      </p>
      <section>
        <h2>{t`Best`}</h2>
        <p>{t`Best adds to the total price what a journey costs you in other ways, for your whole party, and lists the lowest sum first:`}</p>
        <ul className={styles.bullets}>
          <li>{t`an amount for each hour under way`}</li>
          <li>{t`an amount for each stop`}</li>
          <li>{t`an amount for each night spent at an airport`}</li>
          <li>{t`an amount for a take-off very early or a landing very late`}</li>
        </ul>
        <p>{t`Equal sums go to the shorter journey. The amounts are the same for every airline and every visitor, and they are shown in your currency beside the list.`}</p>
      </section>
      <section>
        <h2>{t`Cheapest, fastest, greenest`}</h2>
        <p>{t`Cheapest looks at the total for your party with the bags you asked for and every mandatory charge. Fastest adds up the time of all ways. Greenest adds up the emissions of your seats, by the Travel Impact Model.`}</p>
      </section>
      <section>
        <h2>{t`What plays no part`}</h2>
        <p>{t`What we earn from a booking is no input of any order: a test of our software changes every commission and checks that no list moves. Nobody can pay for a place. Who you are, what you searched before and what device you use change neither price nor order.`}</p>
      </section>
      <section>
        <h2>{t`Who is asked`}</h2>
        <p>{t`Every results page names its sources, says how long each took, and says so when one did not answer: then a lower price may exist. With a return journey, a filter asks again instead of thinning out what was found before.`}</p>
        <p>
          {t`Where airports, cities and time zones come from stands on a page of its own.`}{' '}
          <Link href="/data-sources">{t`Data sources`}</Link>
        </p>
      </section>
      <section>
        <h2>{t`What "Sample" means`}</h2>
        <p>
          <SampleMark>{t`Sample`}</SampleMark>
        </p>
        <p>{t`An offer with this mark is invented: the airports, distances and rules are real, the carriers, flights and fares are not. It is there so that the whole site can be tried. It keeps the mark on the card, in checkout, in the mail and on paper. It cannot be flown, and no card is charged for it.`}</p>
      </section>
    </article>
  );
}
