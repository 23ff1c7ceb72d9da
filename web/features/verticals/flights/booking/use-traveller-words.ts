import { useLingui } from '@lingui/react/macro';
import type { Assistance, OrderTraveller } from '#contract/booking';
import { useFormat } from '../../../../format.ts';
import { useLists } from '../../../reader/use-lists.ts';

/** A traveller as the airline was told: birthday, document without its number, help asked for. */
export function useTravellerWords() {
  const { t } = useLingui();
  const format = useFormat();
  const lists = useLists();
  const help: Record<Assistance, string> = {
    wheelchair: t`wheelchair`,
    service_animal: t`service animal`,
    sight_or_hearing: t`help with seeing or hearing`,
    other: t`other help`,
  };
  const paper = ({ type, issuedBy, expiresOn, lastTwo: ending }: NonNullable<OrderTraveller['document']>): string => {
    const until = format.day(expiresOn, 'plain');
    if (ending === null) return t`A document (${issuedBy}), valid until ${until}; its number can no longer be read`;
    return type === 'passport'
      ? t`Passport ending ${ending} (${issuedBy}), valid until ${until}`
      : t`Identity card ending ${ending} (${issuedBy}), valid until ${until}`;
  };
  const who = (kind: Exclude<OrderTraveller['kind'], 'guest'>, born: string): string =>
    ({
      adult: t`Adult, ${born}`,
      child: t`Child, ${born}`,
      infantInSeat: t`Infant in a seat, ${born}`,
      infantOnLap: t`Infant on a lap, ${born}`,
    })[kind];
  return (traveller: OrderTraveller): string[] => {
    const { dateOfBirth, document, assistance, assistanceNote, kind, loyaltyProgramme: programme } = traveller;
    return [
      ...(dateOfBirth && kind !== 'guest' ? [who(kind, t`born ${format.day(dateOfBirth, 'plain')}`)] : []),
      ...(document ? [paper(document)] : []),
      ...(programme ? [t`Frequent flyer programme sent to the airline: ${programme}`] : []),
      ...(assistance.length > 0 ? [t`Requested: ${lists.all(assistance.map((one) => help[one]))}`] : []),
      ...(assistanceNote ? [t`Your note to the airline: ${assistanceNote}`] : []),
    ];
  };
}
