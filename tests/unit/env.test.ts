import { expect, test } from 'vitest';
import { hostAddresses, parseEnv } from '@/lib/env.ts';

test('needs no variable at all', () => {
  expect(parseEnv({})).toMatchObject({
    PORT: 3000,
    DATA_DIR: '.data',
    TRUST_PROXY: 0,
    FREE_BLOG_LIMIT: 4,
    OUTBOUND_ALLOW_HOSTS: [],
  });
});

test('takes unlimited for no limit', () => {
  expect(parseEnv({ FREE_BLOG_LIMIT: 'unlimited' }).FREE_BLOG_LIMIT).toBe(Number.POSITIVE_INFINITY);
});

test('takes an empty variable for an absent one', () => {
  expect(parseEnv({ PORT: '', OPENAI_API_KEY: '' }).OPENAI_API_KEY).toBeUndefined();
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['SITE_URL', 'quillcast.example'],
  ['AUTH_SECRET', 'short'],
  ['FREE_PER_ADDRESS_PER_DAY', '0'],
  ['FREE_BLOG_LIMIT', '0'],
  ['FREE_BLOG_LIMIT', 'none'],
  ['MEMORY_LIMIT_MB', '100'],
  ['RUN_DEADLINE_MINUTES', '0'],
  ['RUN_DEADLINE_MINUTES', '1441'],
  ['OUTBOUND_ALLOW_HOSTS', '127.0.0.1'],
  ['OUTBOUND_ALLOW_HOSTS', '*.example.com:80'],
  ['OPERATOR_EMAILS', 'owner@site.example; second@site.example'],
  ['WEBSUB_HUB', 'hub.example'],
  ['INDEXNOW_KEY', 'short'],
  ['INDEXNOW_KEY', 'key of the tests'],
  ['METRICS_ADDRESS', '9464'],
  ['METRICS_ADDRESS', '127.0.0.1:94640'],
  ['METRICS_ADDRESS', 'http://127.0.0.1:9464'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', '127.0.0.1:4317'],
  ['MODEL_SERVERS', 'on'],
  ['MODEL_SERVERS', 'localhost:11434'],
  ['MODEL_SERVERS', 'http://127.0.0.1:11434, ftp://127.0.0.1'],
  ['MODEL_SERVERS', 'http://user:secret@127.0.0.1:11434'],
])('names %s when it is %s', (name, value) => {
  expect(() => parseEnv({ [name]: value })).toThrow(name);
});

test.each([
  ['PORT', 'NaN', 'PORT must be a number'],
  ['TRUST_PROXY', 'yes', 'TRUST_PROXY must be a number'],
  ['DATABASE_URL', 'postgresql://a:5432,b:many/blogs', 'DATABASE_URL must be a postgresql:// address'],
  ['DATABASE_URL', 'postgresql:///blogs?host=a,b', 'DATABASE_URL must name several hosts before its path'],
  ['DATABASE_URL', 'postgresql://a,b/blogs?target_session_attrs=any', 'DATABASE_URL must lead to the primary'],
  ['ROLE', 'worker', 'DATABASE_URL is required with ROLE=worker: only one process can use the embedded database'],
])('says of %s=%s: %s', (name, value, sentence) => {
  expect(() => parseEnv({ [name]: value })).toThrow(sentence);
});

test.each([
  ['127.0.0.1:9464', '127.0.0.1'],
  ['[::1]:9464', '::1'],
  ['metrics.internal:9464', 'metrics.internal'],
])('listens for metrics at %s', (METRICS_ADDRESS, host) => {
  expect(parseEnv({ METRICS_ADDRESS }).METRICS_ADDRESS).toEqual({ host, port: 9464 });
});

test('takes several hosts apart, and a password with a comma for part of one address', () => {
  const after = '/blogs?target_session_attrs=read-write';
  const DATABASE_URL = `postgresql://u:a,b@db:1,[::1]:2,c${after}`;
  expect(parseEnv({ DATABASE_URL }).DATABASE_URL).toBe(DATABASE_URL);
  expect(hostAddresses(DATABASE_URL)).toEqual([
    `postgresql://u:a,b@db:1${after}`,
    `postgresql://u:a,b@[::1]:2${after}`,
    `postgresql://u:a,b@c${after}`,
  ]);
  expect(hostAddresses('postgresql:///blogs?host=/run/postgresql')).toEqual([
    'postgresql:///blogs?host=/run/postgresql',
  ]);
});

test('asks for secrets that all processes share in production with a database server', () => {
  const variables = { NODE_ENV: 'production', DATABASE_URL: 'postgresql://db/quillcast' };
  expect(() => parseEnv(variables)).toThrow('AUTH_SECRET is required in production');
  expect(() => parseEnv(variables)).toThrow('CREDENTIALS_KEY is required in production');
  const secrets = { AUTH_SECRET: 'x'.repeat(32), CREDENTIALS_KEY: Buffer.alloc(32).toString('base64') };
  expect(() => parseEnv({ ...variables, ...secrets })).not.toThrow();
});

test('asks for what is missing of an S3-compatible store', () => {
  const variables = { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'pictures', S3_REGION: 'eu' };
  expect(() => parseEnv(variables)).toThrow('S3_ACCESS_KEY_ID is required with S3_ENDPOINT');
  expect(() => parseEnv(variables)).toThrow('S3_SECRET_ACCESS_KEY is required with S3_ENDPOINT');
  const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
  expect(() => parseEnv({ ...variables, ...keys })).not.toThrow();
});

test('reads a list of operators’ addresses', () => {
  expect(parseEnv({ OPERATOR_EMAILS: 'Owner@Site.example, second@site.example,' }).OPERATOR_EMAILS).toEqual([
    'owner@site.example',
    'second@site.example',
  ]);
  expect(parseEnv({}).OPERATOR_EMAILS).toEqual([]);
});

test('reads a list of exact hosts', () => {
  expect(parseEnv({ OUTBOUND_ALLOW_HOSTS: 'Wiki.local:80, [::1]:8080' }).OUTBOUND_ALLOW_HOSTS).toEqual([
    'wiki.local:80',
    '[::1]:8080',
  ]);
});

test.each([
  ['', ['http://127.0.0.1:11434', 'http://127.0.0.1:1234', 'http://127.0.0.1:8080']],
  ['off', []],
  ['http://gpu:9000/v1/, https://models.example', ['http://gpu:9000', 'https://models.example']],
])('looks for model servers at the addresses of "%s"', (MODEL_SERVERS, addresses) => {
  expect(parseEnv({ MODEL_SERVERS }).MODEL_SERVERS).toEqual(addresses);
});
