/** What calls of this module say, for who describes them: each shape has a name of its own there. */
export * from './extras.ts';
export * from './order.ts';
export * from './own-booking.ts';
export * from './product.ts';
export * from './quote.ts';
export * from './traveller.ts';
