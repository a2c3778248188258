import { z } from 'zod';
import type { Scope } from '@/lib/constants/scopes.ts';
import type { ErrorCode } from '@/lib/http/errors.ts';
import type { LimitName } from '@/lib/http/rate-limit.ts';

/**
 * A request that programs can send: options of its route, and its part of the description. `answer` is JSON or the type of
 * a file; `accepted` the answer of 202; `streams` whether Accept can ask for events; `errors` those that do not follow from
 * its address and body (document.ts).
 */
export type Operation = {
  scope: Scope;
  summary: string;
  answer: z.ZodType | `${string}/${string}`;
  accepted?: z.ZodType;
  streams?: true;
  description?: string;
  errors?: readonly ErrorCode[];
} & { body?: z.ZodType; query?: z.ZodType; auth?: 'user'; limit?: LimitName; largeBody?: { limit: number } };

/** Operations by method and path, such as `GET /api/blogs/{id}`. */
export type Operations = Readonly<Record<`${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`, Operation>>;

type Given = Partial<Operation>;
type Answer = Operation['answer'];

export const read = <Query extends z.ZodType, const More extends Given = Record<never, never>>(
  ...[summary, answer, query, more]: [summary: string, answer: Answer, query?: Query, more?: More]
) => ({ ...(more as More), scope: 'read' as const, summary, answer, ...(query && { query }) });

/** Operations that need a scope and have a body, if only `{}`. */
const needing =
  <Needed extends Scope>(scope: Needed) =>
  <Body extends z.ZodType, const More extends Given = Record<never, never>>(
    ...[summary, answer, body, more]: [summary: string, answer: Answer, body?: Body, more?: More]
  ) => ({ ...(more as More), scope, summary, answer, body: body ?? (z.object({}) as never) });

export const [write, publish, check] = [needing('write'), needing('publish'), needing('check')];
