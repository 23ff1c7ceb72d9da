import { ClientSecretPost } from 'openid-client';
import type { GoogleConfig } from '#platform/config';
import { createOidcProvider, type ProviderNeeds } from './oidc.ts';
import type { SignInProvider } from './port.ts';

export function googleProvider({ clientId, clientSecret, issuer }: GoogleConfig, needs: ProviderNeeds): SignInProvider {
  return createOidcProvider(
    {
      name: 'google',
      issuer,
      clientId,
      authenticate: ClientSecretPost(clientSecret),
      answersBy: 'query',
      scope: 'openid email profile',
      // On a shared device the person chooses, instead of whoever was here last.
      ask: { prompt: 'select_account' },
    },
    needs,
  );
}
