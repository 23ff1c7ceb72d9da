import { createHash } from 'node:crypto';

/** What an issuer of OpenID Connect says of itself. */
export function describeIssuer(issuer: string, address = issuer) {
  return {
    issuer,
    authorization_endpoint: `${address}/authorize`,
    token_endpoint: `${address}/token`,
    jwks_uri: `${address}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  };
}

/** The address is the one the round began with, and the one who brings the code is who began it. */
export function fitsRound(params: URLSearchParams, asked: URLSearchParams): boolean {
  const verifier = params.get('code_verifier') ?? '';
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  return params.get('redirect_uri') === asked.get('redirect_uri') && challenge === asked.get('code_challenge');
}
