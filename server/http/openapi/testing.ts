import type { Call } from '#contract/core';
import { openApi } from './document.ts';
import { contractExports } from './doors.ts';

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly security?: readonly object[];
  readonly parameters?: readonly Record<string, unknown>[];
  readonly requestBody?: Record<string, unknown>;
  readonly responses: Readonly<Record<string, Record<string, unknown>>>;
}

export interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly security: readonly object[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Every call of the contract, once. */
export function allCalls(): readonly Call[] {
  const found = contractExports().map(([, value]) => value);
  return [...new Map(found.filter(isCall).map((call) => [call.name, call])).values()];
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'input' in value;
}

/** What a site with all of them publishes. */
export function wholeDocument(): string {
  return JSON.stringify(openApi(allCalls(), 'https://travel.wayfold.test'));
}
