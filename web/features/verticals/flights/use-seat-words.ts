import { useLingui } from '@lingui/react/macro';
import type { Seat } from '#contract/search';
import { formatCentimetres } from '../../../format.ts';
import { useFacts } from '../../../facts.ts';

/** What is known of a seat: its pitch, Wi-Fi and power. Nothing is said of what is not known. */
export function useSeatWords() {
  const { t } = useLingui();
  const { locale } = useFacts();

  const wifiOf = (wifi: NonNullable<Seat['wifi']>): string =>
    ({ free: t`free Wi-Fi`, paid: t`Wi-Fi for a fee`, none: t`no Wi-Fi` })[wifi];

  return ({ pitchCm, power, wifi }: Seat): string[] => [
    ...(pitchCm === undefined ? [] : [t`Seat pitch ${formatCentimetres(pitchCm, locale)}`]),
    ...(wifi === undefined ? [] : [wifiOf(wifi)]),
    ...(power === undefined ? [] : [power ? t`power at the seat` : t`no power`]),
  ];
}
