/** 'tab' lasts until the tab is closed, 'browser' is shared by all tabs and lasts until it is forgotten. */
export type StorageArea = 'tab' | 'browser';

/** What reads a stored value: a schema of valibot or zod (both keep to Standard Schema), none of whose checks waits. */
export type StoredSchema<Value> = {
  '~standard': { validate: (value: unknown) => Result<Value> | Promise<Result<Value>> };
};
type Result<Value> = { value: Value; issues?: undefined } | { issues: readonly unknown[] };

/** Values that the browser refused to store, by area and key; they last as long as the page. */
const memory = new Map<string, string>();

const storageOf = (area: StorageArea) => (area === 'tab' ? sessionStorage : localStorage);

function readText(key: string, area: StorageArea): string | null {
  const unstored = memory.get(`${area}:${key}`);
  if (unstored !== undefined) return unstored;
  try {
    return storageOf(area).getItem(key);
  } catch {
    return null;
  }
}

/** Reads the JSON text of a stored value; null for what its schema does not take. */
export function parseStored<Value>(text: string | null, schema: StoredSchema<Value>): Value | null {
  try {
    const result = schema['~standard'].validate(JSON.parse(text ?? ''));
    return 'value' in result && !result.issues ? result.value : null;
  } catch {
    return null;
  }
}

/** Whether something is stored under a key, whatever it is. */
export function hasStored(key: string, area: StorageArea = 'tab'): boolean {
  return readText(key, area) !== null;
}

/** The value stored under a key; null when there is none, or none that its schema takes. */
export function readStored<Value>(key: string, schema: StoredSchema<Value>, area: StorageArea = 'tab'): Value | null {
  return parseStored(readText(key, area), schema);
}

/**
 * Stores a value as JSON under a key; null forgets the key. Where the browser forbids storage, or it is full, the value
 * lasts as long as the page.
 */
export function writeStored(key: string, value: unknown, area: StorageArea = 'tab'): void {
  memory.delete(`${area}:${key}`);
  const text = value === null ? null : JSON.stringify(value);
  try {
    if (text === null) storageOf(area).removeItem(key);
    else storageOf(area).setItem(key, text);
  } catch {
    if (text !== null) memory.set(`${area}:${key}`, text);
  }
}

/** Forgets everything that this tab stored. */
export function forgetTab(): void {
  for (const key of memory.keys()) if (key.startsWith('tab:')) memory.delete(key);
  try {
    sessionStorage.clear();
  } catch {
    // Where storage is forbidden there is nothing to clear.
  }
}
