/** A submission: its key, and the body it was sent with. */
export type Submission = { key: string; body: string };

/**
 * The submission for a body: the pending one again when nothing was changed since, so that an answer lost on
 * the way is not written (and counted) twice; a new key otherwise.
 */
export function nextSubmission(pending: Submission | null, body: string, newKey: () => string): Submission {
  return pending?.body === body ? pending : { key: newKey(), body };
}

/** A random UUID (version 4), also where the page is not served over HTTPS. */
export function randomKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes.set([((bytes[6] ?? 0) & 0x0f) | 0x40], 6);
  bytes.set([((bytes[8] ?? 0) & 0x3f) | 0x80], 8);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
