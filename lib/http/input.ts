import type { z } from 'zod';
import { AppError } from './errors.ts';
import { inputSentence } from './input-sentence.ts';

/**
 * Checks what a client sent. A null where a schema takes none counts as a field that was left out; it is removed from
 * `input`, which must be the caller's own.
 * @throws AppError invalid-input with the sentence of the first fault
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const options = { error: inputSentence };
  let result = schema.safeParse(input, options);
  const nulls = result.error?.issues.filter(({ path }) => removeNull(input, path)) ?? [];
  if (nulls.length > 0) result = schema.safeParse(input, options);
  if (result.success) return result.data;
  throw new AppError('invalid-input', result.error.issues[0]?.message ?? 'The request is not valid');
}

const isObject = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Removes a field that is null; gives whether there was one. A null in a list has a place and stays. */
function removeNull(input: unknown, path: readonly PropertyKey[]): boolean {
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown>)?.[key], input);
  const name = path.at(-1);
  if (name === undefined || !isObject(parent) || !Object.hasOwn(parent, name)) return false;
  return parent[name] === null && delete parent[name];
}
