import type { ComponentType } from 'react';
import { PasskeysWay } from './passkeys-way.tsx';
import { ProvidersWay } from './providers-way.tsx';
import { TwoFactorWay } from './two-factor-way.tsx';
import type { AccountData } from './types.ts';

export interface WayIn {
  readonly name: string;
  /** One row: what it is, where it stands, what can be done with it. Null where the installation has none. */
  readonly Way: ComponentType<AccountData>;
}

/** Ways in beside password and code, in their order. Each module that brings one adds it here. */
export const WAYS_IN: readonly WayIn[] = [
  { name: 'passkeys', Way: PasskeysWay },
  { name: 'providers', Way: ProvidersWay },
  { name: 'two-factor', Way: TwoFactorWay },
];
