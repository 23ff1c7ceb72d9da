import { useLingui } from '@lingui/react/macro';
import { formatCentimetres } from '../../../../format.ts';
import { useFacts } from '../../../../facts.ts';
import { useLists } from '../../../reader/use-lists.ts';
import type { ListedSlice } from '../listed.ts';

/** The closest seat of the flights of a direction; Wi-Fi and power only where all of them have them. */
export function useSeatLine() {
  const { t } = useLingui();
  const { locale } = useFacts();
  const lists = useLists();
  return ({ seat }: Pick<ListedSlice, 'seat'>): string | undefined => {
    if (!seat) return undefined;
    const pitch = formatCentimetres(seat.pitchCm, locale);
    const wifi = seat.wifi && { free: t`free Wi-Fi`, paid: t`Wi-Fi for a fee` }[seat.wifi];
    return lists.facts([t`${pitch} seat pitch`, wifi, seat.power && t`power`]);
  };
}
