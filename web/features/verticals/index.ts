import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { IconName } from '#design/icon';

/** What the site's frame knows of a vertical that has pages here; which of them a brand offers is its own data. */
interface Vertical {
  readonly text: MessageDescriptor;
  readonly icon: IconName;
  /** First segments of the addresses of its pages. */
  readonly roots: readonly string[];
}

/** By the names that brands and searches call them. */
export const VERTICALS: Readonly<Record<string, Vertical>> = {
  flights: { text: msg`Flights`, icon: 'plane', roots: ['flights', 'fares'] },
  stays: { text: msg`Stays`, icon: 'bed-double', roots: ['stays', 'property'] },
};
