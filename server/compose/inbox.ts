import { inbox as calls } from '#contract/inbox';
import { type InboxProvider, subscribeInbox } from '#domain/inbox';
import type { Config } from '#platform/config';
import { createOutbound } from '#platform/outbound';
import { handle } from '../http/binding.ts';
import type { Foundation } from './foundation.ts';
import type { Part } from './part.ts';

interface InboxNeeds extends Pick<Foundation, 'log'> {
  readonly config: Pick<Config, 'inbox' | 'mode'>;
}

/** Trips from a mailbox, where the operator runs a service that reads them, or in a demo. */
export function inboxPart({ config, log }: InboxNeeds): Part {
  const standIn = config.mode === 'demo' ? demoInbox(log) : null;
  const subscribe = subscribeInbox(config.inbox ? providerAt(config.inbox, log) : standIn);
  return {
    words: {
      INBOX_NOT_AVAILABLE: (_detail, { i18n }) =>
        i18n._({ id: 'inbox.INBOX_NOT_AVAILABLE', message: 'Importing trips from a mailbox is not available here.' }),
      INBOX_FAILED: (_detail, { i18n }) =>
        i18n._({ id: 'inbox.INBOX_FAILED', message: 'Your mailbox could not be connected. Try again.' }),
    },
    bindings: [
      handle(calls.request, (ctx, input) => subscribe(ctx, input)),
      handle(calls.subscribe, (ctx, input) => subscribe(ctx, input)),
    ],
  };
}

/** Takes leave for a mailbox that nobody has: nothing is read, and the code goes nowhere. */
function demoInbox(log: Foundation['log']): InboxProvider {
  return {
    subscribe: async ({ accountId }) => log.info('The stand-in inbox was given leave', { accountId }),
  };
}

/** `POST {url}` with account and code as JSON; any 2xx is a yes. */
function providerAt({ url, key }: NonNullable<Config['inbox']>, log: Foundation['log']): InboxProvider {
  const origins = [new URL(url).origin];
  const outbound = createOutbound({ log, origins, trustedOrigins: origins });
  return {
    async subscribe(asked) {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` };
      const { status } = await outbound.request({ url, method: 'POST', headers, body: JSON.stringify(asked) });
      if (status < 200 || status > 299) throw new TypeError(`The inbox provider answered ${status}`);
    },
  };
}
