import { useLoaderData } from 'react-router';
import { CartPage } from '../../features/cart/cart-page.tsx';
import type { loader } from '../../features/cart/cart-data.ts';

export default function Cart() {
  return <CartPage {...useLoaderData<typeof loader>()} />;
}
