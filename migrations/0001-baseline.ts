import type { Kysely } from 'kysely';
import { createAudit } from './baseline/audit.ts';
import { createBooking } from './baseline/booking.ts';
import { createCart } from './baseline/cart.ts';
import { createFeedback } from './baseline/feedback.ts';
import { createHouseBooking } from './baseline/house-booking.ts';
import { createHouseStock } from './baseline/house-stock.ts';
import { createIdentity } from './baseline/identity.ts';
import { createMeasuring } from './baseline/measuring.ts';
import { createMoney } from './baseline/money.ts';
import { createNews } from './baseline/news.ts';
import { createPayments } from './baseline/payments.ts';
import { createPaymentSimulator } from './baseline/payment-simulator.ts';
import { createPlatform } from './baseline/platform.ts';
import { createTravelers } from './baseline/travelers.ts';
import { createWaysIn } from './baseline/ways-in.ts';

/** The whole schema as the first release has it, one file per module in `baseline/`; what refers to a table comes after it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createPlatform(db);
  await createAudit(db);
  await createIdentity(db);
  await createWaysIn(db);
  await createTravelers(db);
  await createNews(db);
  await createBooking(db);
  await createPayments(db);
  await createCart(db);
  await createMoney(db);
  await createFeedback(db);
  await createMeasuring(db);
  await createHouseStock(db);
  await createHouseBooking(db);
  await createPaymentSimulator(db);
}
