import { useLingui } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { BookingsPart } from './bookings-part.tsx';
import { CardsPart } from './cards-part.tsx';
import { DevicesPart } from './devices-part.tsx';
import { EmailsPart } from './emails-part.tsx';
import type { SectionId } from './intents.ts';
import { NamesPart } from './names-part.tsx';
import { NotificationsPart } from './notifications-part.tsx';
import { PrivacyPart } from './privacy-part.tsx';
import { SecurePart } from './secure-part.tsx';
import { SignInPart } from './sign-in-part.tsx';
import { TravellersPart } from './travellers-part.tsx';
import type { AccountData } from './types.ts';

export interface AccountSection {
  readonly id: SectionId;
  readonly Part: ComponentType<AccountData>;
  /** Left out where it is about nothing. */
  readonly shown?: (data: AccountData) => boolean;
}

/** The page from top to bottom. A further section is one line here and one title below. */
export const SECTIONS: readonly AccountSection[] = [
  { id: 'names', Part: NamesPart },
  { id: 'bookings', Part: BookingsPart },
  { id: 'travellers', Part: TravellersPart },
  { id: 'cards', Part: CardsPart, shown: ({ cards }) => cards.offered || cards.methods.length > 0 },
  { id: 'emails', Part: EmailsPart },
  { id: 'sign-in', Part: SignInPart },
  { id: 'devices', Part: DevicesPart },
  { id: 'notifications', Part: NotificationsPart },
  { id: 'privacy', Part: PrivacyPart },
  { id: 'secure', Part: SecurePart },
];

export function useSectionTitles(): Readonly<Record<SectionId, string>> {
  const { t } = useLingui();
  return {
    names: t`Who you are`,
    bookings: t`My bookings`,
    travellers: t`Travellers`,
    cards: t`Payment methods`,
    emails: t`E-mail addresses`,
    'sign-in': t`Signing in`,
    devices: t`Devices`,
    notifications: t`Messages from us`,
    privacy: t`Privacy and your data`,
    secure: t`Secure the account`,
  };
}
