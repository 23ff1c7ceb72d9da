import { useLingui } from '@lingui/react/macro';
import { Form } from 'react-router';
import type { Problem } from '#contract/core';
import type { FlightAddress } from '#contract/search';
import { useFacts } from '../../facts.ts';

/** A plain GET form: works without scripts, the results page reads it. */
export function SearchForm({ address }: { address?: FlightAddress; problems?: readonly Problem[] }) {
  const { t } = useLingui();
  const today = useFacts().now.slice(0, 10);
  return (
    <Form method="get" action="/flights" role="search" aria-label={t`Search flights`}>
      <p>
        <label>
          {t`From`} <input name="from" defaultValue={address?.from} required maxLength={64} autoComplete="off" />
        </label>{' '}
        <label>
          {t`To`} <input name="to" defaultValue={address?.to} required maxLength={64} autoComplete="off" />
        </label>
      </p>
      <p>
        <label>
          {t`Depart`} <input name="depart" type="date" required min={today} />
        </label>{' '}
        <label>
          {t`Return`} <input name="return" type="date" min={today} />
        </label>{' '}
        <label>
          {t`Adults`} <input name="adults" inputMode="numeric" defaultValue="1" size={2} />
        </label>
      </p>
      <button type="submit">{t`Search`}</button>
    </Form>
  );
}
