import { useLingui } from '@lingui/react/macro';
import { Disclosure } from '#design/disclosure';
import { brandOf, formatCardNumber, testCards } from '#contract/payments';
import { useLists } from '../verticals/flights/use-lists.ts';
import styles from './checkout.module.css';
import { useCardWords } from './use-card-words.ts';

/** The published numbers and what each of them does. */
export function TestCards() {
  const { t } = useLingui();
  const words = useCardWords();
  const lists = useLists();
  return (
    <Disclosure summary={t`Test cards`}>
      <p className={styles.quiet}>
        {t`Numbers that payment companies publish for testing. Any name, any date that is not over, any security code.`}
      </p>
      <dl className={styles.cards}>
        {testCards.map(({ number, scenario }) => (
          <div key={number} className={styles.card}>
            <dt className={styles.cardNumber} dir="ltr">
              {formatCardNumber(number)}
            </dt>
            <dd>{lists.facts([words.brand(brandOf(number)), words.scenario(scenario)])}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
