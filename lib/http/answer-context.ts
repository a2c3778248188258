import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';

/** The own domain of a user that an answer is for (docs/decisions/0082). */
export type OwnDomain = { userId: string; slug: string; host: string };

/** Header in which the thread at the public port names the own domain, as JSON; what a client sends is dropped. */
export const OWN_DOMAIN_HEADER = 'x-own-domain';

/** What is gathered while an answer is made. */
export type AnswerContext = {
  /** Names of what it is made from. */
  tags: Set<string>;
  /** Markup of a whole document that its scripts need not have as well, by id; absent for any other answer. */
  markup?: Map<string, string>;
  /** The own domain that was asked for; absent for this site itself. */
  ownDomain?: OwnDomain;
  /** What was asked for has been deleted: 'not found' is answered as 'gone'. */
  isGone?: boolean;
  /** The database cannot be used: a page that failed is answered as 'unavailable'. */
  isUnavailable?: boolean;
};

// The server and Next's bundle load this module separately; what one gathers, the other says.
const holder = globalThis as typeof globalThis & { quillcastAnswer?: AsyncLocalStorage<AnswerContext> };

function storage(): AsyncLocalStorage<AnswerContext> {
  holder.quillcastAnswer ??= new AsyncLocalStorage();
  return holder.quillcastAnswer;
}

/** Makes an answer in a context. */
export function inAnswer(context: AnswerContext, make: () => void): void {
  storage().run(context, make);
}

/**
 * Says that the answer being made depends on what may be changed under these names (lib/changes/names.ts). Called where
 * something public is read.
 */
export function tagResponse(...names: readonly string[]): void {
  const tags = storage().getStore()?.tags;
  for (const name of names) tags?.add(name);
}

/** Says that what a page was asked for has been deleted: Next knows only that it is not found (lib/server/application-server.ts). */
export function markGone(): void {
  const context = storage().getStore();
  if (context) context.isGone = true;
}

/** Says that a page failed since the database cannot be used, of which Next makes a fault (lib/server/application-server.ts). */
export function markUnavailable(): void {
  const context = storage().getStore();
  if (context) context.isUnavailable = true;
}

/** The own domain that the answer being made is for, or undefined for this site. */
export const askedDomain = (): OwnDomain | undefined => storage().getStore()?.ownDomain;

/**
 * Leaves markup for the document being made, so that it is sent once: in the page and not also to its scripts.
 * @returns the id under which components/blog/article/styled-article.tsx finds it, or undefined where no document is being made
 */
export function leaveMarkup(make: () => string): string | undefined {
  const markup = storage().getStore()?.markup;
  if (!markup) return undefined;
  const html = make();
  const id = `html-${createHash('sha256').update(html).digest('base64url').slice(0, 8)}`;
  markup.set(id, html);
  return id;
}
