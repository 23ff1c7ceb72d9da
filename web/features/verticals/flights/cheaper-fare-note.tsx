import { useLingui } from '@lingui/react/macro';
import { Link } from '#design/link';
import { Note } from '#design/note';
import { useFormat } from '../../../format.ts';
import type { CheaperFare } from './cheaper-fare.ts';

/** Bags are dear one by one: said before anything is paid. */
export function CheaperFareNote({
  cheaper: { than, familyName, total, less, href },
}: {
  readonly cheaper: CheaperFare;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const [sum, saved] = [format.money(total), format.money(less)];
  return (
    <Note title={t`${familyName} with your bags and seats costs ${saved} less than ${than}`}>
      <p>{t`These flights would cost ${sum} in all.`}</p>
      <Link look="block" href={href}>{t`Compare fares`}</Link>
    </Note>
  );
}
