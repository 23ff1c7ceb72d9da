import { importPKCS8, SignJWT } from 'jose';
import type { ClientAuth } from 'openid-client';
import type { AppleConfig } from '#platform/config';
import type { Clock } from '#platform/core';
import { createOidcProvider, type ProviderNeeds } from './oidc.ts';
import type { SignInProvider } from './port.ts';

const SECRET_LIVES_S = 300;

/** Apple takes a token signed with our key in place of a secret, and tells a name once, beside the code. */
export function appleProvider(config: AppleConfig, needs: ProviderNeeds): SignInProvider {
  const secret = clientSecrets(config, needs.clock);
  const provider = createOidcProvider(
    {
      name: 'apple',
      issuer: config.issuer,
      clientId: config.clientId,
      // The type says void; the library awaits what is returned.
      authenticate: (async (_server, { client_id: id }, body) => {
        body.set('client_id', id);
        body.set('client_secret', await secret());
      }) satisfies ClientAuth,
      answersBy: 'form_post',
      scope: 'openid email name',
      ask: {},
      nameIn: nameIn,
    },
    needs,
  );
  const { verify: _, ...byCode } = provider;
  return byCode;
}

function clientSecrets({ clientId, teamId, keyId, privateKey, issuer }: AppleConfig, clock: Clock) {
  let key: ReturnType<typeof importPKCS8> | undefined;
  return async (): Promise<string> => {
    key ??= importPKCS8(privateKey, 'ES256');
    const now = Math.floor(clock.now().getTime() / 1000);
    return new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setSubject(clientId)
      .setAudience(issuer)
      .setIssuedAt(now)
      .setExpirationTime(now + SECRET_LIVES_S)
      .sign(await key);
  };
}

/** `user` comes through the browser, unsigned: good for a first name in a form, never for whose account it is. */
function nameIn({ user }: Readonly<Record<string, string>>): string | null {
  try {
    const { name } = JSON.parse(user ?? '') as { name?: { firstName?: unknown; lastName?: unknown } };
    return [name?.firstName, name?.lastName].filter((part) => typeof part === 'string').join(' ') || null;
  } catch {
    return null;
  }
}
