import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { IconName } from '#design/icon';

/** What the site's frame says of a vertical that has pages here; which of them a brand offers is its own data. */
interface Vertical {
  readonly text: MessageDescriptor;
  readonly icon: IconName;
  /** The way to a search for it. */
  readonly search: MessageDescriptor;
  /** Said while it is added to what is in the cart. */
  readonly adding: MessageDescriptor;
  /** Said while another choice is looked for in the place of what is in it. */
  readonly changing: MessageDescriptor;
}

/** By the names that brands and searches call them. */
export const VERTICALS: Readonly<Record<string, Vertical>> = {
  flights: {
    text: msg`Flights`,
    icon: 'plane',
    search: msg`Search flights`,
    adding: msg`Adding flights to your trip.`,
    changing: msg`Changing the flights of your trip.`,
  },
  stays: {
    text: msg`Stays`,
    icon: 'bed-double',
    search: msg`Search stays`,
    adding: msg`Adding a stay to your trip.`,
    changing: msg`Changing the stay of your trip.`,
  },
};
