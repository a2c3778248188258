import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Operation } from '@/lib/api/operation.ts';
import { blogs } from '@/lib/api/operations/blogs.ts';
import { editing } from '@/lib/api/operations/editing.ts';
import { publishing } from '@/lib/api/operations/publishing.ts';
import { writing } from '@/lib/api/operations/writing.ts';
import { errorAnswer } from '@/lib/http/answers.ts';
import { api, routeNames, send } from '../../support/api.ts';
import { connectFakeModel } from '../../support/fake-model.ts';
import { keyOf } from '../../support/keys.ts';
import { savedBlog } from '../../support/owned-blog.ts';
import { signedInUser } from '../../support/users.ts';
import { makeBlog, routeRequest, TABLE } from '../authorization/routes.ts';

type Described = { security: { key: string[] }[]; responses: Record<string, { $ref?: string }> };

await connectFakeModel();

const { paths }: { paths: Record<string, Record<string, Described>> } = await (
  await api.get('/api/openapi.json')
).json();

/** Operations as the description has them, by method and path. */
const DESCRIBED = new Map(
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, described]) => [`${method.toUpperCase()} ${path}` as string, described] as const,
    ),
  ),
);

const OPERATIONS: Readonly<Record<string, Operation>> = { ...blogs, ...editing, ...publishing, ...writing };

const routeOf = (name: string) => name.replaceAll('{', '[').replaceAll('}', ']');

/** The scope that a route says a key lacks. */
async function missingScope(request: Request): Promise<string | undefined> {
  const { headers } = await send(request);
  return /error="insufficient_scope", scope="(\w+)"/.exec(headers.get('www-authenticate') ?? '')?.[1];
}

test('describes the routes that take programs, with their scopes, and no others', async () => {
  const { user } = await signedInUser();
  const key = await keyOf(user, []);
  const needed: [string, string][] = [];
  for (const route of (await routeNames()).filter((name) => name.includes(' /api/'))) {
    const scope = await missingScope(routeRequest(route, ['public'], user, key));
    if (scope) needed.push([route, scope]);
  }
  const described = [...DESCRIBED].map(([name, { security }]) => [routeOf(name), security[0]?.key[0]]);
  expect(described.sort()).toEqual(needed.sort());
});

/** What an operation may answer with a status. */
function answerOf({ answer, accepted = z.never() }: Operation, status: number): z.ZodType {
  const json = typeof answer === 'string' ? z.unknown() : answer;
  return (
    new Map<number, z.ZodType>([
      [200, json],
      [202, accepted],
    ]).get(status) ?? errorAnswer
  );
}

/** An answer's JSON; a file's type. */
const readBody = async (response: Response) =>
  response.headers.get('content-type')?.includes('json') ? response.json() : response.headers.get('content-type');

test.each([...DESCRIBED.keys()])('%s answers its owner as described', async (name) => {
  const operation = OPERATIONS[name] as Operation;
  const { user, headers } = await signedInUser();
  await savedBlog({ id: makeBlog(user), userId: user.id });
  const route = routeOf(name);
  const response = await send(routeRequest(route, TABLE[route] ?? ['public'], user, headers));
  const { status } = response;
  const body = await readBody(response);
  expect(DESCRIBED.get(name)?.responses).toHaveProperty(String(status));
  expect(DESCRIBED.get(name)?.responses[status]?.$ref ?? '').toContain(body?.code ?? '');
  expect(answerOf(operation, status).parse(body)).toEqual(body);
});
