import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A store by the S3 protocol that remembers, checks signatures by its own reading of SigV4 and lists two objects a page. */
export interface FakeS3 {
  readonly origin: string;
  readonly objects: Map<string, { readonly bytes: Buffer; writtenAt: Date }>;
  /** Answers this to everything while it is set. */
  failWith: number | null;
  close(): Promise<void>;
}

const PAGE = 2;
export const KEYS = { accessKeyId: 'AKFAKE', secretAccessKey: 's3cr3t/with+signs' } as const;

export async function startFakeS3(region = 'eu-test-1'): Promise<FakeS3> {
  const objects: FakeS3['objects'] = new Map();
  const server = createServer((request, response) => void answer(request, response));
  const fake: FakeS3 = { origin: '', objects, failWith: null, close: () => closed(server) };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Buffer.from(await text(request.setEncoding('latin1')), 'latin1');
    const url = new URL(request.url ?? '/', 'http://fake');
    if (fake.failWith !== null) return void response.writeHead(fake.failWith).end('<Error/>');
    if (!isSigned(request, url, body, region)) return void response.writeHead(403).end('<Error>Signature</Error>');
    const key = decodeURIComponent(url.pathname.slice(1));
    if (url.searchParams.has('list-type')) return void response.end(page(objects, key, url.searchParams));
    if (request.method === 'PUT') objects.set(key, { bytes: body, writtenAt: new Date() });
    if (request.method === 'DELETE') return void response.writeHead(objects.delete(key) ? 204 : 404).end();
    const found = objects.get(key);
    if (found) response.end(request.method === 'GET' ? found.bytes : '');
    else response.writeHead(404).end('<Error>NoSuchKey</Error>');
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(fake, { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => void server.close(() => resolve()));
}

function page(objects: FakeS3['objects'], bucket: string, asked: URLSearchParams): string {
  const begins = `${bucket}/${asked.get('prefix') ?? ''}`;
  const from = Number(asked.get('continuation-token') ?? 0);
  const all = [...objects].filter(([key]) => key.startsWith(begins));
  const shown = all
    .slice(from, from + PAGE)
    .map(
      ([key, { writtenAt }]) =>
        `<Contents><Key>${key.slice(bucket.length + 1)}</Key><LastModified>${writtenAt.toISOString()}</LastModified></Contents>`,
    );
  const more = from + PAGE < all.length ? `<NextContinuationToken>${from + PAGE}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult>${shown.join('')}${more}</ListBucketResult>`;
}

/** Signature Version 4, as its reference describes it, for what was received. */
function isSigned({ method, headers }: IncomingMessage, url: URL, body: Buffer, region: string): boolean {
  const given = /Credential=([^/]+)\/(\d+)\/[^,]+, SignedHeaders=([^,]+), Signature=(\w+)/.exec(
    headers.authorization ?? '',
  );
  const hash = createHash('sha256').update(body).digest('hex');
  if (!given || headers['x-amz-content-sha256'] !== hash) return false;
  const [, key, day = '', names = '', signature] = given;
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .toSorted()
    .join('&');
  const canonical = [
    method,
    url.pathname,
    query,
    ...names.split(';').map((name) => `${name}:${String(headers[name])}`),
    '',
    names,
    hash,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const digest = createHash('sha256').update(canonical).digest('hex');
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, digest].join('\n');
  const mac = (secret: string | Buffer, part: string) => createHmac('sha256', secret).update(part).digest();
  const signing = [region, 's3', 'aws4_request'].reduce(mac, mac(`AWS4${KEYS.secretAccessKey}`, day));
  return key === KEYS.accessKeyId && mac(signing, toSign).toString('hex') === signature;
}
