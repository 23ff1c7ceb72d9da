import type { SendMailOptions, Transporter } from 'nodemailer';
import { isPrivateHost } from '#platform/config';
import type { Logger, MailDraft, Mailer } from '#platform/core';
import { mailId } from './key.ts';

interface Parts {
  readonly url: string;
  readonly log: Logger;
  /** Replaces the connection; for tests. */
  readonly deliver?: (message: SendMailOptions) => Promise<unknown>;
}

const TIMEOUT_MS = 15_000;

/** Sends through SMTP. The message id comes from the key, so a mail sent twice after a crash is told apart as one. */
export function createSmtpMailer({ url, log, deliver = connect(url) }: Parts): Mailer {
  return {
    async send(mail) {
      await deliver(toMessage(mail));
      // A subject may hold the code that signs in.
      log.info('Mail handed over', { mail: mailId(mail.key) });
    },
  };
}

/** The package is loaded with the first mail: a start does not wait for it. */
function connect(url: string): (message: SendMailOptions) => Promise<unknown> {
  let transport: Promise<Transporter> | undefined;
  return async (message) => (await (transport ??= openTransport(url))).sendMail(message);
}

async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    ...smtpOptions(url),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** To a server in another network nothing is said before TLS: where it offers no STARTTLS, the mail is not handed over. */
export function smtpOptions(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url);
  return {
    host: hostname,
    secure: protocol === 'smtps:',
    requireTLS: protocol === 'smtp:' && !isPrivateHost(hostname),
    port: Number(port) || (protocol === 'smtps:' ? 465 : 587),
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  };
}

function toMessage(mail: MailDraft): SendMailOptions {
  const domain =
    mail.from
      .split('@')
      .at(-1)
      ?.replace(/[^a-z0-9.-]/gi, '') || 'localhost';
  return {
    messageId: `<${mailId(mail.key)}@${domain}>`,
    to: mail.to,
    from: mail.from,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: { ...mail.headers },
    attachments: (mail.attachments ?? []).map(({ name, type, content }) => ({
      filename: name,
      contentType: type,
      content,
    })),
  };
}
