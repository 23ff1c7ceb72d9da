import { Avatar, type AvatarProps } from '#design/avatar';
import type { AccountFact } from '../../../facts.ts';

type AccountFaceProps = Pick<AvatarProps, 'size' | 'tone'> & { readonly account: AccountFact };

/** The picture of the account; without one the initials of who it belongs to. */
export function AccountFace({ account, ...look }: AccountFaceProps) {
  if (account.image === null) return <Avatar {...look} person={account} />;
  return <Avatar {...look} image={account.image} accountName={account.name} />;
}
