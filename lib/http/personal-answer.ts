import { AsyncLocalStorage } from 'node:async_hooks';

/** Whether the answer being made is for whoever asks alone. */
const personal = new AsyncLocalStorage<{ isPersonal: boolean }>();

/**
 * Makes an answer of a route, and finds out whether something only its asker may see went into it.
 * @returns the answer, marked as one that nobody may store when it is personal
 */
export async function markingPersonal(make: () => Promise<Response>): Promise<Response> {
  const context = { isPersonal: false };
  const response = await personal.run(context, make);
  if (context.isPersonal) response.headers.set('Cache-Control', 'private, no-store');
  return response;
}

/** Says that the answer being made shows what only its asker may see. */
export function markPersonal(): void {
  const context = personal.getStore();
  if (context) context.isPersonal = true;
}
