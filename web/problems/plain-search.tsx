import { useLingui } from '@lingui/react/macro';
import { Form } from 'react-router';
import { Button } from '#design/button';
import { TextField } from '#design/text-field';
import { useFacts } from '../facts.ts';
import styles from '../shell/error-page.module.css';

/** The search in three plain fields: an error page does not carry the weight of the search row. */
export function PlainSearch() {
  const { t } = useLingui();
  const today = useFacts().now.slice(0, 10);
  return (
    <search aria-label={t`Search flights`} className={styles.search}>
      <Form method="get" action="/flights" className={styles.fields}>
        <TextField
          label={t({ context: 'where a trip starts', message: 'From' })}
          name="from"
          required
          maxLength={64}
          autoComplete="off"
        />
        <TextField
          label={t({ context: 'where a trip ends', message: 'To' })}
          name="to"
          required
          maxLength={64}
          autoComplete="off"
        />
        <TextField label={t`Depart`} name="depart" type="date" required min={today} />
        <TextField
          label={t({ context: 'day of the way back', message: 'Return' })}
          optional={t`optional`}
          name="return"
          type="date"
          min={today}
        />
        <Button type="submit" variant="primary" icon="search">
          {t`Search`}
        </Button>
      </Form>
    </search>
  );
}
