import { fireEvent, screen } from '@testing-library/react';
import type { Order, Quote } from '#contract/booking';
import type { openCheckout } from './open.tsx';
import { orderId, quoteId } from './sample.ts';

export type Opened = Awaited<ReturnType<typeof openCheckout>>;

export const path = `/checkout/${quoteId}`;
export const review = `/checkout/order/${orderId}/review`;
export const at = ({ router }: Opened) => router.state.location.pathname + router.state.location.search;
export const type = (id: string, value: string) =>
  fireEvent.change(document.getElementById(id)!, { target: { value } });
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Answers of a purchase that comes as far as its review. */
export const opens = (quote: Quote, order: Order) => ({
  'booking.getQuote': quote,
  'booking.createOrder': order,
  'booking.holdOrder': order,
  'booking.getOrder': order,
});

/** The names of both rooms, and on. */
export function typeGuests(): void {
  for (const room of [0, 1]) {
    type(`travellers.${room}.givenNames`, 'Mira');
    type(`travellers.${room}.familyName`, 'Anand');
  }
  type('contact.email', 'mira@example.com');
  press('Continue to review');
}
