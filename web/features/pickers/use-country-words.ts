import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CountryWords } from '#design/country-picker';

export function useCountryWords(): CountryWords {
  const { t } = useLingui();
  return {
    search: t`Find a country`,
    placeholder: t`Country or language`,
    languages: (number) => t`${plural(number, { one: '# language', other: '# languages' })}`,
    count: (shown, all) =>
      t`${shown} of ${all} shown. Choosing a country sets its currency unless you have chosen one.`,
    none: {
      title: t`No country found`,
      text: (search) => t`No match for “${search}”. Try the name in your language or in the local language.`,
    },
  };
}
