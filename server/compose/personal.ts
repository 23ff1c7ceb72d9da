import * as audit from '#domain/audit';
import * as booking from '#domain/booking';
import * as cart from '#domain/cart';
import * as companies from '#domain/companies';
import type { PersonalModule } from '#domain/data-subject';
import * as events from '#domain/events';
import * as feedback from '#domain/feedback';
import * as files from '#domain/files';
import * as identity from '#domain/identity';
import * as measuring from '#domain/measuring';
import * as money from '#domain/money';
import * as news from '#domain/news';
import * as payments from '#domain/payments';
import * as travelers from '#domain/travelers';
import * as database from '#platform/database';
import * as jobs from '#platform/jobs';
import * as house from '#supply/house';
import * as simulator from '#supply/simulator';

/** Who keeps what about people: every table of the database, by the module that owns it. */
export const PERSONAL: readonly PersonalModule[] = [
  { name: 'identity', tables: identity.personalTables },
  {
    name: 'travelers',
    tables: travelers.personalTables,
    reveal: async (ctx, accountId) => ({
      travellers: (await travelers.exportTravelers(ctx, accountId)).map((traveller) => ({ ...traveller })),
    }),
    erase: ({ tx }, accountId) => travelers.eraseTravelers(tx, accountId),
  },
  {
    name: 'booking',
    tables: booking.personalTables,
    reveal: booking.revealBookings,
    erase: booking.eraseBookings,
  },
  { name: 'cart', tables: cart.personalTables },
  { name: 'companies', tables: companies.personalTables },
  { name: 'events', tables: events.personalTables },
  {
    name: 'payments',
    tables: payments.personalTables,
    erase: (ctx, accountId) => payments.eraseMethods(jobs.enqueue, ctx, accountId),
  },
  {
    name: 'files',
    tables: files.personalTables,
    erase: (ctx, accountId) => files.eraseFiles({ enqueue: jobs.enqueue }, ctx, accountId),
  },
  { name: 'feedback', tables: feedback.personalTables },
  { name: 'news', tables: news.personalTables },
  { name: 'measuring', tables: measuring.personalTables },
  { name: 'money', tables: money.personalTables },
  { name: 'audit', tables: audit.personalTables },
  { name: 'house', tables: house.personalTables },
  { name: 'simulator', tables: simulator.personalTables },
  { name: 'jobs', tables: jobs.personalTables },
  { name: 'database', tables: database.personalTables },
];
