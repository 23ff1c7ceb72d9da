import { useEffect, useEffectEvent, useState } from 'react';
import { fetchApi } from '../../api.ts';
import type { Call, OutputOf } from '#contract/core';
import { useFlag } from '../../facts.ts';

export type PickerState<T> = { readonly state: 'NOT_LOADED' } | { readonly state: 'LOADED'; readonly data: T };

/** What a picker shows, asked for once; a failure is logged, and `onFail` hides the picker. */
export function useLoaded<C extends Call>(call: C, onFail: () => void): PickerState<OutputOf<C>> {
  const [found, setFound] = useState<PickerState<OutputOf<C>>>({ state: 'NOT_LOADED' });
  const quiet = useFlag('shell.quietLoadFailures', false);
  const failed = useEffectEvent((error: unknown) => {
    if (!quiet) console.error(`${call.name} did not load`, error);
    onFail();
  });
  useEffect(() => {
    let gone = false;
    fetchApi(call, {} as never).then(
      (data) => !gone && setFound({ state: 'LOADED', data }),
      (error: unknown) => !gone && failed(error),
    );
    return () => {
      gone = true;
    };
  }, [call]);
  return found;
}
