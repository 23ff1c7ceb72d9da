import * as audit from '#domain/audit';
import * as booking from '#domain/booking';
import * as events from '#domain/events';
import * as feedback from '#domain/feedback';
import * as identity from '#domain/identity';
import * as measuring from '#domain/measuring';
import * as money from '#domain/money';
import * as payments from '#domain/payments';
import * as travelers from '#domain/travelers';
import type { PersonalTable } from '#platform/core';
import * as database from '#platform/database';
import * as jobs from '#platform/jobs';
import * as house from '#supply/house';
import * as simulator from '#supply/simulator';

/** Who keeps what about people: every table of the database, by the module that owns it. */
export const PERSONAL: Readonly<Record<string, readonly PersonalTable[]>> = {
  identity: identity.personalTables,
  travelers: travelers.personalTables,
  booking: booking.personalTables,
  events: events.personalTables,
  payments: payments.personalTables,
  feedback: feedback.personalTables,
  measuring: measuring.personalTables,
  money: money.personalTables,
  audit: audit.personalTables,
  house: house.personalTables,
  simulator: simulator.personalTables,
  jobs: jobs.personalTables,
  database: database.personalTables,
};
