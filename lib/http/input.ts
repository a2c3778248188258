import type { z } from 'zod';
import { isMessageKey } from '../messages/catalogue.ts';
import { AppError } from './errors.ts';

type Issue = z.core.$ZodRawIssue;

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const FORMATS: Readonly<Record<string, string>> = {
  datetime: 'a date and time, such as 2026-01-31T12:00:00Z',
  email: 'an email address',
  url: 'a web address',
  uuid: 'a UUID',
};

const UNITS: Readonly<Record<string, string>> = { string: 'characters', array: 'entries' };

const alternatives = new Intl.ListFormat('en', { type: 'disjunction' });

/** Path of a field: platforms[0].credentials. */
const fieldName = (path: readonly PropertyKey[] = []) =>
  path.reduce<string>((place, key) => {
    if (typeof key === 'number') return `${place}[${key}]`;
    return place === '' ? String(key) : `${place}.${String(key)}`;
  }, '') || 'The request';

function describeBound(issue: Extract<Issue, { code: 'too_big' | 'too_small' }>): string {
  const unit = UNITS[issue.origin];
  if (issue.code === 'too_big') {
    return unit ? `can have up to ${issue.maximum} ${unit}` : `must be at most ${issue.maximum}`;
  }
  if (!unit) return `must be at least ${issue.minimum}`;
  return issue.minimum === 1 ? 'cannot be empty' : `must have at least ${issue.minimum} ${unit}`;
}

function describeIssue(issue: Issue): string {
  if (issue.input === undefined) return 'is missing';
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${TYPES[issue.expected] ?? 'something else'}`;
    case 'invalid_format':
      return FORMATS[issue.format] ? `must be ${FORMATS[issue.format]}` : 'is not valid';
    case 'invalid_value':
      return `must be ${alternatives.format(issue.values.map(String))}`;
    case 'too_big':
    case 'too_small':
      return describeBound(issue);
    case 'unrecognized_keys':
      return `cannot have ${issue.keys.join(', ')}`;
    default:
      return 'is not valid';
  }
}

/** Default message of an issue, with the field's name: "platforms must be a list". */
export const inputSentence = (issue: Issue): string => `${fieldName(issue.path)} ${describeIssue(issue)}`;

/**
 * Parses a client's input, without the nulls that the schema does not accept. A schema's own message is a key of
 * `messages/en.json`; the issue's `params` are its values. @throws AppError invalid-input */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const options = { error: inputSentence };
  let result = schema.safeParse(input, options);
  const nulls = result.error?.issues.filter(({ path }) => removeNull(input, path)) ?? [];
  if (nulls.length > 0) result = schema.safeParse(input, options);
  if (result.success) return result.data;
  const { message = 'The request is not valid', ...issue } = result.error.issues[0] ?? {};
  const values = 'params' in issue ? issue.params : undefined;
  throw new AppError('invalid-input', isMessageKey(message) ? { key: message, values } : message);
}

const isObject = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Removes a null field, but not a null in a list. Returns whether it did. */
function removeNull(input: unknown, path: readonly PropertyKey[]): boolean {
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown>)?.[key], input);
  const name = path.at(-1);
  if (name === undefined || !isObject(parent) || !Object.hasOwn(parent, name)) return false;
  return parent[name] === null && delete parent[name];
}

/** A request's Idempotency-Key, or null. @throws AppError invalid-input unless 1 to 200 visible ASCII characters */
export function readIdempotencyKey(request: Request): string | null {
  const key = request.headers.get('idempotency-key');
  if (key === null || /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw new AppError('invalid-input', 'Idempotency-Key must be 1 to 200 visible ASCII characters.');
}
