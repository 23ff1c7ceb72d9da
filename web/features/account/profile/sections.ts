import { useLingui } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { CardsPart } from './cards-part.tsx';
import { DevicesPart } from './devices-part.tsx';
import { EmailsPart } from './emails-part.tsx';
import type { SectionId } from './intents.ts';
import { NamesPart } from './names-part.tsx';
import { NotificationsPart } from './notifications-part.tsx';
import type { SectionPage } from './pages.ts';
import { PicturePart } from './picture-part.tsx';
import { PrivacyPart } from './privacy-part.tsx';
import { SecurePart } from './secure-part.tsx';
import { SignInPart } from './sign-in-part.tsx';
import type { AccountData } from './types.ts';

interface AccountSection {
  readonly id: SectionId;
  readonly Part: ComponentType<AccountData>;
}

/** Each page from top to bottom. One section alone has its name from the page. */
export const SECTIONS: Readonly<Record<SectionPage, readonly AccountSection[]>> = {
  details: [
    { id: 'picture', Part: PicturePart },
    { id: 'names', Part: NamesPart },
    { id: 'emails', Part: EmailsPart },
  ],
  payment: [{ id: 'cards', Part: CardsPart }],
  security: [
    { id: 'sign-in', Part: SignInPart },
    { id: 'devices', Part: DevicesPart },
    { id: 'secure', Part: SecurePart },
  ],
  notifications: [{ id: 'notifications', Part: NotificationsPart }],
  privacy: [{ id: 'privacy', Part: PrivacyPart }],
};

export function useSectionTitles(): Readonly<Partial<Record<SectionId, string>>> {
  const { t } = useLingui();
  return {
    picture: t`Profile picture`,
    names: t`Your name`,
    emails: t`Email addresses`,
    'sign-in': t`Sign-in methods`,
    devices: t`Devices`,
    secure: t`Secure your account`,
  };
}
