import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { FLEX_DAYS } from '#contract/search';
import type { Cabin, TravellersWords } from '#design/travellers';
import { useFormat } from '../../../../format.ts';
import { useDateWords } from '../../../search-form/use-date-words.ts';
import { usePartyWords } from '../use-party-words.ts';

/** The words of the search row's widgets. */
export function useFormWords() {
  const { t } = useLingui();
  const format = useFormat();
  const party = usePartyWords();

  const dates = useDateWords({
    depart: t`Depart`,
    back: t({ context: 'day of the way back', message: 'Return' }),
    departDay: t`outbound flight`,
    backDay: t`return flight`,
    summary: ({ depart, back }, nights) => {
      if (depart && back && nights !== undefined) {
        const [out, home] = [format.day(depart), format.day(back)];
        if (nights === 0) return t`${out}, returning the same day`;
        return t`${out} to ${home}, ${plural(nights, { one: '# night', other: '# nights' })}`;
      }
      return depart ? t`Departing on ${format.day(depart)}` : t`Choose your departure date`;
    },
    backFirst: (typed) => t`${typed} is before departure. Choose a later date.`,
  });

  const flexible = {
    label: t`Date flexibility`,
    options: [
      { value: '0', text: t`Exact dates` },
      {
        value: String(FLEX_DAYS),
        text: t`${plural(FLEX_DAYS, { one: '± # day', other: '± # days' })}`,
        label: t`${plural(FLEX_DAYS, { one: '± # day, earlier or later', other: '± # days, earlier or later' })}`,
      },
    ],
  } as const;
  const travellers = useTravellersWords();
  const cabins: Cabin[] = (['economy', 'premium', 'business', 'first'] as const).map((value) => ({
    value,
    text: party.cabin(value),
  }));
  return { dates, flexible, travellers, cabins };
}

function useTravellersWords(): TravellersWords {
  const { t } = useLingui();
  const party = usePartyWords();
  return {
    title: t`Travellers and cabin`,
    adults: { label: t`Adults`, hint: t`18 or older`, less: t`Remove one adult`, more: t`Add one adult` },
    children: { label: t`Children`, hint: t`2 to 17`, less: t`Remove one child`, more: t`Add one child` },
    infantsInSeat: {
      label: t`Infants in own seat`,
      hint: t`Under 2`,
      less: t`Remove one infant in own seat`,
      more: t`Add one infant in own seat`,
    },
    infantsOnLap: {
      label: t`Infants on lap`,
      hint: t`Under 2, no seat`,
      less: t`Remove one infant on lap`,
      more: t`Add one infant on lap`,
    },
    childAge: (at) => t`Age of child ${at}`,
    presetAge: (age) => t`Preset to ${age}: choose the age at travel.`,
    years: (age) => t`${plural(age, { one: '# year', other: '# years' })}`,
    noChild: t`No children`,
    cabin: t({ context: 'travel class', message: 'Cabin' }),
    full: t`Up to 9 travellers per booking. Larger groups: book twice.`,
    laps: t`One lap infant per adult.`,
    summary: (who) => party.everyone({ ...who, children: [...who.children] }),
    done: t`Done`,
  };
}
