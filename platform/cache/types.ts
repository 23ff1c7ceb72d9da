export interface LimitRule {
  readonly perMinute: number;
  /** How many may come at once after a pause. */
  readonly burst: number;
}

export interface LimitAnswer {
  readonly allowed: boolean;
  /** 0 when allowed. */
  readonly retryAfterMs: number;
}

export interface StreamPart {
  readonly chunks: readonly string[];
  /** Give this as `from` of the next reading. */
  readonly next: number;
  /** False when nothing was ever appended, or all of it has expired. */
  readonly known: boolean;
}

/** Shared, forgetful memory of all nodes: it may lose anything at any time, so nothing depends on it for truth. */
export interface Cache {
  get(key: string): Promise<string | null>;
  set(key: string, value: string, ttlMs: number): Promise<void>;
  delete(key: string): Promise<void>;
  /** Counts one use of `key`. When the cache is away everybody passes: never the only guard of a sign-in. */
  limit(key: string, rule: LimitRule): Promise<LimitAnswer>;
  /** Adds to a live stream that every node can read; it lives ten minutes after its last chunk. */
  append(stream: string, chunk: string): Promise<void>;
  /** The chunks from position `from`; when there is none yet, waits up to `waitMs` for one. */
  read(stream: string, from: number, waitMs: number): Promise<StreamPart>;
  close(): Promise<void>;
}

export const STREAM_TTL_MS = 600_000;
