/** 'tab' lasts until the tab closes; 'browser' is shared by all tabs and permanent. */
export type StorageArea = 'tab' | 'browser';

/** A synchronous schema of valibot or zod (Standard Schema). */
export type StoredSchema<Value> = {
  '~standard': { validate: (value: unknown) => Result<Value> | Promise<Result<Value>> };
};
type Result<Value> = { value: Value; issues?: undefined } | { issues: readonly unknown[] };

/** Values that the browser refused to store, by area and key, until the page closes. */
const memory = new Map<string, string>();

const openStorage = (area: StorageArea) => (area === 'tab' ? sessionStorage : localStorage);

function readText(key: string, area: StorageArea): string | null {
  const unstored = memory.get(`${area}:${key}`);
  if (unstored !== undefined) return unstored;
  try {
    return openStorage(area).getItem(key);
  } catch {
    return null;
  }
}

export function parseStored<Value>(text: string | null, schema: StoredSchema<Value>): Value | null {
  try {
    const result = schema['~standard'].validate(JSON.parse(text ?? ''));
    return 'value' in result && !result.issues ? result.value : null;
  } catch {
    return null;
  }
}

export const hasStored = (key: string, area: StorageArea = 'tab'): boolean => readText(key, area) !== null;

export function readStored<Value>(key: string, schema: StoredSchema<Value>, area: StorageArea = 'tab'): Value | null {
  return parseStored(readText(key, area), schema);
}

/** Stores a value as JSON; null forgets it. Where storage is forbidden or full, it lasts as long as the page. */
export function writeStored(key: string, value: unknown, area: StorageArea = 'tab'): void {
  memory.delete(`${area}:${key}`);
  const text = value === null ? null : JSON.stringify(value);
  try {
    if (text === null) openStorage(area).removeItem(key);
    else openStorage(area).setItem(key, text);
  } catch {
    if (text !== null) memory.set(`${area}:${key}`, text);
  }
}

export function forgetTab(): void {
  for (const key of memory.keys()) if (key.startsWith('tab:')) memory.delete(key);
  try {
    sessionStorage.clear();
  } catch {}
}
