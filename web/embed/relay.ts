import {
  type AjaxMessage,
  createRate,
  fitsLimits,
  type HostMessage,
  type Operation,
  planOperation,
  readHostMessage,
} from '#contract/frames';
import { askServer } from './ask-server.ts';
import type { Report, Say } from './world.ts';

/** What is done for messages that need no answer. */
export interface HostActions {
  readonly scroll: (part: Extract<HostMessage, { action: 'scroll' }>) => void;
  readonly submit: () => void;
  readonly consent: (granted: boolean) => void;
  readonly consentPrefix: (prefix: string) => void;
  readonly metric: () => void;
  readonly log: () => void;
}

export interface RelayNeeds {
  readonly operations: readonly Operation[];
  readonly fetch: typeof globalThis.fetch;
  readonly locale: string;
  readonly nowMs: () => number;
  /** True shortly after somebody pressed something inside the frame. */
  readonly clicked: () => boolean;
  readonly report: Report;
  readonly actions: HostActions;
}

/** Hears the host on the port. Gives the way to speak to it. */
export function openRelay(port: MessagePort, needs: RelayNeeds): Say {
  const say: Say = (message) => port.postMessage(message);
  const room = createRate(needs.nowMs);
  port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!room()) return needs.report('message refused', 'rate');
    if (!fitsLimits(data)) return refuse(needs.report, say, 'TOO_LARGE', null);
    const message = readHostMessage(data);
    if (message) hear(message, needs, say);
    else refuse(needs.report, say, 'UNKNOWN_MESSAGE', data);
  });
  port.start();
  say({ action: 'ready', version: 1, operations: needs.operations.map(({ id }) => id) });
  return say;
}

function hear(message: HostMessage, needs: RelayNeeds, say: Say): void {
  const { actions } = needs;
  switch (message.action) {
    case 'ajax':
      void relay(message, needs).then(say);
      return;
    case 'scroll':
      return actions.scroll(message);
    case 'submit':
      return actions.submit();
    case 'gtm-enduser-consent-response':
      return actions.consent(message.granted);
    case 'cmp2-url-prefix':
      return actions.consentPrefix(message.prefix);
    case 'record-metric':
      return actions.metric();
    case 'logger':
      return actions.log();
  }
}

type Answered = Parameters<Say>[0];

async function relay(message: AjaxMessage, needs: RelayNeeds): Promise<Answered> {
  const { id, operation: name } = message;
  const plan = planOperation(needs.operations, message, needs.clicked);
  if ('refused' in plan) {
    needs.report('message refused', `${plan.refused}:${name}`);
    return { action: 'ajaxResponse', id, ok: false, status: 403, error: { code: plan.refused } };
  }
  const answer = await askServer(plan, needs);
  if (!answer.ok) needs.report('ajax call error', `${name}:${answer.status}`);
  return { action: 'ajaxResponse', id, ...answer };
}

/** What is no message is answered as a question that cannot be, so that a host with a fault hears of it. */
function refuse(report: Report, say: Say, code: string, data: unknown): void {
  report('message refused', code);
  const { id } = (data ?? {}) as { id?: unknown };
  const named = typeof id === 'string' && /^[\w-]{1,64}$/.test(id) ? id : 'unknown';
  say({ action: 'ajaxResponse', id: named, ok: false, status: 400, error: { code } });
}
