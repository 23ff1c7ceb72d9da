import { useLingui } from '@lingui/react/macro';
import type { Assistance, OrderTraveller } from '#contract/booking';
import { useFormat } from '../../format.ts';

/** A traveller as the airline was told: birthday, document without its number, help asked for. */
export function useTravellerWords() {
  const { t } = useLingui();
  const format = useFormat();
  const help: Record<Assistance, string> = {
    wheelchair: t`wheelchair`,
    service_animal: t`service animal`,
    sight_or_hearing: t`help for sight or hearing`,
    other: t`other help`,
  };
  return ({ dateOfBirth, document, assistance, assistanceNote, kind }: OrderTraveller): string[] => {
    const born = t`born ${format.day(dateOfBirth, 'plain')}`;
    const who = {
      adult: t`Adult, ${born}`,
      child: t`Child, ${born}`,
      infantInSeat: t`Infant in a seat, ${born}`,
      infantOnLap: t`Infant on a lap, ${born}`,
    }[kind];
    const ending = document?.lastTwo ?? '';
    const until = document ? format.day(document.expiresOn, 'plain') : '';
    return [
      who,
      ...(document
        ? [
            document.type === 'passport'
              ? t`Passport ending ${ending} (${document.issuedBy}), valid until ${until}`
              : t`Identity card ending ${ending} (${document.issuedBy}), valid until ${until}`,
          ]
        : []),
      ...(assistance.length > 0 ? [t`Asked for: ${assistance.map((one) => help[one]).join(', ')}`] : []),
      ...(assistanceNote ? [t`Your note to the airline: ${assistanceNote}`] : []),
    ];
  };
}
