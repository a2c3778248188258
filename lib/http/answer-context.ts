import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { type Sentence, say, translatorFor } from '../messages/catalogue.ts';
import { SOURCE_LANGUAGE } from '../messages/languages.ts';
import type { Translator } from '../messages/translator.ts';
import type { Namespace } from '../messages/types.ts';
import { processWide } from '../process-wide.ts';

/** A user's custom domain that was requested (docs/decisions/0082). */
export type OwnDomain = { userId: string; slug: string; host: string };

/** Header in which the public thread names the custom domain, as JSON; a client's own is dropped. */
export const OWN_DOMAIN_HEADER = 'x-own-domain';

/** A status that Next's pages cannot have, or have only as not-found.tsx, which knows no author. */
type RemovedStatus = 404 | 410 | 451;

/** What is known about an answer once it has been sent. */
export type AnswerFacts = {
  /** Tags of the data it was made from (lib/changes/names.ts). */
  tags: ReadonlySet<string>;
  /** Nothing is there, the blog was deleted, or hidden by the operator: replaces 200 and 404. */
  status?: RemovedStatus | undefined;
  /** The database was down: 500 becomes 503. */
  isUnavailable?: boolean;
  /** The Content-Signal header: whether AI companies may use the text. */
  contentSignal?: string | undefined;
};

export type AnswerContext = AnswerFacts & {
  tags: Set<string>;
  /** HTML of a document by id, for those parts that its scripts need not receive a second time. */
  markup?: Map<string, string>;
  ownDomain?: OwnDomain;
  /** BCP 47 tag of the language that the answer speaks. */
  language?: string;
  /** Whether that is its reader's language, as it stands in the address. */
  isScreen?: boolean;
};

const storage = processWide('answer', () => new AsyncLocalStorage<AnswerContext>());

export function inAnswer(context: AnswerContext, make: () => void): void {
  storage().run(context, make);
}

/** Adds tags (lib/changes/names.ts) to the current answer. Call it wherever public data is read. */
export function tagResponse(...names: readonly string[]): void {
  const tags = storage().getStore()?.tags;
  for (const name of names) tags?.add(name);
}

const mark = (facts: Partial<AnswerFacts>) => void Object.assign(storage().getStore() ?? {}, facts);

export const markRemoved = (status: RemovedStatus): void => mark({ status });

/** Marks the current answer as unavailable (503): Next answers 500 when the database is down. */
export const markUnavailable = (): void => mark({ isUnavailable: true });

export const markContentSignal = (contentSignal: string | undefined): void => mark({ contentSignal });

/** The custom domain that the current answer is for; undefined for this site. */
export const askedDomain = (): OwnDomain | undefined => storage().getStore()?.ownDomain;

export const askedLanguage = (): string => storage().getStore()?.language ?? SOURCE_LANGUAGE;

export const askedTranslator = <Name extends Namespace>(namespace: Name): Translator<Name> =>
  translatorFor(askedLanguage(), namespace);

/** Says a sentence in the language of the current answer, and a text as it is unless it is a note (`note`). */
export const tell = (said: Sentence | string): string => say(askedLanguage(), said);

/** Says the notes in an answer (`tell`). */
export const tellAll = <Said>(said: Said): Said =>
  JSON.parse(JSON.stringify(said), (_name, value) => (typeof value === 'string' ? tell(value) : value));

/** Whether the current answer is a screen, which speaks its reader's language, and not that of what it shows. */
export const isScreenAsked = (): boolean => storage().getStore()?.isScreen ?? true;

/** Stores HTML for the document, so that its scripts' data need not repeat it. Returns an id for `documentMarkup`. */
export function leaveMarkup(make: () => string): string | undefined {
  const markup = storage().getStore()?.markup;
  if (!markup) return undefined;
  const html = make();
  const id = `html-${createHash('sha256').update(html).digest('base64url').slice(0, 8)}`;
  markup.set(id, html);
  return id;
}

export const documentMarkup = (id: string): string => storage().getStore()?.markup?.get(id) ?? '';

/** Whether the current answer is for its requester only. */
const personal = new AsyncLocalStorage<{ isPersonal: boolean }>();

/** Makes an answer of a route, and forbids caching it if `markPersonal` was called. */
export async function markingPersonal(make: () => Promise<Response>): Promise<Response> {
  const context = { isPersonal: false };
  const response = await personal.run(context, make);
  if (context.isPersonal) response.headers.set('Cache-Control', 'private, no-store');
  return response;
}

export function markPersonal(): void {
  const context = personal.getStore();
  if (context) context.isPersonal = true;
}
