import { useLingui } from '@lingui/react/macro';
import type { TravellerSlot } from '#contract/booking';
import { useFormat } from '../../format.ts';
import { leadsAbroad } from '../verticals/names-abroad.ts';
import type { PurchaseItem } from './purchase.ts';
import type { Fault, FaultCode, FormRules } from './read-travellers.ts';

/** When somebody of this age was born. */
function useAgeWords() {
  const { t } = useLingui();
  const format = useFormat();
  return (slot: TravellerSlot | undefined): string => {
    const [earliest = '', latest = ''] = slot?.bornBetween ?? [];
    const [from, to] = [format.day(earliest, 'plain'), format.day(latest, 'plain')];
    if (slot?.kind === 'adult') {
      return t`This ticket is for an adult born from ${from} to ${to}. Check the date, or search again with the right age.`;
    }
    return t`The price is for a traveller born from ${from} to ${to}. Check the date, or search again with the right age.`;
  };
}

interface FaultRules extends Pick<FormRules, 'slots'> {
  readonly items: readonly (FormRules['items'][number] & Pick<PurchaseItem, 'product'>)[];
}

/** Cause and cure of every fault of the travellers' form, in one sentence. */
export function useFaultWords({ slots, items }: FaultRules) {
  const { t } = useLingui();
  const format = useFormat();
  const age = useAgeWords();

  /** As the fields say it. */
  function idOf(slot: TravellerSlot | undefined): string {
    const product = slot && items[slot.item]?.product;
    return product && leadsAbroad(product) ? t`passport` : t`photo ID`;
  }

  function words(code: FaultCode, slot: TravellerSlot | undefined): string {
    switch (code) {
      case 'given_missing':
        if (slot?.kind === 'guest') return t`Enter the first names of the guest`;
        return t`Enter the first and middle names as in the ${idOf(slot)}`;
      case 'family_missing':
        if (slot?.kind === 'guest') return t`Enter the last name of the guest`;
        return t`Enter the last name as in the ${idOf(slot)}`;
      case 'name_shape':
        return t`Use Latin letters, spaces, hyphens and apostrophes, as in the ${idOf(slot)}`;
      case 'birth_missing':
        return t`Enter the date of birth`;
      case 'no_such_day':
        return t`That date doesn’t exist. Enter day, month and year, for example 14 5 1988`;
      case 'short_year':
        return t`Enter the year with four digits`;
      case 'WRONG_AGE':
        return age(slot);
      case 'gender_missing':
        return t`Choose the gender as in the ${idOf(slot)}`;
      case 'GENDER_NOT_OFFERED':
        return t`The airline does not accept this option. Choose another`;
      case 'document_number_missing':
        return t`Enter the document number`;
      case 'document_number_shape':
        return t`Enter 5 to 15 letters and digits, as printed in the document`;
      case 'document_issuer_missing':
        return t`Choose the country that issued the document`;
      case 'document_expiry_missing':
        return t`Enter the expiry date of the document`;
      case 'DOCUMENT_EXPIRES':
        return t`The document must be valid until ${format.day(items[slot?.item ?? 0]?.rules.documentValidUntil ?? '', 'plain')} or later, the day your trip ends. Use another one.`;
      case 'chosen_twice':
        return t`This traveller is already in the booking. Choose another`;
      case 'saved_gone':
        return t`This saved traveller is no longer in your account. Check the details`;
      case 'known_traveller_shape':
        return t`Enter 9 or 10 letters and digits, as on the card`;
      case 'email_missing':
        return t`Enter the email address for the booking`;
      case 'email_shape':
        return t`Enter the full address, for example name@example.com`;
      case 'phone_shape':
        return t`Start with the country code, for example +353 85 012 3456`;
    }
  }

  return ({ field, code, text }: Fault): string => {
    const slot = slots[Number(/^travellers\.(\d+)/.exec(field)?.[1] ?? Number.NaN)];
    return code === 'server' ? (text ?? '') : words(code, slot);
  };
}
