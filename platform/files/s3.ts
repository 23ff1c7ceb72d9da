import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import type { Outbound, OutboundResponse } from '#platform/outbound';
import { type FileStore, fileId, isFileId } from './types.ts';

/** A bucket, as FILES_URL names it. */
export interface Bucket {
  /** Origin, bucket and what all names begin with, with a slash at the end. */
  readonly address: URL;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

class StoreFailed extends Error {
  override readonly name = 'StoreFailed';
  readonly code = 'FILE_STORE';
}

/** Objects of a bucket by Amazon's S3 protocol, addressed by path, which every store of that kind knows. */
export function s3Store(bucket: Bucket, outbound: Outbound): FileStore {
  const at = (id: string) => new URL(fileId(id), bucket.address);
  const ask = (method: Method, url: URL, body?: Uint8Array) => exchange(bucket, outbound, { method, url, body });
  return {
    async put(id, bytes) {
      expectOk(await ask('PUT', at(id), bytes), 'PUT');
    },
    async get(id) {
      const answer = await ask('GET', at(id));
      return answer.status === 404 ? null : bytesOf(expectOk(answer, 'GET'));
    },
    async remove(id) {
      const answer = await ask('DELETE', at(id));
      if (answer.status !== 404) expectOk(answer, 'DELETE');
    },
    async *list() {
      for (let next: string | null = ''; next !== null;) {
        const { body: text } = expectOk(await ask('GET', listing(bucket.address, next)), 'LIST');
        for (const [, object = ''] of text.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const id = valueIn(object, 'Key')?.split('/').at(-1) ?? '';
          const writtenAt = new Date(valueIn(object, 'LastModified') ?? NaN);
          if (isFileId(id) && !Number.isNaN(writtenAt.getTime())) yield { id, writtenAt };
        }
        next = valueIn(text, 'NextContinuationToken');
      }
    },
  };
}

type Method = 'DELETE' | 'GET' | 'PUT';

interface Exchange {
  readonly method: Method;
  readonly url: URL;
  readonly body: Uint8Array | undefined;
}

async function exchange(
  { accessKeyId, secretAccessKey, region }: Bucket,
  outbound: Outbound,
  { method, url, body }: Exchange,
): Promise<OutboundResponse> {
  const hash = createHash('sha256')
    .update(body ?? '')
    .digest('hex');
  const signer = new AwsV4Signer({
    method,
    url: url.href,
    headers: { 'x-amz-content-sha256': hash },
    service: 's3',
    region,
    accessKeyId,
    secretAccessKey,
  });
  const signed = await signer.sign();
  const headers = Object.fromEntries(signed.headers);
  return outbound.request({
    url: signed.url.toString(),
    method,
    headers,
    ...(body && { body }),
    timeoutMs: 30_000,
    maxBytes: 32_000_000,
  });
}

/** Bucket and prefix stand in the path: `/bucket/prefix/`. */
function listing(address: URL, next: string): URL {
  const [, bucket = '', ...prefix] = address.pathname.split('/');
  const url = new URL(`/${bucket}`, address);
  url.searchParams.set('list-type', '2');
  if (prefix.some(Boolean)) url.searchParams.set('prefix', prefix.map(decodeURIComponent).join('/'));
  if (next !== '') url.searchParams.set('continuation-token', next);
  return url;
}

function expectOk(answer: OutboundResponse, what: string): OutboundResponse {
  if (answer.status >= 200 && answer.status < 300) return answer;
  throw new StoreFailed(`The file store answered ${answer.status} to ${what}: ${answer.body.slice(0, 300)}`);
}

function bytesOf({ bytes, body }: OutboundResponse): Uint8Array {
  return bytes ?? Buffer.from(body);
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function valueIn(xml: string, name: string): string | null {
  const found = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return found?.replaceAll(/&(\w+);/g, (whole, entity: string) => ENTITIES[entity] ?? whole) ?? null;
}
