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
    departDay: t`way out`,
    backDay: t`way back`,
    summary: ({ depart, back }, nights) => {
      if (depart && back && nights !== undefined) {
        const [out, home] = [format.day(depart), format.day(back)];
        if (nights === 0) return t`${out}, back the same day`;
        return t`${out} to ${home}, ${plural(nights, { one: '# night', other: '# nights' })}`;
      }
      return depart ? t`Out on ${format.day(depart)}` : t`Choose the day you leave`;
    },
    backFirst: (typed) => t`${typed} is before the way out. Choose a later day.`,
  });

  const flexible = {
    label: t`How fixed your days are`,
    options: [
      { value: '0', text: t`Exact days` },
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
    adults: { label: t`Adults`, hint: t`18 or older`, less: t`One adult fewer`, more: t`One adult more` },
    children: { label: t`Children`, hint: t`2 to 17`, less: t`One child fewer`, more: t`One child more` },
    infantsInSeat: {
      label: t`Infants in a seat`,
      hint: t`Under 2`,
      less: t`One infant in a seat fewer`,
      more: t`One infant in a seat more`,
    },
    infantsOnLap: {
      label: t`Infants on a lap`,
      hint: t`Under 2, no seat`,
      less: t`One infant on a lap fewer`,
      more: t`One infant on a lap more`,
    },
    childAge: (at) => t`Age of child ${at}`,
    years: (age) => t`${plural(age, { one: '# year', other: '# years' })}`,
    noChild: t`No child`,
    cabin: t({ context: 'travel class', message: 'Cabin' }),
    full: t`9 travellers at most in one booking. Larger groups: book twice.`,
    laps: t`One lap infant for each adult.`,
    summary: (who) => party.everyone({ ...who, children: [...who.children] }),
    done: t`Done`,
  };
}
