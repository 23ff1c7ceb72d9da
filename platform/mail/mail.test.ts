import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fixedClock } from '#platform/clock';
import type { MailDraft } from '#platform/core';
import { silentLogger } from '#platform/logger';
import { createFolderMailer, createMailer, createSmtpMailer, listMail, readMail } from './index.ts';
import { smtpOptions } from './smtp.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wayfold-mail-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const draft = (key: string, more: Partial<MailDraft> = {}): MailDraft => ({
  key,
  to: 'ada@example.org',
  from: 'Wayfold <bookings@wayfold.example>',
  subject: `Booking ${key}`,
  text: 'Hello',
  html: '<p>Hello</p>',
  ...more,
});

test('a mail is kept whole and can be listed and read, the latest first', async () => {
  const clock = fixedClock();
  const mailer = createFolderMailer({ folder, clock, log: silentLogger });
  await mailer.send(
    draft('a', { attachments: [{ name: 'trip.ics', type: 'text/calendar', content: 'BEGIN:VCALENDAR' }] }),
  );
  clock.advance(1_000);
  await mailer.send(draft('b', { headers: { 'List-Id': 'x' } }));
  const list = await listMail(folder);
  expect(list.map((mail) => mail.subject)).toEqual(['Booking b', 'Booking a']);
  const first = await readMail(folder, list[1]?.id ?? '');
  expect(first).toMatchObject({ to: 'ada@example.org', text: 'Hello', attachments: [{ name: 'trip.ics' }] });
  expect(readFileSync(join(folder, `${list[0]?.id}.html`), 'utf8')).toBe('<p>Hello</p>');
});

test('the same key is one mail, however often and at once it is sent', async () => {
  const mailer = createFolderMailer({ folder, clock: fixedClock(), log: silentLogger });
  await Promise.all(Array.from({ length: 20 }, (_, n) => mailer.send(draft('same', { text: `${n}` }))));
  expect(await listMail(folder)).toHaveLength(1);
  expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('an id that is none of ours reads nothing', async () => {
  expect(await readMail(folder, '../../etc/passwd')).toBeUndefined();
  expect(await readMail(folder, 'f'.repeat(32))).toBeUndefined();
  expect(await listMail(join(folder, 'absent'))).toEqual([]);
});

test('over SMTP the message id is made from the key', async () => {
  const sent: SendMailOptions[] = [];
  const deliver = async (message: SendMailOptions) => void sent.push(message);
  const mailer = createSmtpMailer({ url: 'smtp://localhost', log: silentLogger, deliver });
  await mailer.send(draft('a', { attachments: [{ name: 'trip.ics', type: 'text/calendar', content: 'x' }] }));
  await mailer.send(draft('a'));
  expect(sent[0]?.messageId).toMatch(/^<[0-9a-f]{32}@wayfold\.example>$/);
  expect(sent[1]?.messageId).toBe(sent[0]?.messageId);
  expect(sent[0]?.attachments).toEqual([{ filename: 'trip.ics', contentType: 'text/calendar', content: 'x' }]);
});

test('a mail reaches a server through MAIL_URL', async () => {
  const { port, received, close } = await fakeSmtp();
  const config = { mailUrl: `smtp://127.0.0.1:${port}`, dataDir: folder };
  await createMailer({ config, clock: fixedClock(), log: silentLogger }).send(draft('wire'));
  expect(received()).toContain('RCPT TO:<ada@example.org>');
  expect(received()).toContain('Subject: Booking wire');
  close();
});

test('a mail server in another network is spoken to over TLS only, and one that offers none gets no mail', async () => {
  expect(smtpOptions('smtps://mail.example.com')).toMatchObject({ secure: true, port: 465 });
  expect(smtpOptions('smtp://mail.example.com')).toMatchObject({ secure: false, requireTLS: true });
  expect(smtpOptions('smtp://203.0.114.7:25')).toMatchObject({ requireTLS: true });
  for (const near of ['127.0.0.1', '10.0.0.5', 'mail'])
    expect(smtpOptions(`smtp://${near}`)).toMatchObject({ secure: false, requireTLS: false });
  const { port, received, close } = await fakeSmtp();
  const far = createTransport({ ...smtpOptions('smtp://u:hunter2@mail.example.com'), host: '127.0.0.1', port });
  await expect(far.sendMail({ from: 'a@example.org', to: 'b@example.org', text: 'Hello' })).rejects.toThrow('STARTTLS');
  expect(received()).toMatch(/STARTTLS/);
  expect(received()).not.toMatch(/AUTH|MAIL FROM/);
  close();
});

/** Says yes to everything but TLS, and keeps what it was told. */
async function fakeSmtp(): Promise<{ port: number; received: () => string; close: () => void }> {
  let text = '';
  const server = createServer((socket) => {
    let inData = false;
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      text += chunk.toString();
      if (inData && !text.endsWith('\r\n.\r\n')) return;
      inData = chunk.toString().startsWith('DATA');
      if (chunk.toString().startsWith('STARTTLS')) socket.write('502 no TLS here\r\n');
      else socket.write(inData ? '354 go on\r\n' : '250 ok\r\n');
    });
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { port, received: () => text, close: () => server.close() };
}
