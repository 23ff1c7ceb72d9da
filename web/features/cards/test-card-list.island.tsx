import { useLingui } from '@lingui/react/macro';
import { brandName, brandOf, formatCardNumber, testCards } from '#contract/payments';
import { useLists } from '../reader/use-lists.ts';
import styles from './test-card-list.module.css';
import { useScenarioWords } from './use-scenario-words.ts';

/** The published numbers and what each of them does. */
export function TestCardListContent() {
  const { t } = useLingui();
  const scenarioOf = useScenarioWords();
  const lists = useLists();
  return (
    <>
      <p className={styles.quiet}>
        {t`Numbers that payment companies publish for testing. Use any name, any future date and any security code.`}
      </p>
      <dl className={styles.cards}>
        {testCards.map(({ number, scenario }) => (
          <div key={number} className={styles.card}>
            <dt className={styles.cardNumber} dir="ltr">
              {formatCardNumber(number)}
            </dt>
            <dd>{lists.facts([brandName(brandOf(number)), scenarioOf(scenario)])}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
