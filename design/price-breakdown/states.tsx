import { breakdown } from '#design/examples';
import { Button } from '#design/button';
import { PriceBreakdown } from './index.ts';
import styles from './states.module.css';
import type { States } from '#design/gallery';

export const states: States = {
  'Due now and due there': () => (
    <div>
      <div className={styles.aside}>
        <PriceBreakdown {...breakdown}>
          <Button variant="primary" size="large" wide>
            Book for €612
          </Button>
        </PriceBreakdown>
      </div>
    </div>
  ),
  'All of it there': () => (
    <div>
      <div className={styles.aside}>
        <PriceBreakdown
          title="Lantern suite"
          headingLevel={3}
          parts={[
            { text: 'Pay when you book', amount: '€0.00' },
            { text: 'Pay at the property', amount: '€1,064.00', note: 'SGD 1,548.80, by card or in cash' },
          ]}
          total={{ text: 'Total, 3 nights', amount: '€1,064.00' }}
        />
      </div>
    </div>
  ),
};
