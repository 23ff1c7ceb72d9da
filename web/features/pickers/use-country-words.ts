import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CountryWords } from '#design/country-picker';

export function useCountryWords(): CountryWords {
  const { t } = useLingui();
  return {
    search: t`Find a country`,
    placeholder: t`Country or language, in any spelling`,
    languages: (number) => t`${plural(number, { one: '# language', other: '# languages' })}`,
    count: (shown, all) => t`Shown: ${shown} of ${all}. A country begins with its own currency unless you chose one.`,
    none: {
      title: t`No country found`,
      text: (search) => t`Nothing is called “${search}”. Try the name in your language or in the country’s own.`,
    },
  };
}
