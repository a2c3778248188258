import { inEnglish } from '@/lib/messages/catalogue.ts';
import 'server-only';
import { STATUS_CODES } from 'node:http';
import { z } from 'zod';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { isKept, SCOPES } from '@/lib/constants/scopes.ts';
import { siteUrl } from '@/lib/env.ts';
import { errorAnswer } from '@/lib/http/answers.ts';
import { SMALL_BODY_BYTES } from '@/lib/http/body.ts';
import { type ErrorCode, STATUS } from '@/lib/http/errors.ts';
import { LIMITS } from '@/lib/http/rate-limit.ts';
import { processWide } from '@/lib/process-wide.ts';
import { AUTHORIZE_PATH } from '@/lib/routes.ts';
import type { Operation } from './operation.ts';
import { blogs } from './operations/blogs.ts';
import { editing } from './operations/editing.ts';
import { publishing } from './operations/publishing.ts';
import { writing } from './operations/writing.ts';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** What operations share, filled as they are described. */
const components = { schemas: {} as Record<string, JsonSchema>, responses: {} as Record<string, object> };

/** Says a default in words: a client made from the description would require a field that has one. */
function sayDefault({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  const { default: value, description = '' } = jsonSchema;
  delete jsonSchema.default;
  if (value === undefined || typeof value === 'object') return;
  jsonSchema.description = `${description} Default: ${JSON.stringify(value)}.`.trim();
}

/** JSON Schema of what is sent; schemas with an id become components. */
function convert(schema: z.ZodType): JsonSchema {
  const options = { io: 'input', unrepresentable: 'any', override: sayDefault } as const;
  const { properties, $defs } = z.toJSONSchema(z.object({ schema }), options);
  Object.assign(components.schemas, $defs);
  return properties?.schema as JsonSchema;
}

const TEXT = { type: 'string' };
const json = (schema: z.ZodType) => ({ 'application/json': { schema: convert(schema) } });
const header = (name: string, description: string) => ({ [name]: { description, schema: TEXT } });

/** Errors of every operation, of those with a body, of those on blogs, and of those with an Idempotency-Key. */
const OF_ALL = ['unauthenticated', 'forbidden', 'too-many-requests', 'internal', 'unavailable'] as const;
const OF_BODIES = ['invalid-input', 'too-slow', 'too-large'] as const;
const OF_BLOGS = ['not-found', 'gone', 'blocked', 'sign-in-required'] as const;
const OF_KEYS = ['conflict', 'unprocessable-input'] as const;

function describeErrors(name: string, { scope, body, query, errors = [] }: Operation, fields: readonly string[]) {
  const isOfBlogs = /\/blogs\/\{id|\{blogId/.test(name) || fields.some((field) => /^(?:ids|blogId|of)$/.test(field));
  const found = new Set<ErrorCode>([...OF_ALL, ...errors, ...(body ? OF_BODIES : []), ...(isOfBlogs ? OF_BLOGS : [])]);
  if (query) found.add('invalid-input');
  if (name.includes('{')) found.add('not-found');
  for (const code of name.startsWith('POST') && isKept(scope) ? OF_KEYS : []) found.add(code);
  const byStatus = Object.groupBy(found, (code) => STATUS[code]);
  return Object.entries(byStatus).map(([status, codes = []]) => {
    components.responses[codes.join('.')] ??= {
      description: `${STATUS_CODES[status]}: ${codes.map((code) => `\`${code}\``).join(', ')}`,
      ...(['429', '503'].includes(status) && { headers: header('Retry-After', 'Seconds to wait.') }),
      content: json(errorAnswer),
    };
    return [status, { $ref: `#/components/responses/${codes.join('.')}` }];
  });
}

function describeOperation(tag: string, name: string, operation: Operation) {
  const { scope, summary, description, body, query, limit, largeBody, streams, answer, accepted } = operation;
  const { tries, seconds } = LIMITS[limit ?? 'program'];
  const { properties = {}, required = [] } = query ? convert(query) : {};
  const fields = [...Object.keys(properties), ...Object.keys((body && convert(body).properties) ?? {})];
  const sentences = [
    ...[description, `Scope: \`${scope}\`.`, streams && 'Send `Accept: text/event-stream` for a stream of events.'],
    limit && `At most ${tries} requests in ${seconds / 60} minutes from one address.`,
    largeBody && `The body has at most ${Math.floor(largeBody.limit / 1024).toLocaleString('en-US')} KB.`,
  ];
  return {
    ...{ tags: [tag], operationId: name.toLowerCase().match(/\w+/g)?.join('_'), summary },
    description: sentences.filter(Boolean).join(' '),
    security: [{ key: [scope] }, { oauth: [scope] }],
    parameters: [
      ...(name.match(/\w+(?=\})/g) ?? []).map((of) => ({ name: of, in: 'path', required: true, schema: TEXT })),
      ...Object.entries(properties).map(([of, schema]) => {
        return { name: of, in: 'query', required: required.includes(of), schema };
      }),
      ...(name.startsWith('POST') && isKept(scope) ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ],
    ...(body && { requestBody: { required: true, content: json(body) } }),
    responses: {
      200: { description: 'OK', content: typeof answer === 'string' ? { [answer]: { schema: TEXT } } : json(answer) },
      ...(accepted && {
        202: {
          ...{ description: 'Accepted: follow it at `events` or `poll`.', content: json(accepted) },
          headers: header('Location', 'The address to poll.'),
        },
      }),
      ...Object.fromEntries(describeErrors(name, operation, fields)),
    },
  };
}

const ABOUT = `Send a key of /settings/programs, or a token of OAuth, as \`Authorization: Bearer …\`.

- Each key and connection has ${LIMITS.program.tries} requests a minute. Quotas and plans are those of the account.
- A body is JSON of up to ${SMALL_BODY_BYTES / 1024} KB, unless its operation says more.
- A POST that writes, with an \`Idempotency-Key\`, is done once: a repeat gets the same answer for a day.
- Long work is answered with 202 and continues by itself. What a program writes is a draft unless it asks for more.
- An error has a \`code\` for programs and a \`message\` for people. After 429 and 503, wait \`Retry-After\` seconds.
- Refused and failed requests are logged with their path and code; never a key, and never a text.`;

function describeApi() {
  const paths: Record<string, Record<string, object>> = {};
  for (const [tag, operations] of Object.entries({ writing, blogs, editing, publishing })) {
    for (const [name, operation] of Object.entries(operations)) {
      const [method = '', path = ''] = name.split(' ');
      paths[path] = { ...paths[path], [method.toLowerCase()]: describeOperation(tag, name, operation) };
    }
  }
  const scopes = Object.fromEntries(SCOPES.map((scope) => [scope, inEnglish(`programs.scopes.${scope}.text`)]));
  const tokens = { authorizationUrl: siteUrl() + AUTHORIZE_PATH, tokenUrl: `${siteUrl()}/api/oauth/token`, scopes };
  const key = { name: 'Idempotency-Key', in: 'header', schema: { ...TEXT, minLength: 1, maxLength: 200 } };
  const oauth = { type: 'oauth2', flows: { authorizationCode: tokens } };
  const description = {
    openapi: '3.1.1',
    info: { title: `${BRAND_NAME} API`, version: '1', description: ABOUT },
    ...{ servers: [{ url: siteUrl() }], paths },
    components: {
      ...{ ...components, parameters: { IdempotencyKey: key } },
      securitySchemes: { key: { type: 'http', scheme: 'bearer' }, oauth },
    },
  };
  return JSON.parse(JSON.stringify(description).replaceAll('#/$defs/', '#/components/schemas/'));
}

/** The description of the API (OpenAPI 3.1), from what its routes check; made once in a process. */
export const apiDescription = processWide('api description', describeApi);
