import { SOURCE_LANGUAGE } from '@/lib/messages/languages.ts';
import type { Messages } from '@/lib/messages/types.ts';

/** Messages by language and first part of their keys, and those that are on their way. */
const messages = new Map<string, Messages>();
const pending = new Map<string, Promise<Messages>>();

/** The language of the page shown last, or of its innermost part that has one of its own. */
let latest = SOURCE_LANGUAGE;

const nameOf = (language: string, part: string) => `${language}/${part}`;

export const latestLanguage = (): string => latest;

/** Adds messages that came with a page. */
export function addMessages(language: string, parts: Readonly<Record<string, Messages>>): void {
  latest = language;
  for (const [part, own] of Object.entries(parts)) messages.set(nameOf(language, part), own);
}

async function load(name: string): Promise<Messages> {
  const response = await fetch(`/api/messages/${name}`);
  if (!response.ok) throw new Error(`Messages ${name}: ${response.status}`);
  const loaded: Messages = await response.json();
  messages.set(name, loaded);
  return loaded;
}

/** The browser's side of `messagesOf` (lib/messages/catalogue.ts): from the page, else from the server, asked once. */
export function messagesOf(language: string, part: string): Messages | Promise<Messages> {
  const name = nameOf(language, part);
  const known = messages.get(name) ?? pending.get(name);
  if (known) return known;
  const loading = load(name);
  pending.set(name, loading);
  // A lost connection must not last: the next try asks again.
  loading.catch(() => pending.delete(name));
  return loading;
}
