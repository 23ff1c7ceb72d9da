import { booking } from '#contract/booking';
import { cart } from '#contract/cart';
import { session } from '#contract/session';

// Calls that read and change the cart, member by member: a section taken as a whole brings its schemas along.
export const read = cart.read;
export const keep = cart.keep;
export const typed = cart.typed;
export const separate = cart.separate;
export const empty = cart.empty;
export const removeQuoteItem = booking.removeQuoteItem;
export const getOrder = booking.getOrder;
export const removeItem = booking.removeItem;
export const formtoken = session.formtoken;
