import type { Field } from './graphql.ts';

/** Resolves a field with arguments. */
export type Resolver = (given: Record<string, unknown>) => unknown;

/** The requested fields of a value, by alias. */
export function select(value: unknown, fields: readonly Field[], variables: Record<string, unknown>): unknown {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.map((each) => select(each, fields, variables));
  if (fields.length === 0) return value;
  const object = value as Record<string, unknown>;
  return Object.fromEntries(
    fields.map((field) => {
      const given = Object.fromEntries(
        Object.entries(field.arguments).map(([name, each]) => [
          name,
          'variable' in each ? variables[each.variable] : each.literal,
        ]),
      );
      const found = object[field.name];
      const resolved = typeof found === 'function' ? (found as Resolver)(given) : found;
      return [field.alias, select(resolved, field.fields, variables)];
    }),
  );
}

/** A page of a connection: newest first, never more than the cap. */
export function connection<Item extends { id: string }>(items: readonly Item[], cap: number): Resolver {
  return ({ first, after }) => {
    const newest = items.toReversed();
    const start = after ? newest.findIndex(({ id }) => id === after) + 1 : 0;
    const page = newest.slice(start, start + Math.min(Number(first), cap));
    return {
      edges: page.map((node) => ({ node, cursor: node.id })),
      pageInfo: { endCursor: page.at(-1)?.id ?? null, hasNextPage: start + page.length < newest.length },
    };
  };
}
