import type { Api } from '#contract/core';
import { marketing } from '#contract/marketing';
import { readAnswer, requestOf } from '../../request.ts';
import type { ContextState } from '../measuring/dynamic-context.ts';

/** [4-19] */
export type SyncState = 'init' | 'loading' | 'ready';

export interface MarketingSync {
  readonly read: () => SyncState;
  /** Never rejects: a reader loses nothing where hosts keep to themselves, [8-10d]. */
  readonly ready: Promise<void>;
}

/** Makes the marketing id of this host that of the master host, for a reader who agreed to advertising and is not opted out. */
export function syncMarketingId(api: Api, context: Promise<ContextState>): MarketingSync {
  let state: SyncState = 'init';
  async function run(): Promise<void> {
    const visit = await context;
    if (visit.state !== 'completed' || visit.dataSharingOptOut) return;
    const { runSyncScript, masterHost, suggestedKmkid, pass } = await api(marketing.config, {});
    if (!runSyncScript || !masterHost || !suggestedKmkid || !pass) return;
    state = 'loading';
    const kmkid = await askMaster(masterHost, suggestedKmkid, pass);
    await api(marketing.set, { kmkid });
  }
  const ready = run()
    .catch(() => undefined)
    .then(() => {
      state = 'ready';
    });
  return { read: () => state, ready };
}

async function askMaster(masterHost: string, suggestedKmkid: string, pass: string): Promise<string> {
  const { url, init } = requestOf(marketing.sync, { suggestedKmkid });
  const headers = { accept: 'application/json', 'x-csrf': pass };
  const address = `${window.location.protocol}//${masterHost}${url}`;
  const answer = await fetch(address, { ...init, headers, credentials: 'include' });
  return ((await readAnswer(answer)) as { kmkid: string }).kmkid;
}
