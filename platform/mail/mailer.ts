import { join } from 'node:path';
import type { Config } from '#platform/config';
import type { Clock, Logger, Mailer } from '#platform/core';
import { createFolderMailer } from './folder.ts';
import { createSmtpMailer } from './smtp.ts';

interface Parts {
  readonly config: Pick<Config, 'mailUrl' | 'dataDir'>;
  readonly clock: Clock;
  readonly log: Logger;
}

/** SMTP where MAIL_URL says so, else files in DATA_DIR/mail. */
export function createMailer({ config, clock, log }: Parts): Mailer {
  if (config.mailUrl !== null) return createSmtpMailer({ url: config.mailUrl, log });
  return createFolderMailer({ folder: mailFolder(config), clock, log });
}

export function mailFolder(config: Pick<Config, 'dataDir'>): string {
  return join(config.dataDir, 'mail');
}
