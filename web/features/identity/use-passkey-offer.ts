import { useEffect, useRef } from 'react';
import { fetchApi } from '../../api.ts';
import { useHost } from './host.ts';

/** Has the device offer its passkeys in the e-mail field, once the page is alive; what it needs comes only then. */
export function usePasskeyOffer(wanted: boolean): void {
  const { redir, signedIn, adding } = useHost();
  const leave = useRef(signedIn);
  useEffect(() => {
    leave.current = signedIn;
  }, [signedIn]);
  useEffect(() => {
    if (!wanted || typeof PublicKeyCredential === 'undefined') return;
    const ending = new AbortController();
    const offer = async (): Promise<void> => {
      const { offerPasskeys } = await import('./passkeys.ts');
      const done = ({ loginRedirectUrl = '/' }: { loginRedirectUrl?: string | undefined }) =>
        leave.current(loginRedirectUrl);
      await offerPasskeys(fetchApi, { redir, adding }, { signal: ending.signal, done });
    };
    // Without it the field is an e-mail field.
    offer().catch(() => undefined);
    return () => ending.abort();
  }, [wanted, redir, adding]);
}
