import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../../format.ts';
import { type ChosenSlices, isNumbered } from './asked.ts';

/** What the flights of a journey are called: out and back of a round trip, numbers of a longer journey, or of one that goes `onward`. */
export function useWayWords() {
  const { t } = useLingui();
  const format = useFormat();
  const number = (at: number): string => format.number(at + 1);

  return (flights: number, { onward = false } = {}) => {
    const numbered = flights > 2 || onward;
    return {
      /** `Out`, `Flight 3`. */
      name(at: number): string {
        if (numbered) return t`Flight ${number(at)}`;
        return at === 0 ? t`Out` : t`Back`;
      },
      /** `Out, Tue 9 Mar`. */
      dated(at: number, day: string): string {
        if (numbered) return t`Flight ${number(at)}, ${day}`;
        return at === 0 ? t`Out, ${day}` : t`Back, ${day}`;
      },
      /** `Out: London to Singapore`. */
      between(at: number, from: string, to: string): string {
        if (numbered) return t`Flight ${number(at)}: ${from} to ${to}`;
        return at === 0 ? t`Out: ${from} to ${to}` : t`Back: ${from} to ${to}`;
      },
      /** What a link to other flights says. */
      change(at: number): string {
        if (numbered) return t`Change flight ${number(at)}`;
        return at === 0 ? t`Change the flight out` : t`Change the flight back`;
      },
      /** Of each flight alike: `1 cabin bag each way`. */
      each: (out: string): string => (numbered ? t`${out} on each flight` : t`${out} each way`),
      /** `1 checked bag out`. */
      on(at: number, what: string): string {
        if (numbered) return t`flight ${number(at)}: ${what}`;
        return at === 0 ? t`${what} out` : t`${what} back`;
      },
      /** What a ticket for each flight means. */
      tickets: {
        title: flights > 2 ? t`${format.number(flights)} tickets` : t`Two tickets`,
        text: numbered
          ? t`Each flight is a separate contract. Changing or cancelling one does not affect the others.`
          : t`The outbound and return are separate contracts. Changing or cancelling one does not affect the other.`,
      },
    };
  };
}

/** Of flights that are chosen. */
export function useChosenWays() {
  const ways = useWayWords();
  return (slices: ChosenSlices) => ways(slices.length, { onward: isNumbered(slices) });
}
