/** What calls of this module say, for who describes them: each shape has a name of its own there. */
export * from './flights/extras.ts';
export * from './flights/product.ts';
export * from './order.ts';
export * from './own-booking.ts';
export * from './product.ts';
export * from './quote.ts';
export * from './sold.ts';
export * from './stays/product.ts';
export * from './traveller.ts';
