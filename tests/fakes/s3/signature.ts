import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import type { Call } from '../local-server.ts';

/** Who may call, and under which name of a region. */
export type S3Account = { accessKeyId: string; secretAccessKey: string; region: string };

/** How far a call's clock may be off, in milliseconds. */
const MAX_SKEW_MS = 15 * 60 * 1000;

/**
 * Checks a call's AWS Signature Version 4 by signing what came in once more.
 * @returns S3's code of what is wrong, or undefined
 */
export async function signatureFault(call: Call, account: S3Account): Promise<string | undefined> {
  const { method, path, query, headers, bytes } = call;
  const { authorization = '', host = '' } = headers;
  const [, accessKeyId, region, names = ''] =
    /Credential=([^/]+)\/\d{8}\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+)/.exec(authorization) ?? [];
  if (!accessKeyId) return 'AccessDenied';
  if (accessKeyId !== account.accessKeyId) return 'InvalidAccessKeyId';
  if (region !== account.region) return 'AuthorizationHeaderMalformed';
  const datetime = String(headers['x-amz-date']);
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(datetime)?.map(Number) ?? [];
  const [year = 0, month = 0, ...rest] = parts;
  if (!(Math.abs(Date.now() - Date.UTC(year, month - 1, ...rest)) < MAX_SKEW_MS)) return 'RequestTimeTooSkewed';
  const signed = names.split(';').filter((name) => name !== 'host');
  const url = new URL(path, `http://${host}`);
  url.search = `${query}`;
  const signer = new AwsV4Signer({
    ...{ ...account, service: 's3', method, url: url.href, datetime, allHeaders: true },
    headers: Object.fromEntries(signed.map((name) => [name, String(headers[name])])),
  });
  if ((await signer.sign()).headers.get('authorization') !== authorization) return 'SignatureDoesNotMatch';
  const hash = createHash('sha256').update(bytes).digest('hex');
  return [hash, 'UNSIGNED-PAYLOAD'].includes(String(headers['x-amz-content-sha256']))
    ? undefined
    : 'XAmzContentSHA256Mismatch';
}
