import type { FastifyInstance } from 'fastify';
import type { Cron, JobHandler } from '#platform/jobs';
import type { ExchangeOf } from '../http/api-routes.ts';
import type { Binding } from '../http/binding.ts';
import type { Words } from '../http/words.ts';

/** What one part of the product adds to the site. */
export interface Part {
  /** Calls of the contract and the verbs that answer them. */
  readonly bindings?: readonly Binding[];
  /** Streams and other answers that are not calls. */
  readonly routes?: (app: FastifyInstance, exchangeOf: ExchangeOf) => void;
  /** Sentences for the part's error codes. */
  readonly words?: Readonly<Record<string, Words>>;
  /** Job handlers by topic; each may run twice for one job. */
  readonly jobs?: Readonly<Record<string, JobHandler>>;
  readonly crons?: readonly Cron[];
  /** What starts once the site listens: who does not need it does not wait. `/readyz` does. */
  readonly warmUp?: () => Promise<void>;
  readonly stop?: () => Promise<void>;
}
