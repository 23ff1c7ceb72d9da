import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '#contract/booking';
import { createFixture, heldOrder, heldTogether, type Fixture } from '../booking/testing/fixture.ts';
import type { MailDraft } from '#platform/core';
import { enqueue, createJobRunner } from '#platform/jobs';
import { everyRow, openTestDatabase, silentLogger } from '#platform/testing';
import { createSpeak } from '#platform/words';
import { calendarFile, sendNoticeJob } from './index.ts';
import { readBrandFolders } from '../../server/compose/brands.ts';
import { mailLooks } from '../../server/compose/mail-looks.ts';

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
let fixture: Fixture;
const sent: MailDraft[] = [];
let broken = false;
const speakForTests = createSpeak({
  de: {
    'mail.booked': 'Gebucht: {route}',
    'mail.route': '{from} nach {to}, {day}',
    'mail.travellers': 'Reisende',
    'calendar.sampleEvent': 'Muster: {title}',
  },
});

/** Germans say Singapur; suppliers do not. */
function placesIn(order: Order, locale: string): Order {
  if (!locale.startsWith('de')) return order;
  return JSON.parse(JSON.stringify(order).replaceAll('"cityName":"Singapore"', '"cityName":"Singapur"')) as Order;
}

beforeAll(async () => {
  opened = await openTestDatabase();
  fixture = createFixture({ database: opened.database });
});
afterAll(() => opened.close());

async function runMail(): Promise<void> {
  const deps = {
    ...fixture.deps,
    enqueue,
    mailer: {
      async send(mail: MailDraft) {
        if (broken) throw new RangeError('mail server is away');
        if (!sent.some(({ key }) => key === mail.key)) sent.push(mail);
      },
    },
    speak: speakForTests,
    placesIn,
    site: () => ({
      from: 'Wayfold <bookings@wayfold.example>',
      baseUrl: 'https://wayfold.example',
      look: mailLooks(readBrandFolders(null))('wayfold'),
    }),
  };
  const handlers = { 'booking.notice': sendNoticeJob(deps, fixture.jobCtx) };
  await createJobRunner({ database: opened.database, clock: fixture.clock, log: silentLogger, handlers }).drain();
}

async function booked(flight: string) {
  const held = await heldOrder(fixture, { flight, adults: 2 });
  const { order } = await fixture.payOrder(held.payWith('sim_success_Visa_4242'));
  return { ...held, order };
}

test('a booking is mailed once, in text and HTML, with label, local times, who refunds what by when, and a link that opens it', async () => {
  const { ctx, order } = await booked('500');
  await runMail();
  await runMail();
  const mails = sent.filter(({ subject }) => subject.includes(order.reference));
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  expect(mail?.subject).toBe(
    `Booked: London to Singapore, 3 March 2027 (${order.reference}) – Sample, not real travel`,
  );
  expect(mail?.to).toBe('Mira@Example.com');
  const shown = (mail?.html ?? '').replaceAll('</th><td>', ': ');
  for (const body of [mail?.text ?? '', shown]) {
    for (const words of [
      'not real travel',
      order.reference,
      order.items[0]?.supplierReference ?? 'missing',
      'Departs: Wed 3 Mar 2027, 22:05 (London time), London Heathrow (LHR), Terminal 2',
      'Arrives: Thu 4 Mar 2027, 19:15 (Singapore time), Singapore Changi (SIN)',
      'Terminal 2',
      'Mira Leela Anand',
      '€1,031.00',
      'Paid with Visa ending 4242',
      'Until Sat 21 Nov 2026, 09:00: €1,031.00 refund',
      'Deadlines in London time.',
      'After that: No refund',
      'Wayfold Demo Ltd pays the refund to Visa ending 4242 within 10 days.',
      'Your contract is with Wayfold Demo Ltd, Dublin.',
    ]) {
      expect(body).toContain(words);
    }
  }
  const link = new URL(/https:\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  expect(link.pathname).toBe(`/bookings/${order.id}`);
  const token = link.searchParams.get('token') ?? '';
  expect(await fixture.readOrder({ ctx: fixture.visitor(), input: { id: order.id, token } })).toMatchObject({
    id: order.id,
  });
  expect(await fixture.readOrder({ ctx, input: { id: order.id } })).toMatchObject({ mail: { state: 'sent' } });
});

test('a mail waits while the money is being taken, and says paid; after a minute it goes out and says that it still is', async () => {
  const capturing = (id: string, state: string) =>
    sql`update payment set state = ${state} where order_id = ${id}`.execute(everyRow(opened.database));
  const mailsOf = (reference: string) => sent.filter(({ subject }) => subject.includes(reference));
  const { order } = await booked('520');
  await capturing(order.id, 'capturing');
  await runMail();
  expect(mailsOf(order.reference)).toEqual([]);
  await capturing(order.id, 'captured');
  fixture.clock.advance(1_000);
  await runMail();
  expect(mailsOf(order.reference).map(({ text }) => text)).toEqual([
    expect.stringContaining('Paid with Visa ending 4242\nTest payment: no card was charged.'),
  ]);
  const { order: slow } = await booked('521');
  await capturing(slow.id, 'capturing');
  await runMail();
  for (const ms of [1_000, 3_000, 10_000, 45_000]) {
    expect(mailsOf(slow.reference)).toEqual([]);
    fixture.clock.advance(ms);
    await runMail();
  }
  const [mail, ...more] = mailsOf(slow.reference).map(({ text }) => text);
  expect(mail).toContain('The test payment of €1,031.00 with Visa ending 4242 is being recorded.');
  expect(mail).not.toMatch(/nothing was charged|Paid with/i);
  expect(more).toEqual([]);
});

test('a lost mail is told, tried again and can be asked for again, once a minute, always to the same address', async () => {
  broken = true;
  const { ctx, order } = await booked('501');
  await runMail();
  expect(await fixture.readOrder({ ctx, input: { id: order.id } })).toMatchObject({ mail: { state: 'failed' } });
  broken = false;
  const tooSoon = await fixture.resendMail({ ctx, input: { id: order.id } }).catch((refusal: unknown) => refusal);
  expect({ ...(tooSoon as object) }).toMatchObject({
    status: 429,
    problems: [{ code: 'MAIL_JUST_SENT', detail: { email: 'Mira@Example.com', sent: false, retryAfterSeconds: 60 } }],
  });
  fixture.clock.advance(61_000);
  await fixture.resendMail({ ctx, input: { id: order.id } });
  await runMail();
  const mails = sent.filter(({ subject }) => subject.includes(order.reference));
  expect(mails).toHaveLength(2);
  expect(new Set(mails.map(({ to }) => to))).toEqual(new Set(['Mira@Example.com']));
  expect(await fixture.readOrder({ ctx, input: { id: order.id } })).toMatchObject({ mail: { state: 'sent' } });
});

test('a cancellation is mailed with what comes back, from whom and when; a failed booking says that nothing was taken', async () => {
  const { ctx, order } = await booked('502');
  await runMail();
  const quote = await fixture.createCancelQuote({ ctx, input: { id: order.id } });
  await fixture.confirmCancel({ ctx, input: { id: quote.id } });
  await runMail();
  const mail = sent.findLast(({ subject }) => subject.includes(order.reference));
  expect(mail?.subject).toContain('Cancelled: London to Singapore');
  expect(mail?.text).toContain('Wayfold Demo Ltd refunded €1,031.00 to Visa ending 4242 on 20 November 2026.');
  const failing = await heldOrder(fixture, { flight: '503' });
  fixture.faults.set('commit', { kind: 'sold_out_at_commit' });
  await fixture.payOrder(failing.payWith('sim_success_Visa_4242')).catch(() => undefined);
  await runMail();
  expect(sent.at(-1)?.text).toContain('Your card was not charged');
});

test('the calendar file has an event per flight in its zones; a stranger gets none', async () => {
  const { ctx, order } = await booked('504');
  const file = calendarFile({ ...fixture.deps, speak: speakForTests, placesIn }, () => 'https://wayfold.example');
  const { content, fileName } = await file({ ctx, input: { id: order.id } });
  expect(fileName).toBe(`${order.reference}.ics`);
  const unfolded = content.replace(/\r\n /g, '');
  expect(unfolded).toContain('DTSTART;TZID=Europe/London:20270303T220500');
  expect(unfolded).toContain('DTEND;TZID=Asia/Singapore:20270304T191500');
  expect(unfolded).toContain('SUMMARY:Sample: SPC 504 London LHR to Singapore SIN');
  expect(content.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(content.match(/BEGIN:VTIMEZONE/g)).toHaveLength(2);
  const german = await file({ ctx: { ...ctx, locale: 'de-AT' }, input: { id: order.id } });
  expect(german.content.replace(/\r\n /g, '')).toContain('London LHR to Singapur SIN');
  await expect(file({ ctx: fixture.visitor(), input: { id: order.id } })).rejects.toMatchObject({ status: 404 });
});

test('a booking that is cancelled before its mail went out is mailed as cancelled only', async () => {
  const { ctx, order } = await booked('505');
  const quote = await fixture.createCancelQuote({ ctx, input: { id: order.id } });
  await fixture.confirmCancel({ ctx, input: { id: quote.id } });
  await runMail();
  const subjects = sent.map(({ subject }) => subject).filter((subject) => subject.includes(order.reference));
  expect(subjects).toEqual([expect.stringContaining('Cancelled')]);
});

test('a mail and its calendar speak the language that the order was made in, cities too; what has no words is English', async () => {
  const { order } = await booked('506');
  await sql`update booking_order set locale = 'de-AT' where id = ${order.id}`.execute(everyRow(opened.database));
  await runMail();
  const mail = sent.findLast(({ subject }) => subject.includes(order.reference));
  expect(mail?.subject).toContain('Gebucht: London nach Singapur, 3. März 2027');
  expect(mail?.html).toContain('<html lang="de-AT" dir="ltr">');
  expect(mail?.html).toContain('<h2>Reisende</h2>');
  expect(mail?.text).toContain('REISENDE');
  expect(mail?.text).toContain('Mi., 3. März 2027, 22:05 (London time)');
  const calendar = mail?.attachments?.[0]?.content.replace(/\r\n /g, '');
  expect(calendar).toContain('SUMMARY:Muster: SPC 506 London LHR to Singapur SIN');
});

test('a reader whose language has no words at all gets English words with English days', async () => {
  const { order } = await booked('507');
  await sql`update booking_order set locale = 'ko-KR' where id = ${order.id}`.execute(everyRow(opened.database));
  await runMail();
  const mail = sent.findLast(({ subject }) => subject.includes(order.reference));
  expect(mail?.subject).toContain('Booked: London to Singapore, March 3, 2027');
  expect(mail?.html).toContain('<html lang="en"');
});

test('two items are one mail: both told and paid; with one refused it says which is booked and what was taken', async () => {
  const both = await heldTogether(fixture, [{ flight: '510' }, { flight: '511', baseMinor: 10_000 }]);
  const { order } = await fixture.payOrder(both.payWith('sim_success_Visa_4242'));
  await runMail();
  const [mail, ...more] = sent.filter(({ subject }) => subject.includes(order.reference));
  expect(more).toEqual([]);
  expect(mail?.text).toContain('BOOKING TOTAL\nLondon to Singapore: €515.50\nLondon to Singapore: €215.50');
  expect(mail?.attachments?.[0]?.content.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  const parted = await heldTogether(fixture, [{ flight: '512' }, { flight: '513', baseMinor: 10_000 }]);
  fixture.faults.set('commit', { kind: 'sold_out_at_commit' });
  const { order: partly } = await fixture.payOrder(parted.payWith('sim_success_Visa_4242'));
  expect(partly.state).toBe('partly_confirmed');
  await runMail();
  const [told, ...others] = sent.filter(({ subject }) => subject.includes(partly.reference));
  expect(others).toEqual([]);
  expect(told?.subject).toContain('Partly booked');
  const taken = partly.payments.at(-1)?.taken?.amountMinor === 51_550 ? '€515.50' : '€215.50';
  expect(told?.text).toContain(`Your bank had reserved €731.00; ${taken} was charged and the rest is released.`);
  expect(told?.attachments?.[0]?.content.match(/BEGIN:VEVENT/g)).toHaveLength(1);
});
