import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { FLEX_DAYS } from '#contract/search';
import type { DateRangeWords } from '#design/date-range';
import type { PlaceWords } from '#design/place-combobox';
import type { Cabin, TravellersWords } from '#design/travellers';
import { useFormat } from '../../format.ts';
import { usePartyWords } from '../verticals/flights/use-party-words.ts';

/** The words of the search row's widgets. */
export function useFormWords() {
  const { t } = useLingui();
  const format = useFormat();
  const party = usePartyWords();

  const place: PlaceWords = {
    list: t`Places`,
    count: (count) =>
      count === 0 ? t`No suggestion` : t`${plural(count, { one: '# suggestion', other: '# suggestions' })}`,
    unknown: (text) => t`No place matches “${text}”. Choose one from the list, or type an airport code.`,
    didYouMean: (name) => t`Did you mean ${name}?`,
    close: t`Close`,
    clear: t`Clear`,
    addAnother: t`Add another airport or city`,
    kinds: t`City or airport`,
    remove: (name, code) => t`Remove ${name} (${code})`,
  };

  const dates: DateRangeWords = {
    title: t`Dates`,
    depart: t`Depart`,
    back: t({ context: 'day of the way back', message: 'Return' }),
    empty: t`Choose a day`,
    close: t`Close dates`,
    previousMonth: t`Previous month`,
    nextMonth: t`Next month`,
    clear: t`Clear`,
    done: t`Done`,
    departDay: t`way out`,
    backDay: t`way back`,
    low: t`low`,
    summary: ({ depart, back }, nights) => {
      if (depart && back && nights !== undefined) {
        const [out, home] = [format.day(depart), format.day(back)];
        return t`${out} to ${home}, ${plural(nights, { one: '# night', other: '# nights' })}`;
      }
      return depart ? t`Out on ${format.day(depart)}` : t`Choose the day you leave`;
    },
    unknown: (typed) => t`“${typed}” is no date. Type it like 9 Mar or 2027-03-09.`,
    outside: (typed) => t`${typed} is not on sale. Choose a day from today to a year ahead.`,
    backFirst: (typed) => t`${typed} is before the way out. Choose a later day.`,
  };

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
  return { place, dates, flexible, travellers, cabins };
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
