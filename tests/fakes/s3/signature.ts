import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { SiteCall } from '../site-server.ts';

/** Who may call, and under which name of a region. */
export type S3Account = { accessKeyId: string; secretAccessKey: string; region: string };

/** How far a call's clock may be off, in milliseconds. */
const MAX_SKEW_MS = 15 * 60 * 1000;

const HEADER =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** RFC 3986, as the signature wants it. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

function canonicalRequest({ method, path, query, headers }: SiteCall, signed: string[]): string {
  const pairs = [...query].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort();
  const lines = signed.map((name) => {
    const value = String(headers[name] ?? '').trim();
    return `${name}:${value.replace(/ +/g, ' ')}\n`;
  });
  const uri = path.split('/').map(decodeURIComponent).map(encode).join('/');
  return [...[method, uri, pairs.join('&'), lines.join(''), signed.join(';')], headers['x-amz-content-sha256']].join(
    '\n',
  );
}

function timeOf(stamp: string): number {
  return Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

function isSignedRight(
  call: SiteCall,
  account: S3Account,
  parts: { day: string; names: string; signature: string },
): boolean {
  const { day, names, signature } = parts;
  const scope = `${day}/${account.region}/s3/aws4_request`;
  const stamp = String(call.headers['x-amz-date']);
  const request = sha256(canonicalRequest(call, names.split(';')));
  const key = [account.region, 's3', 'aws4_request'].reduce(
    (previous, text) => hmac(previous, text),
    hmac(`AWS4${account.secretAccessKey}`, day),
  );
  const right = hmac(key, ['AWS4-HMAC-SHA256', stamp, scope, request].join('\n'));
  return timingSafeEqual(right, Buffer.from(signature, 'hex'));
}

/**
 * Checks a call's AWS Signature Version 4 (Amazon S3 API reference, "Authenticating Requests: Using the Authorization
 * Header").
 * @returns S3's code of what is wrong, or undefined
 */
export function signatureFault(call: SiteCall, account: S3Account): string | undefined {
  const { headers, body } = call;
  const [, accessKeyId, day = '', region, names = '', signature = ''] = HEADER.exec(headers.authorization ?? '') ?? [];
  if (!accessKeyId) return 'AccessDenied';
  if (accessKeyId !== account.accessKeyId) return 'InvalidAccessKeyId';
  if (region !== account.region) return 'AuthorizationHeaderMalformed';
  const signed = new Set(names.split(';'));
  const needed = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))];
  if (!needed.every((name) => signed.has(name))) return 'AccessDenied';
  const stamp = String(headers['x-amz-date']);
  if (!stamp.startsWith(day)) return 'AuthorizationHeaderMalformed';
  if (!(Math.abs(Date.now() - timeOf(stamp)) < MAX_SKEW_MS)) return 'RequestTimeTooSkewed';
  if (!isSignedRight(call, account, { day, names, signature })) return 'SignatureDoesNotMatch';
  const hash = headers['x-amz-content-sha256'];
  const isWhole = hash === 'UNSIGNED-PAYLOAD' || hash === sha256(body);
  return isWhole ? undefined : 'XAmzContentSHA256Mismatch';
}
