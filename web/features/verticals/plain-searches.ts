import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';
import * as flights from './flights/plain-fields.tsx';
import * as stays from './stays/plain-fields.tsx';

export interface PlainFieldsProps {
  /** First day that can be asked for. */
  readonly today: string;
}

interface PlainSearch {
  readonly label: MessageDescriptor;
  readonly PlainFields: ComponentType<PlainFieldsProps>;
}

/** The search of each vertical in a few plain fields, for pages that do not carry the weight of its form. */
export const PLAIN_SEARCHES: Readonly<Record<string, PlainSearch>> = { flights, stays };
