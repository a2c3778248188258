/** What a form-encoded body holds: texts, lists by index and maps by name, as Stripe nests them in brackets. */
type FormValue = string | { [name: string]: FormValue };

/** A parsed body or query. */
export type Form = { [name: string]: FormValue };

/** Reads `items[0][price]=x&metadata[userId]=y` into nested maps; `expand[]=a` counts up from 0. */
export function readForm(text: string): Form {
  const form: Form = {};
  for (const [path, value] of new URLSearchParams(text)) {
    const names = path.split(/[[\]]+/).filter((name) => name !== '');
    const parts = path.endsWith('[]') ? [...names, ''] : names;
    put(form, parts, value);
  }
  return form;
}

function put(into: Form, [name = '', ...rest]: string[], value: string): void {
  const key = name === '' ? String(Object.keys(into).length) : name;
  if (rest.length === 0) {
    into[key] = value;
    return;
  }
  const below = into[key];
  const next = typeof below === 'object' ? below : {};
  into[key] = next;
  put(next, rest, value);
}

/** The text under a path, or undefined. */
export function textAt(form: Form, ...path: string[]): string | undefined {
  let value: FormValue | undefined = form;
  for (const name of path) value = typeof value === 'object' ? value[name] : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** The texts of a map or list under a path. */
export function textsAt(form: Form, ...path: string[]): Record<string, string> {
  let value: FormValue | undefined = form;
  for (const name of path) value = typeof value === 'object' ? value[name] : undefined;
  if (typeof value !== 'object') return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
