import { useLingui } from '@lingui/react/macro';
import { Form } from 'react-router';
import { Button } from '#design/button';
import { useFacts } from '../facts.ts';
import { VERTICAL_PAGES } from '../features/verticals/pages.ts';
import { PLAIN_SEARCHES } from '../features/verticals/plain-searches.ts';
import styles from '../shell/error-page.module.css';

/** The search that the brand begins with, in a few plain fields: an error page does not carry the weight of the search row. */
export function PlainSearch() {
  const { t, i18n } = useLingui();
  const { chrome, now } = useFacts();
  const first = chrome.primary.find(({ verticalName = '' }) => PLAIN_SEARCHES[verticalName])?.verticalName ?? '';
  const search = PLAIN_SEARCHES[first];
  if (!search) return null;
  const { label, PlainFields } = search;
  return (
    <search aria-label={i18n._(label)} className={styles.search}>
      <Form method="get" action={VERTICAL_PAGES[first]?.[0]?.path ?? '/'} className={styles.fields}>
        <PlainFields today={now.slice(0, 10)} />
        <Button type="submit" variant="primary" icon="search">
          {t`Search`}
        </Button>
      </Form>
    </search>
  );
}
