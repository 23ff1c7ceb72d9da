import { useEffect, useRef, useState } from 'react';
import type { ProviderName } from '#contract/identity';
import { useFlag } from '../../facts.ts';
import { googleBy } from './google.ts';
import { openHere, openProvider, type ProviderOutcome } from './social.ts';

interface Round {
  readonly provider: ProviderName;
  /** Null while the other window is open; else `blocked` or the code of what went wrong. */
  readonly ends: string | null;
  readonly message: string;
}

export interface ProviderAsking {
  readonly round: Round | null;
  ask(provider: ProviderName): void;
  /** The same without a window. */
  here(): void;
  /** Nobody waits any more. */
  end(): void;
}

interface Waiting {
  readonly redir: string;
  readonly adding: boolean;
  /** Whether the step that waits is shown, or the first one. */
  readonly show: (waits: boolean) => void;
  readonly goOn: (next: string) => void;
}

/** Asks another site while the dialog waits. */
export function useProviderAsking({ redir, adding, show, goOn }: Waiting): ProviderAsking {
  const variant = useFlag('identity.google', 'popup');
  const [round, setRound] = useState<Round | null>(null);
  const waits = useRef<AbortController>(null);
  useEffect(() => () => waits.current?.abort(), []);

  const end = (): void => {
    waits.current?.abort();
    waits.current = null;
    setRound(null);
  };
  const follow = (provider: ProviderName, asked: (signal: AbortSignal) => Promise<ProviderOutcome>): void => {
    waits.current?.abort();
    const mine = new AbortController();
    waits.current = mine;
    setRound({ provider, ends: null, message: '' });
    show(true);
    asked(mine.signal).then(
      (outcome) => {
        if (waits.current !== mine) return;
        if (outcome.kind === 'done') return goOn(outcome.next);
        if (outcome.kind !== 'left') setRound({ provider, ...endOf(outcome) });
      },
      () => {
        if (waits.current === mine) setRound({ provider, ends: 'SERVER_ERROR', message: '' });
      },
    );
  };
  return {
    round,
    end,
    ask(provider) {
      follow(provider, (signal) =>
        provider === 'google'
          ? googleBy(variant).login({ redir, adding, signal })
          : openProvider(provider, { redir, adding, signal }),
      );
    },
    here() {
      if (round) follow(round.provider, () => openHere(round.provider, { redir, adding }));
    },
  };
}

function endOf(outcome: Exclude<ProviderOutcome, { kind: 'done' | 'left' }>): Pick<Round, 'ends' | 'message'> {
  if (outcome.kind === 'refused') return { ends: outcome.code, message: outcome.message };
  return { ends: outcome.kind === 'blocked' ? 'blocked' : 'PROVIDER_CANCELLED', message: '' };
}
