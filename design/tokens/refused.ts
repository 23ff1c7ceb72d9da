/** What is wrong with a token, and where: the file, then the path. */
export class TokensRefused extends Error {
  override readonly name = 'TokensRefused';
}

export function refuse(where: string, path: string, fault: string): never {
  throw new TokensRefused(`${where}: ${path || '(file)'}: ${fault}`);
}
