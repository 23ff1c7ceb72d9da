import { useLingui } from '@lingui/react/macro';
import type { Property } from '#contract/search';
import { useFormat } from '../../../format.ts';

const DAY = 1_440;

/** Minutes of a day as the clock of a wall shows them: `15:00`. */
export function wallTimeOf(minutes: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
}

/** When a house lets in and out. */
export function useHouseHours() {
  const { t } = useLingui();
  const format = useFormat();
  const clock = (minutes: number): string => format.time(`2000-01-01T${wallTimeOf(minutes)}`);
  return ({ checkIn, checkOutUntil }: Pick<Property, 'checkIn' | 'checkOutUntil'>) => {
    const [from, until, out] = [clock(checkIn.from), clock(checkIn.until), clock(checkOutUntil)];
    return {
      checkIn: checkIn.until >= DAY ? t`from ${from}` : t`${from} to ${until}`,
      checkOut: t`until ${out}`,
    };
  };
}

/** What a house asks of its guests. */
export function useHouseRules() {
  const { t } = useLingui();
  return ({ checkInAge: age, children, pets, amenities }: Property): string[] => {
    const animals = {
      yes: t`Pets allowed.`,
      on_request: t`Pets on request.`,
      no: t`Pets not allowed.`,
    };
    return [
      t`Minimum check-in age: ${age}.`,
      children ? t`Children welcome.` : t`Adults only.`,
      animals[pets],
      ...(amenities.includes('non_smoking') ? [t`No smoking on the property.`] : []),
    ];
  };
}
