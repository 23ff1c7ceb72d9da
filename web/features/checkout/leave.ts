import { redirect, redirectDocument, type RouterContextProvider } from 'react-router';
import { factsOf } from '../../api.ts';

/** To what is booked: a header that showed the cart comes anew, since that is empty now. */
export function leave(context: Readonly<RouterContextProvider>, path: string): Response {
  return factsOf(context).chrome.cart ? redirectDocument(path) : redirect(path);
}
