/** This tab's storage under one key; where the browser forbids it, nothing is kept and nothing breaks. */
export function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Saves a text under a key, or forgets the key when given null. */
export function writeSession(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Storage is full or forbidden: the form works without it.
  }
}
