import type { Account } from '#contract/identity';
import { Avatar, type AvatarProps } from '#design/avatar';

interface AccountAvatarProps extends Pick<AvatarProps, 'size'> {
  readonly account: Pick<Account, 'displayName' | 'emails' | 'firstName' | 'image' | 'lastName'>;
}

/** The picture of the account that the page is about, else its initials. */
export function AccountAvatar({ account, size }: AccountAvatarProps) {
  const { firstName, lastName, displayName, emails, image } = account;
  const email = emails.find(({ primary }) => primary)?.email ?? '';
  if (image === null) return <Avatar size={size} person={{ firstName, lastName, displayName, email }} />;
  return <Avatar size={size} image={image} accountName={displayName || firstName || email} />;
}
