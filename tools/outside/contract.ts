import { createConfig, lintFromString } from '@redocly/openapi-core';

/** What Redocly's recommended rules find in a contract, warnings as well. */
export async function contractProblems(source: string): Promise<readonly string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const found = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  return found.map(({ ruleId, message, location }) => `${ruleId} ${message} ${location[0]?.pointer ?? ''}`);
}
