import { useLingui } from '@lingui/react/macro';
import type { Problem } from '#contract/core';
import type { CurrencyPickerData } from '#contract/layout';
import { Button } from '#design/button';
import { Checkbox } from '#design/checkbox';
import { SelectField } from '#design/select-field';
import { PostForm } from '../../post-form.tsx';
import { PageTitle } from '../../page-title.tsx';
import styles from './pages.module.css';
import { hasPriceLimit } from './reprice.ts';
import { useRateWords } from './use-rate-words.ts';

interface CurrencyPageProps {
  readonly state: CurrencyPickerData;
  readonly formtoken: string;
  readonly back: string;
  readonly problems: readonly Problem[];
}

/** The currency as a plain form: the currency picker without scripts. */
export function CurrencyPage({ state, formtoken, back, problems }: CurrencyPageProps) {
  const { t } = useLingui();
  const rates = useRateWords();
  const wrong = problems.find(({ field }) => field === 'currencyCode') ?? problems[0];
  return (
    <div className={styles.page}>
      <PageTitle>{t`Currency`}</PageTitle>
      <h1>{t`Currency`}</h1>
      <PostForm formtoken={formtoken} action="/currency" className={styles.form}>
        <input type="hidden" name="back" value={back} />
        <SelectField
          label={t`Show prices in`}
          hint={`${rates(state.rates)} ${hasPriceLimit(back) ? t`Your price limit is converted as well.` : ''}`.trim()}
          error={wrong?.localizedDescription}
          name="currencyCode"
          defaultValue={state.current}
          options={ordered(state).map(({ currencyCode, displayName }) => ({
            value: currencyCode,
            text: `${currencyCode} ${displayName}`,
          }))}
        />
        <Checkbox
          name="store"
          label={t`Remember it on this device`}
          hint={t`Stored in a cookie for a year. Otherwise until you close the browser.`}
        />
        <Button type="submit" variant="primary">
          {t`Show prices in this currency`}
        </Button>
      </PostForm>
    </div>
  );
}

/** The usual ones first. */
function ordered({ topCurrencies, allCurrencies }: CurrencyPickerData): CurrencyPickerData['allCurrencies'] {
  const top = topCurrencies.flatMap((code) => allCurrencies.filter(({ currencyCode }) => currencyCode === code));
  return [...top, ...allCurrencies.filter((currency) => !top.includes(currency))];
}
