import { createHash } from 'node:crypto';
import { type Answer, createFaultPlayer } from '../faults.ts';
import { type Call, startLocalServer } from '../local-server.ts';
import { signatureFault } from './signature.ts';

type S3Object = { contentType: string; bytes: Buffer };

/** The HTTP status of each of S3's codes (Amazon S3 API reference, "Error responses"). */
const STATUS: Readonly<Record<string, number>> = {
  AccessDenied: 403,
  InvalidAccessKeyId: 403,
  SignatureDoesNotMatch: 403,
  RequestTimeTooSkewed: 403,
  AuthorizationHeaderMalformed: 400,
  XAmzContentSHA256Mismatch: 400,
  MissingContentLength: 411,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  MethodNotAllowed: 405,
  InternalError: 500,
};

function refuse(code: string): Answer {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><RequestId>4442587FB7D0A2F9</RequestId></Error>`;
  return { status: STATUS[code] ?? 400, headers: { 'content-type': 'application/xml' }, body };
}

const CODE_OF: Readonly<Record<number, string>> = { 403: 'AccessDenied', 500: 'InternalError' };

/** Starts an empty store on a free port; it believes no call that is not signed as S3 wants it. */
export async function startFakeS3() {
  const account = {
    accessKeyId: 'AKIDEXAMPLE',
    region: 'eu-test-1',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
  };
  const bucket = 'pictures';
  const objects: Map<string, S3Object> = new Map();
  const faults = createFaultPlayer((status) => refuse(CODE_OF[status] ?? 'InternalError'));

  function put({ headers, bytes }: Call, key: string): Answer {
    if (headers['content-length'] === undefined) return refuse('MissingContentLength');
    const contentType = headers['content-type'] ?? 'binary/octet-stream';
    objects.set(key, { contentType, bytes });
    const etag = createHash('md5').update(bytes).digest('hex');
    return { status: 200, headers: { etag: `"${etag}"` }, body: '' };
  }

  async function answer(call: Call): Promise<Answer> {
    const fault = await signatureFault(call, account);
    if (fault) return refuse(fault);
    const [, name, ...rest] = call.path.split('/');
    if (name !== bucket) return refuse('NoSuchBucket');
    const key = rest.join('/');
    if (call.method === 'PUT') return put(call, key);
    if (call.method === 'DELETE') {
      objects.delete(key);
      return { status: 204, body: '' };
    }
    if (call.method !== 'GET') return refuse('MethodNotAllowed');
    const object = objects.get(key);
    if (!object) return refuse('NoSuchKey');
    return { status: 200, headers: { 'content-type': object.contentType }, body: object.bytes };
  }

  const server = await startLocalServer(async (call) => {
    const meant: Answer = { status: 200, body: '' };
    const kind = call.method === 'GET' ? 'read' : 'write';
    const outcome = await faults.play(kind, () => meant);
    return outcome === meant ? answer(call) : outcome;
  });
  return Object.assign(server, { account, bucket, objects, faults });
}

/** A store with one bucket, addressed by path. */
export type FakeS3 = Awaited<ReturnType<typeof startFakeS3>>;
