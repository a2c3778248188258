import type { Blog } from '@/lib/blogs/schema.ts';
import type { PlatformName, Visibility } from '@/lib/constants/platforms.ts';
import { destinationVerdict } from '@/lib/http/address-guard.ts';
import { NotedError, note } from '@/lib/messages/catalogue.ts';
import type { Credentials } from './credential-forms.ts';

type PlatformErrorOptions = {
  cause?: unknown;
  retryAfter?: number | undefined;
  /** The message asks the owner to check for an earlier copy, so the next try does not look for one. */
  asksOwner?: boolean;
};

/** A failed call: refused (a retry is pointless), busy (retry later), or unknown (it may have succeeded). */
export class PlatformError extends NotedError {
  readonly kind: 'refused' | 'busy' | 'unknown';
  readonly retryAfter: number | undefined;
  readonly asksOwner: boolean;
  constructor(kind: PlatformError['kind'], reason: string, options: PlatformErrorOptions = {}) {
    super(reason, { cause: options.cause });
    this.name = 'PlatformError';
    this.kind = kind;
    this.retryAfter = options.retryAfter;
    this.asksOwner = options.asksOwner ?? false;
  }
}

export const refused = (reason: string, options?: PlatformErrorOptions) =>
  new PlatformError('refused', reason, options);

export const unknown = (reason: string, options?: PlatformErrorOptions) =>
  new PlatformError('unknown', reason, options);

export type Post = {
  blog: Blog;
  visibility: Visibility;
  /** The blog's public address: the canonical URL, and the target of the visible link. */
  canonicalUrl: string;
  readPicture: (url: string) => Promise<Picture | null>;
};

export type Picture = { bytes: Uint8Array<ArrayBuffer>; contentType: string };

export type Published = {
  /** Absent while it has none, as drafts on some platforms. */
  url?: string;
  id?: string;
  /** Replaces the usual status message. */
  note?: string;
  /** Shown beside the status, such as pictures that could not be copied. */
  warning?: string;
  /** Given where it may differ from the requested one. */
  visibility?: Visibility;
};

/** What an earlier submission to the same place recorded. */
export type KnownPost = {
  id?: string | undefined;
  url?: string | undefined;
  /** An earlier try got no answer, so the post may exist. */
  isUncertain?: boolean;
};

/** A platform's API, used with one set of credentials. @throws PlatformError by every method */
export abstract class PlatformClient<Name extends PlatformName = PlatformName> {
  protected readonly credentials: Credentials<Name>;
  protected readonly signal: AbortSignal;
  constructor(credentials: Credentials<Name>, signal: AbortSignal) {
    this.credentials = credentials;
    this.signal = signal;
  }
  abstract check(): Promise<void>;
  /** Finds a copy that is already there; called before every post. */
  abstract findEarlier(post: Post, known?: KnownPost): Promise<Published | null>;
  abstract publish(post: Post): Promise<Published>;
  /** Puts the current text into an existing post; publishes a draft if asked, never the other way round. */
  update?(copy: Published, post: Post): Promise<Published>;
  /** Deletes a post, or puts it in the trash or makes it a draft there. A post that is gone is no error. */
  remove?(id: string): Promise<void>;
}

export type Platform<
  Name extends PlatformName = PlatformName,
  Client extends PlatformClient<Name> = PlatformClient<Name>,
> = {
  /** Names the account or site without any secret; a blog is submitted to each target once. */
  target(credentials: Credentials<Name>): string;
  new (credentials: Credentials<Name>, signal: AbortSignal): Client;
};

/** Cuts a text to a number of characters (code points), the last one an ellipsis. */
export function shortened(text: string, most: number): string {
  const characters = Array.from(text);
  if (characters.length <= most) return text;
  const start = characters.slice(0, most - 1).join('');
  return `${start.trimEnd()}…`;
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether an address is http(s) and, by its spelling, on the public internet. */
export function isPublicUrl(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && destinationVerdict(url, []) === 'public-only';
}

export const isSameAddress = (one: string | null | undefined, other: string): boolean =>
  Boolean(one) && URL.parse(one ?? '')?.href === URL.parse(other)?.href;

/** A site's origin and path, without query, trailing slash, and `ownPages`, which are paths of its software. */
export function siteAddress(url: string, ownPages: readonly string[] = []): string {
  const { origin, pathname } = new URL(url);
  const cuts = ownPages.map((page) => `${pathname}/`.indexOf(`${page}/`)).filter((at) => at >= 0);
  return `${origin}${pathname.slice(0, Math.min(pathname.length, ...cuts)).replace(/\/+$/, '')}`;
}

/** An address without scheme and leading "www.", which do not distinguish sites. */
export const bareAddress = (address: string): string => address.replace(/^https?:\/\/(www\.)?|^www\./, '');

/** A site behind a proxy often reports http addresses: takes the scheme of a known one. */
export const keepScheme = (known: string, reported: string) =>
  known.startsWith('https:') ? reported.replace(/^http:/, 'https:') : reported;

/** Whether two addresses have the same host, a leading "www." aside, and the same port. */
export function isSameSite(first: string, second: string): boolean {
  const [one, other] = [new URL(first), new URL(second)];
  const name = (url: URL) => url.hostname.replace(/^www\./, '');
  return name(one) === name(other) && one.port === other.port;
}

/** Lets credentials go over https, or to this machine, only. @throws PlatformError refused */
export function requireHttps(platform: string, url: string): void {
  const { protocol, hostname } = new URL(url);
  if (protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname))) return;
  throw refused(note('platforms.httpsNeeded', { platform }));
}
