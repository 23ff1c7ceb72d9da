import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { PlaceWords } from '#design/place-combobox';
import { useLists } from '../reader/use-lists.ts';

/** The words of a place field. */
export function usePlaceWords(): PlaceWords {
  const { t } = useLingui();
  const lists = useLists();
  return {
    list: t`Places`,
    count: (count) =>
      count === 0 ? t`No suggestions` : t`${plural(count, { one: '# suggestion', other: '# suggestions' })}`,
    unknown: (text) => t`No place matches “${text}”. Choose one from the list or enter an airport code.`,
    several: (text) => t`“${text}” can mean several places. Choose one.`,
    oneOf: ({ name, detail }) => lists.facts([name, detail]),
    didYouMean: (name) => t`Did you mean ${name}?`,
    close: t`Close`,
    clear: t`Clear`,
    addAnother: t`Add another airport or city`,
    kinds: t`City or airport`,
    remove: (name, code) => t`Remove ${name} (${code})`,
  };
}
